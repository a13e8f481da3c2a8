import { describe } from 'vitest';
import { factsOfAccounts } from '../areas/accounts.js';
import { passwordFacts } from '../facts/passwords.js';
import { useCms } from '../support/cms.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('Accounts on SQLite', () => {
  const cms = useCms({ env: { SMTP_URL: sink.url } });

  factsOfAccounts(cms, sink);
  passwordFacts(cms, sink);
});
