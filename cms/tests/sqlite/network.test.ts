import { describe } from 'vitest';
import { databaseFactsOfNetwork, factsOfNetwork, networkEnvironment } from '../areas/network.js';
import { useCms } from '../support/cms.js';
import { isShortRun } from '../support/run-length.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('The network of members on SQLite', () => {
  const { env, service } = networkEnvironment(sink);

  const cms = useCms({ env });

  if (!isShortRun) factsOfNetwork(cms, sink, service);
  databaseFactsOfNetwork(cms, sink);
});
