import { describe } from 'vitest';
import { databaseFactsOfSubmissions, factsOfSubmissions } from '../areas/submissions.js';
import { cmsOnPostgres } from '../support/postgres-cms.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('Submissions on PostgreSQL', () => {
  const { cms } = cmsOnPostgres({ SMTP_URL: sink.url });

  databaseFactsOfSubmissions(cms, sink);
  factsOfSubmissions(cms, sink);
});
