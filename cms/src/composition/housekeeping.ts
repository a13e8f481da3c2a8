import { forgetUnconfirmedAccounts } from '../api/account/forget-unconfirmed-accounts.js';
import { makeMissingMembers } from '../api/account/make-member.js';
import { deleteStaleProviderLogins } from '../api/account/provider-login.js';
import { eraseOldNeeds } from '../api/event-invitation/erase-needs.js';
import { forgetUnconfirmed } from '../api/newsletter-subscriber/subscribers.js';
import { forgetExpiredAnswers } from '../platform/captcha/spent-captchas.js';
import { deleteExpiredLinkTokens } from '../platform/link-tokens/link-tokens.js';
import { tidyMailJobs } from '../platform/mail/job-states.js';
import { sweepUnfinishedMessages } from '../platform/mail/transport.js';
import { runJobs, startHourlyJobs, type Jobs } from '../platform/jobs/hourly-jobs.js';
import { forgetReadNotifications } from '../api/notification/user-notifications.js';
import { sweepOrphans } from '../platform/private-files/store.js';
import { eraseOldPassports } from '../api/travel-intake/erase-passports.js';

// A form that is sent again after this long is a new one.
const sentFormDays = 30;

/** What is past its term, or was left behind. In this order: what makes room comes first. */
const jobs: Jobs = {
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

/** At each start, and hourly from then on. */
export async function tidyUp(now?: number): Promise<void> {
  await runJobs(jobs, now);
}

export function startHousekeeping(): void {
  startHourlyJobs(jobs);
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
