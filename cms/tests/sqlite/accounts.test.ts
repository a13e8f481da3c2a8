import { describe } from 'vitest';
import { ask } from '../areas/area.js';
import { accounts } from '../areas/accounts.js';
import { erasedWordFacts } from '../facts/erased-words.js';
import { passwordFacts } from '../facts/passwords.js';
import { useCms } from '../support/cms.js';
import { inThoroughRuns } from '../support/short-run.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('Accounts on SQLite', () => {
  const cms = useCms({ env: { SMTP_URL: sink.url } });

  inThoroughRuns(() => ask(accounts, 'all', cms, sink));
  passwordFacts(cms, sink);
  erasedWordFacts(cms, sink);
});
