import { describe } from 'vitest';
import { ask } from '../areas/area.js';
import { submissions } from '../areas/submissions.js';
import { useCms } from '../support/cms.js';
import { partOnSqlite } from '../support/short-run.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('Submissions on SQLite', () => {
  ask(submissions, partOnSqlite, useCms({ env: { SMTP_URL: sink.url } }), sink);
});
