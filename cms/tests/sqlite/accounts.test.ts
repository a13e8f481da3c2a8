import { describe } from 'vitest';
import { databaseFactsOfAccounts, factsOfAccounts } from '../areas/accounts.js';
import { passwordFacts } from '../facts/passwords.js';
import { useCms } from '../support/cms.js';
import { isShortRun } from '../support/run-length.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('Accounts on SQLite', () => {
  const cms = useCms({ env: { SMTP_URL: sink.url } });

  databaseFactsOfAccounts(cms, sink);
  if (!isShortRun) factsOfAccounts(cms, sink);
  passwordFacts(cms, sink);
});
