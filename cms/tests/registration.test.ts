import { afterAll, beforeAll, describe } from 'vitest';
import { accountFacts } from './facts/accounts.js';
import { useCms } from './support/cms.js';
import { SmtpSink } from './support/smtp-sink.js';

const sink = new SmtpSink();
beforeAll(() => sink.start());
afterAll(() => sink.stop());

const cms = useCms({
  env: {
    // Known once it listens; read when the CMS starts.
    get SMTP_URL() {
      return sink.url;
    },
  },
});

describe('On SQLite', () => accountFacts(cms, sink));
