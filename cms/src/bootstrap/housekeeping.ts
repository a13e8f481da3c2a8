import { forgetUnconfirmedAccounts } from '../accounts/forget-unconfirmed-accounts.js';
import { makeMissingMembers } from '../accounts/make-member.js';
import { deleteStaleProviderLogins } from '../accounts/provider-login.js';
import { eraseOldNeeds } from '../api/event-invitation/answers/erase-needs.js';
import { forgetUnconfirmed } from '../api/newsletter-subscriber/queries/subscribers.js';
import { forgetExpiredAnswers } from '../captcha/spent-captchas.js';
import { deleteExpiredLinkTokens } from '../link-tokens/link-tokens.js';
import { tidyMailJobs } from '../mail/job-states.js';
import { forgetReadNotifications } from '../notifications/user-notifications.js';
import { sweepOrphans } from '../private-files/store.js';
import { eraseOldPassports } from '../submissions/erase-passports.js';

const everyMs = 3_600_000;
// A form that is sent again after this long is a new one.
const sentFormDays = 30;
let timer: NodeJS.Timeout | undefined;

/** Hourly: passports past their term, expired sessions and link tokens, old idempotency keys, mail jobs and notifications, files without a row. */
export function startHousekeeping(): void {
  timer = setInterval(() => void tidyUp(), everyMs);
  timer.unref();
}

export function stopHousekeeping(): void {
  clearInterval(timer);
}

export async function tidyUp(now: number = Date.now()): Promise<void> {
  try {
    const { connection } = strapi.db;
    await connection('account_sessions').where('expires_at', '<', now).delete();
    await connection('sent_forms').where('created_at', '<', now - sentFormDays * 86_400_000).delete();
    await forgetExpiredAnswers(now);
    await forgetUnconfirmed(now);
    await deleteExpiredLinkTokens(now);
    await deleteStaleProviderLogins(now);
    await makeMissingMembers();
    await forgetUnconfirmedAccounts(now);
    await tidyMailJobs(now);
    await forgetReadNotifications(now);
    const erased = await eraseOldPassports(now);
    if (erased > 0) strapi.log.info(`Erased ${erased} passport copies past their term`);
    const relieved = await eraseOldNeeds(now);
    if (relieved > 0) strapi.log.info(`Erased what ${relieved} guests of past events had needed`);
    const swept = await sweepOrphans(now);
    if (swept > 0) strapi.log.warn(`Removed ${swept} private files that no submission names`);
  } catch (error) {
    strapi.log.error(`Housekeeping failed: ${error instanceof Error ? error.name : 'unknown error'}`);
  }
}
