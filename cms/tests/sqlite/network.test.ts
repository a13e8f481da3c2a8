import { describe } from 'vitest';
import { factsOfNetwork, networkEnvironment } from '../areas/network.js';
import { useCms } from '../support/cms.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('The network of members on SQLite', () => {
  const { env, service } = networkEnvironment(sink);

  factsOfNetwork(useCms({ env }), sink, service);
});
