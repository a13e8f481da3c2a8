import { afterAll, beforeAll, describe } from 'vitest';
import { linkTokenFacts } from './facts/link-tokens.js';
import { mailFacts } from './facts/mail.js';
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

describe('On SQLite', () => {
  mailFacts(cms, sink);
  linkTokenFacts(cms);
});
