import { describe } from 'vitest';
import { databaseFactsOfNetwork, factsOfNetwork, networkEnvironment } from '../areas/network.js';
import { cmsOnPostgres } from '../support/postgres-cms.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('The network of members on PostgreSQL', () => {
  const { env, service } = networkEnvironment(sink);

  const { cms } = cmsOnPostgres(env);

  factsOfNetwork(cms, sink, service);
  databaseFactsOfNetwork(cms, sink);
});
