import { afterAll, beforeAll, describe } from 'vitest';
import { accountLinkFacts } from './facts/account-links.js';
import { accountFacts } from './facts/accounts.js';
import { contestedAccountFacts } from './facts/contested-accounts.js';
import { notificationFacts } from './facts/notifications.js';
import { passwordFacts } from './facts/passwords.js';
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
  accountFacts(cms, sink);
  accountLinkFacts(cms, sink);
  contestedAccountFacts(cms, sink);
  notificationFacts(cms, sink);
  passwordFacts(cms, sink);
});
