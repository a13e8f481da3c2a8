import { describe } from 'vitest';
import { ask } from '../areas/area.js';
import { network, networkEnvironment } from '../areas/network.js';
import { cmsOnPostgres } from '../support/postgres-cms.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('The network of members on PostgreSQL', () => {
  const { env, service } = networkEnvironment(sink);

  ask(network(service), 'all', cmsOnPostgres(env).cms, sink);
});
