import { describe } from 'vitest';
import { databaseFactsOfSubmissions, factsOfSubmissions } from '../areas/submissions.js';
import { useCms } from '../support/cms.js';
import { isShortRun } from '../support/run-length.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('Submissions on SQLite', () => {
  const cms = useCms({ env: { SMTP_URL: sink.url } });

  databaseFactsOfSubmissions(cms, sink);
  if (!isShortRun) factsOfSubmissions(cms, sink);
});
