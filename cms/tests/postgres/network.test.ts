import { describe } from 'vitest';
import { factsOfNetwork, networkEnvironment } from '../areas/network.js';
import { cmsOnPostgres } from '../support/postgres-cms.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('The network of members on PostgreSQL', () => {
  const { env, service } = networkEnvironment(sink);

  factsOfNetwork(cmsOnPostgres(env).cms, sink, service);
});
