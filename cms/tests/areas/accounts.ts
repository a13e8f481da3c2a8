import { accountLinkFacts } from '../facts/account-links.js';
import { accountFacts } from '../facts/accounts.js';
import { backgroundWorkFacts } from '../facts/background-work.js';
import { calendarFeedFacts } from '../facts/calendar-feed.js';
import { contestedAccountFacts } from '../facts/contested-accounts.js';
import { deadlineReminderFacts } from '../facts/deadline-reminders.js';
import { deskSaveFacts } from '../facts/desk-saves.js';
import { earlierAddressFacts } from '../facts/earlier-addresses.js';
import { leftMailboxFacts } from '../facts/left-mailboxes.js';
import { staffGivenAddressFacts } from '../facts/staff-given-addresses.js';
import { emailChangeFacts } from '../facts/email-change.js';
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
import { wholeReadFacts } from '../facts/whole-reads.js';
import type { Area } from './area.js';

/** Accounts and profiles, what members are told, and the work that goes on by itself. */
export const accounts: Area = [
  linkTokenFacts,
  { database: accountFacts },
  accountLinkFacts,
  contestedAccountFacts,
  emailChangeFacts,
  earlierAddressFacts,
  leftMailboxFacts,
  staffGivenAddressFacts,
  profileFacts,
  profileFileFacts,
  profileViewerFacts,
  { database: notificationFacts },
  preferenceFacts,
  { database: searchAlertFacts },
  { database: recommendationFacts },
  privacyFacts,
  deadlineReminderFacts,
  memberAccountFacts,
  deskSaveFacts,
  { database: wholeReadFacts },
  secondFactorFacts,
  calendarFeedFacts,
  { database: scheduledJobFacts },
  { database: backgroundWorkFacts },
];
