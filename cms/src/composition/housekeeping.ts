import { forgetUnconfirmedAccounts } from '../api/account/forget-unconfirmed-accounts.js';
import { makeMissingMembers } from '../api/account/make-member.js';
import { deleteStaleProviderLogins } from '../api/account/provider-login.js';
import { eraseOldNeeds } from '../api/event-invitation/erase-needs.js';
import { forgetUnconfirmed } from '../api/newsletter-subscriber/subscribers.js';
import { forgetExpiredAnswers } from '../platform/captcha/spent-captchas.js';
import { deleteExpiredLinkTokens } from '../platform/link-tokens/link-tokens.js';
import { tidyMailJobs } from '../platform/mail/job-states.js';
import { sweepUnfinishedMessages } from '../platform/mail/transport.js';
import { forgetReadNotifications } from '../api/notification/user-notifications.js';
import { sweepOrphans } from '../platform/private-files/store.js';
import { eraseOldPassports } from '../api/travel-intake/erase-passports.js';

const everyMs = 3_600_000;
// A form that is sent again after this long is a new one.
const sentFormDays = 30;
let timer: NodeJS.Timeout | undefined;

/** Hourly: passports past their term, expired sessions and link tokens, old idempotency keys, mail jobs and notifications, files without a row or half written. */
export function startHousekeeping(): void {
  timer = setInterval(() => void tidyUp(), everyMs);
  timer.unref();
}

export function stopHousekeeping(): void {
  clearInterval(timer);
}

type Chore = (now: number) => Promise<unknown>;

/** In this order: what makes room comes first. */
const chores: Record<string, Chore> = {
  'private files': sweepPrivateFiles,
  'unfinished mails': sweepUnfinishedMessages,
  passports: erasePassports,
  needs: eraseNeeds,
  sessions: (now) => strapi.db.connection('account_sessions').where('expires_at', '<', now).delete(),
  'sent forms': (now) =>
    strapi.db
      .connection('sent_forms')
      .where('created_at', '<', now - sentFormDays * 86_400_000)
      .delete(),
  captchas: forgetExpiredAnswers,
  subscribers: forgetUnconfirmed,
  'link tokens': deleteExpiredLinkTokens,
  'provider logins': deleteStaleProviderLogins,
  members: makeMissingMembers,
  accounts: forgetUnconfirmedAccounts,
  mails: tidyMailJobs,
  notifications: forgetReadNotifications,
};

/** Each by itself: one that fails, as on a full disk, keeps no other from its work. */
export async function tidyUp(now: number = Date.now()): Promise<void> {
  const failed: string[] = [];
  for (const [name, chore] of Object.entries(chores)) {
    try {
      await chore(now);
    } catch (error) {
      failed.push(`${name} (${error instanceof Error ? error.name : 'unknown error'})`);
    }
  }
  if (failed.length > 0) strapi.log.error(`Housekeeping failed: ${failed.join(', ')}`);
}

async function erasePassports(now: number) {
  const erased = await eraseOldPassports(now);
  if (erased > 0) strapi.log.info(`Erased ${erased} passport copies past their term`);
}

async function eraseNeeds(now: number) {
  const relieved = await eraseOldNeeds(now);
  if (relieved > 0) strapi.log.info(`Erased what ${relieved} guests of past events had needed`);
}

async function sweepPrivateFiles(now: number) {
  const swept = await sweepOrphans(now);
  if (swept > 0) strapi.log.warn(`Removed ${swept} private files that no submission names`);
}
