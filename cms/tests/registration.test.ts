import { describe } from 'vitest';
import { accountLinkFacts } from './facts/account-links.js';
import { accountFacts } from './facts/accounts.js';
import { contestedAccountFacts } from './facts/contested-accounts.js';
import { notificationFacts } from './facts/notifications.js';
import { passwordFacts } from './facts/passwords.js';
import { useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();

const cms = useCms({ env: { SMTP_URL: sink.url } });

describe('On SQLite', () => {
  accountFacts(cms, sink);
  accountLinkFacts(cms, sink);
  contestedAccountFacts(cms, sink);
  notificationFacts(cms, sink);
  passwordFacts(cms, sink);
});
