import { describe } from 'vitest';
import { ask } from '../areas/area.js';
import { accounts } from '../areas/accounts.js';
import { sharedBackgroundWorkFacts } from '../facts/background-work.js';
import { cmsOnPostgres } from '../support/postgres-cms.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('Accounts on PostgreSQL', () => {
  const { cms } = cmsOnPostgres({ SMTP_URL: sink.url });

  ask(accounts, 'all', cms, sink);
  sharedBackgroundWorkFacts(cms);
});
