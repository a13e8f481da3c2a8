import { describe } from 'vitest';
import { accountLinkFacts } from '../facts/account-links.js';
import { accountFacts } from '../facts/accounts.js';
import { contestedAccountFacts } from '../facts/contested-accounts.js';
import { calendarFeedFacts } from '../facts/calendar-feed.js';
import { deadlineReminderFacts } from '../facts/deadline-reminders.js';
import { linkTokenFacts } from '../facts/link-tokens.js';
import { memberAccountFacts } from '../facts/member-accounts.js';
import { notificationFacts } from '../facts/notifications.js';
import { preferenceFacts } from '../facts/preferences.js';
import { recommendationFacts } from '../facts/recommendations.js';
import { searchAlertFacts } from '../facts/search-alerts.js';
import { privacyFacts } from '../facts/privacy.js';
import { profileFacts } from '../facts/profile.js';
import { profileFileFacts } from '../facts/profile-files.js';
import { profileViewerFacts } from '../facts/profile-viewers.js';
import { backgroundWorkFacts, sharedBackgroundWorkFacts } from '../facts/background-work.js';
import { scheduledJobFacts } from '../facts/scheduled-jobs.js';
import { secondFactorFacts } from '../facts/second-factor.js';
import { cmsOnPostgres } from '../support/postgres-cms.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('Accounts on PostgreSQL', () => {
  const { cms } = cmsOnPostgres({ SMTP_URL: sink.url });

  linkTokenFacts(cms);
  accountFacts(cms, sink);
  accountLinkFacts(cms, sink);
  contestedAccountFacts(cms, sink);
  profileFacts(cms, sink);
  profileFileFacts(cms, sink);
  profileViewerFacts(cms);
  notificationFacts(cms, sink);
  preferenceFacts(cms, sink);
  searchAlertFacts(cms, sink);
  recommendationFacts(cms, sink);
  privacyFacts(cms, sink);
  deadlineReminderFacts(cms, sink);
  memberAccountFacts(cms, sink);
  secondFactorFacts(cms, sink);
  calendarFeedFacts(cms, sink);
  scheduledJobFacts(cms);
  backgroundWorkFacts(cms);
  sharedBackgroundWorkFacts(cms);
});
