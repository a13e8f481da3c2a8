import { accountClosingFacts } from '../facts/account-closings.js';
import { accountErasureFacts } from '../facts/account-erasures.js';
import { accountLinkFacts } from '../facts/account-links.js';
import { accountPasswordFacts } from '../facts/account-passwords.js';
import { accountFacts } from '../facts/accounts.js';
import { backgroundWorkFacts } from '../facts/background-work.js';
import { calendarFeedFacts } from '../facts/calendar-feed.js';
import { chosenNoticeFacts } from '../facts/chosen-notices.js';
import { contestedAccountFacts } from '../facts/contested-accounts.js';
import { dataCopyFacts } from '../facts/data-copies.js';
import { deadlineReminderFacts } from '../facts/deadline-reminders.js';
import { deskSaveFacts } from '../facts/desk-saves.js';
import { digestFacts } from '../facts/digests.js';
import { earlierAddressFacts } from '../facts/earlier-addresses.js';
import { emailChangeFacts } from '../facts/email-change.js';
import { leftMailboxFacts } from '../facts/left-mailboxes.js';
import { linkTokenFacts } from '../facts/link-tokens.js';
import { memberAccountFacts } from '../facts/member-accounts.js';
import { notificationFacts } from '../facts/notifications.js';
import { ownAccountFacts } from '../facts/own-account.js';
import { preferenceFacts } from '../facts/preferences.js';
import { profileFacts } from '../facts/profile.js';
import { profileFileFacts } from '../facts/profile-files.js';
import { profileVersionFacts } from '../facts/profile-versions.js';
import { profileViewerFacts } from '../facts/profile-viewers.js';
import { recommendationFacts } from '../facts/recommendations.js';
import { scheduledJobFacts } from '../facts/scheduled-jobs.js';
import { searchAlertFacts } from '../facts/search-alerts.js';
import { secondFactorFacts } from '../facts/second-factor.js';
import { staffGivenAddressFacts } from '../facts/staff-given-addresses.js';
import { wholeReadFacts } from '../facts/whole-reads.js';
import type { Area } from './area.js';

/** Accounts and profiles, what members are told, and the work that goes on by itself. */
export const accounts: Area = [
  linkTokenFacts,
  { database: accountFacts },
  { database: accountPasswordFacts },
  { database: ownAccountFacts },
  accountLinkFacts,
  contestedAccountFacts,
  emailChangeFacts,
  earlierAddressFacts,
  leftMailboxFacts,
  staffGivenAddressFacts,
  profileFacts,
  profileVersionFacts,
  profileFileFacts,
  profileViewerFacts,
  { database: notificationFacts },
  preferenceFacts,
  chosenNoticeFacts,
  digestFacts,
  { database: searchAlertFacts },
  { database: recommendationFacts },
  dataCopyFacts,
  accountClosingFacts,
  accountErasureFacts,
  deadlineReminderFacts,
  memberAccountFacts,
  deskSaveFacts,
  { database: wholeReadFacts },
  secondFactorFacts,
  calendarFeedFacts,
  { database: scheduledJobFacts },
  { database: backgroundWorkFacts },
];
