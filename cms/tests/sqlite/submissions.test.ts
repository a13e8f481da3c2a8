import { describe } from 'vitest';
import { factsOfSubmissions } from '../areas/submissions.js';
import { useCms } from '../support/cms.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('Submissions on SQLite', () => {
  factsOfSubmissions(useCms({ env: { SMTP_URL: sink.url } }), sink);
});
