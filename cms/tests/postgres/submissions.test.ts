import { describe } from 'vitest';
import { factsOfSubmissions } from '../areas/submissions.js';
import { cmsOnPostgres } from '../support/postgres-cms.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('Submissions on PostgreSQL', () => {
  factsOfSubmissions(cmsOnPostgres({ SMTP_URL: sink.url }).cms, sink);
});
