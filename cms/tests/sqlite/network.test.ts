import { describe } from 'vitest';
import { ask } from '../areas/area.js';
import { network, networkEnvironment } from '../areas/network.js';
import { useCms } from '../support/cms.js';
import { partOnSqlite } from '../support/short-run.js';
import { useSmtpSink } from '../support/smtp-sink.js';

const sink = await useSmtpSink();

describe('The network of members on SQLite', () => {
  const { env, service } = networkEnvironment(sink);

  ask(network(service), partOnSqlite, useCms({ env }), sink);
});
