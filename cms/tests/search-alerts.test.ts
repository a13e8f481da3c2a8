import { calendarFeedFacts } from './facts/calendar-feed.js';
import { deadlineReminderFacts } from './facts/deadline-reminders.js';
import { searchAlertFacts } from './facts/search-alerts.js';
import { useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();
const cms = useCms({ env: { SMTP_URL: sink.url } });

searchAlertFacts(cms, sink);
deadlineReminderFacts(cms, sink);
calendarFeedFacts(cms, sink);
