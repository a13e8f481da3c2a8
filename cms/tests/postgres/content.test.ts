import { describe } from 'vitest';
import { ask } from '../areas/area.js';
import { content } from '../areas/content.js';
import { askSheets } from '../areas/sheets.js';
import { cmsOnPostgres } from '../support/postgres-cms.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('Content on PostgreSQL', () => {
  const { cms } = cmsOnPostgres({ SMTP_URL: sink.url });

  ask(content, 'all', cms, sink);
  askSheets(cms);
});
