import { describe } from 'vitest';
import { ask } from '../areas/area.js';
import { content } from '../areas/content.js';
import { askSheets } from '../areas/sheets.js';
import { calendarFileFacts } from '../facts/calendar-file.js';
import { typingErrorFacts } from '../facts/typing-errors.js';
import { useCms } from '../support/cms.js';
import { inThoroughRuns, partOnSqlite } from '../support/short-run.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('Content on SQLite', () => {
  const cms = useCms({ env: { SMTP_URL: sink.url } });

  ask(content, partOnSqlite, cms, sink);
  calendarFileFacts(cms);
  typingErrorFacts(cms);
  inThoroughRuns(() => askSheets(cms));
});
