import { describe } from 'vitest';
import { ask } from '../areas/area.js';
import { submissions } from '../areas/submissions.js';
import { cmsOnPostgres } from '../support/postgres-cms.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('Submissions on PostgreSQL', () => {
  ask(submissions, 'all', cmsOnPostgres({ SMTP_URL: sink.url }).cms, sink);
});
