import { describe } from 'vitest';
import { databaseFactsOfAccounts, factsOfAccounts } from '../areas/accounts.js';
import { sharedBackgroundWorkFacts } from '../facts/background-work.js';
import { cmsOnPostgres } from '../support/postgres-cms.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('Accounts on PostgreSQL', () => {
  const { cms } = cmsOnPostgres({ SMTP_URL: sink.url });

  databaseFactsOfAccounts(cms, sink);
  factsOfAccounts(cms, sink);
  sharedBackgroundWorkFacts(cms);
});
