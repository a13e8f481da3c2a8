import { accountLinkFacts } from '../facts/account-links.js';
import { accountFacts } from '../facts/accounts.js';
import { backgroundWorkFacts } from '../facts/background-work.js';
import { calendarFeedFacts } from '../facts/calendar-feed.js';
import { contestedAccountFacts } from '../facts/contested-accounts.js';
import { deadlineReminderFacts } from '../facts/deadline-reminders.js';
import { linkTokenFacts } from '../facts/link-tokens.js';
import { memberAccountFacts } from '../facts/member-accounts.js';
import { notificationFacts } from '../facts/notifications.js';
import { preferenceFacts } from '../facts/preferences.js';
import { privacyFacts } from '../facts/privacy.js';
import { profileFileFacts } from '../facts/profile-files.js';
import { profileViewerFacts } from '../facts/profile-viewers.js';
import { profileFacts } from '../facts/profile.js';
import { recommendationFacts } from '../facts/recommendations.js';
import { scheduledJobFacts } from '../facts/scheduled-jobs.js';
import { searchAlertFacts } from '../facts/search-alerts.js';
import { secondFactorFacts } from '../facts/second-factor.js';
import type { Cms } from '../support/cms.js';
import type { SmtpSink } from '../support/smtp-sink.js';

/** The rules of accounts and profiles, what members are told, and the work that goes on by itself: in a short run on one database. */
export function factsOfAccounts(cms: Cms, sink: SmtpSink): void {
  linkTokenFacts(cms);
  accountLinkFacts(cms, sink);
  contestedAccountFacts(cms, sink);
  profileFacts(cms, sink);
  profileFileFacts(cms, sink);
  profileViewerFacts(cms);
  preferenceFacts(cms, sink);
  privacyFacts(cms, sink);
  deadlineReminderFacts(cms, sink);
  memberAccountFacts(cms, sink);
  secondFactorFacts(cms, sink);
  calendarFeedFacts(cms, sink);
}

/** What hangs on how a database asks, sorts, counts, finds and commits. */
export function databaseFactsOfAccounts(cms: Cms, sink: SmtpSink): void {
  accountFacts(cms, sink);
  notificationFacts(cms, sink);
  searchAlertFacts(cms, sink);
  recommendationFacts(cms, sink);
  scheduledJobFacts(cms);
  backgroundWorkFacts(cms);
}
