import { forgetUnconfirmedAccounts } from '../api/account/forget-unconfirmed-accounts.js';
import { makeMissingMembers } from '../api/account/make-member.js';
import { deleteStaleProviderLogins } from '../api/account/provider-login.js';
import { deleteStaleEnrolments } from '../api/account/second-factor.js';
import { forgetLateAddresses } from '../api/account/waiting-address.js';
import { forgetOldReminders, remindOfDeadlines } from '../api/application/deadline-reminders.js';
import { forgetOldDrafts } from '../api/application/application-drafts.js';
import { eraseOldCvs } from '../api/application/erase-cvs.js';
import { eraseOldNeeds } from '../api/event-invitation/erase-needs.js';
import { remindGuests } from '../api/event-invitation/guest-reminders.js';
import { giveAllFreePlaces } from '../api/event-invitation/waiting-list.js';
import { forgetUnconfirmed } from '../api/newsletter-subscriber/subscribers.js';
import { forgetExpiredAnswers } from '../platform/captcha/spent-captchas.js';
import { deleteExpiredLinkTokens } from '../platform/link-tokens/link-tokens.js';
import { mergeSearchIndexes } from '../platform/listing/keep-in-step.js';
import { renames } from '../platform/listing/refresh-naming.js';
import { tidyMailJobs } from '../platform/mail/job-states.js';
import { sweepUnfinishedMessages } from '../platform/mail/transport.js';
import { hourly, runJobs, startScheduledJobs, type Jobs } from '../platform/jobs/scheduled-jobs.js';
import { makeMissingSizes } from '../platform/pictures/missing-sizes.js';
import { placeEarlierReports } from '../api/message-report/report-conversation.js';
import { mailUnread } from '../api/chat/mail-unread.js';
import { mailDigests } from '../api/notification/digests.js';
import { forgetOldCvOpenings } from '../api/member/cv-openings.js';
import { fanOuts } from '../api/notification/fan-out.js';
import { forgetEndedDevices } from '../api/notification/push-devices.js';
import { pushes } from '../api/notification/send-pushes.js';
import { forgetReadNotifications } from '../api/notification/user-notifications.js';
import { carryOutPlans } from '../api/publishing-plan/carry-out-plans.js';
import { refreshRecommendations } from '../api/recommendation/stored-recommendations.js';
import { mailSearchAlerts } from '../api/search-alert/mail-alerts.js';
import { forgetDeletedAlerts } from '../api/search-alert/search-alerts.js';
import { forgetOldUiActions } from '../api/ui-action/ui-actions.js';
import { forgetOldExports } from '../api/privacy/data-exports.js';
import { eraseClosedAccounts } from '../api/privacy/erase-accounts.js';
import { dataExports } from '../api/privacy/make-exports.js';
import { eraseLostCvs } from '../api/profile/profile-cv.js';
import { sheetImports } from '../api/sheet-import/bring-in.js';
import { forgetOldImports } from '../api/sheet-import/sheet-rows.js';
import { resealAll } from './reseal.js';
import { forgetOldTries } from '../platform/rate-limits/limits.js';
import { sweepOrphans } from '../platform/private-files/store.js';
import { eraseOldPassports } from '../api/travel-intake/erase-passports.js';

// A form that is sent again after this long is a new one.
const sentFormDays = 30;
// What a process left behind that died while it notified many.
const fanOutEveryMs = 5 * 60_000;
// What a process left behind that died while it read anew who names another.
const renamesEveryMs = 5 * 60_000;
// What a push service could not take, and what a process left behind.
const pushesEveryMs = 60_000;
// What a process left behind that died while it made somebody's.
const exportsEveryMs = 5 * 60_000;
// What a process left behind that died within a table.
const importsEveryMs = 5 * 60_000;
// What became free where nobody saw it.
const placesEveryMs = 5 * 60_000;
// So long after its hour a digest comes at most, beside the jobs' own look.
const digestsEveryMs = 5 * 60_000;
// So long after its quarter of an hour a mail of unread messages comes at most.
const unreadMessagesEveryMs = 2 * 60_000;

// So long after its moment an entry is published at most, while a process runs.
const promptEveryMs = 15_000;

/** What is past its term, or was left behind. In this order: what makes room comes first. */
const jobs: Jobs = {
  CVs: hourly(eraseLostCvs),
  'CV openings': hourly(forgetOldCvOpenings),
  'closed accounts': hourly(eraseClosedAccounts),
  'old copies of data': hourly(forgetOldExports),
  'private files': hourly(sweepPrivateFiles),
  'unfinished mails': hourly(sweepUnfinishedMessages),
  passports: hourly(erasePassports),
  'CVs of applications': hourly(eraseCvs),
  needs: hourly(eraseNeeds),
  sessions: hourly((now) => strapi.db.connection('account_sessions').where('expires_at', '<', now).delete()),
  'sent forms': hourly((now) =>
    strapi.db
      .connection('sent_forms')
      .where('created_at', '<', now - sentFormDays * 86_400_000)
      .delete(),
  ),
  captchas: hourly(forgetExpiredAnswers),
  'counted tries': hourly(forgetOldTries),
  subscribers: hourly(forgetUnconfirmed),
  'link tokens': hourly(deleteExpiredLinkTokens),
  'provider logins': hourly(deleteStaleProviderLogins),
  'waiting addresses': hourly(forgetLateAddresses),
  'second factors': hourly(deleteStaleEnrolments),
  members: hourly(makeMissingMembers),
  accounts: hourly(forgetUnconfirmedAccounts),
  'former secrets': hourly(resealAll),
  mails: hourly(tidyMailJobs),
  drafts: hourly(forgetOldDrafts),
  'old reminders': hourly(forgetOldReminders),
  'deadline reminders': hourly(remindOfDeadlines),
  'guest reminders': hourly(remindGuests),
  'places at events': { everyMs: placesEveryMs, run: giveAllFreePlaces },
  notifications: hourly(forgetReadNotifications),
  'push devices': hourly(forgetEndedDevices),
  'deleted searches': hourly(forgetDeletedAlerts),
  'old tables': hourly(forgetOldImports),
  'ui actions': hourly(forgetOldUiActions),
  'notifications of many': { everyMs: fanOutEveryMs, run: fanOuts.run },
  renames: { everyMs: renamesEveryMs, run: renames.run },
  'push messages': { everyMs: pushesEveryMs, run: pushes.run },
  'copies of data': { everyMs: exportsEveryMs, run: dataExports.run },
  'earlier reports': hourly(placeEarlierReports),
  tables: { everyMs: importsEveryMs, run: sheetImports.run },
  'unread messages': { everyMs: unreadMessagesEveryMs, run: mailUnread },
  recommendations: hourly(refreshRecommendations),
  digests: { everyMs: digestsEveryMs, run: mailDigests },
  'search alerts': { everyMs: digestsEveryMs, run: mailSearchAlerts },
  'search indexes': hourly(mergeSearchIndexes),
  'sizes of pictures': hourly(makeMissingSizes),
};

/** What is done at a moment that somebody has chosen. */
const promptJobs: Jobs = {
  'planned publishing': { everyMs: promptEveryMs, run: carryOutPlans },
};

export const allJobs: Jobs = { ...jobs, ...promptJobs };

/** At each start, whenever they were done last. */
export async function tidyUp(now?: number): Promise<void> {
  await runJobs(allJobs, now);
}

export function startHousekeeping(): void {
  startScheduledJobs(jobs);
  startScheduledJobs(promptJobs, promptEveryMs);
}

async function erasePassports(now: number) {
  const erased = await eraseOldPassports(now);
  if (erased > 0) strapi.log.info(`Erased ${erased} passport copies past their term`);
}

async function eraseCvs(now: number) {
  const erased = await eraseOldCvs(now);
  if (erased > 0) strapi.log.info(`Erased ${erased} CVs of applications past their term`);
}

async function eraseNeeds(now: number) {
  const relieved = await eraseOldNeeds(now);
  if (relieved > 0) strapi.log.info(`Erased what ${relieved} guests of past events had needed`);
}

async function sweepPrivateFiles(now: number) {
  const swept = await sweepOrphans(now);
  if (swept > 0) strapi.log.warn(`Removed ${swept} private files that no row names`);
}
