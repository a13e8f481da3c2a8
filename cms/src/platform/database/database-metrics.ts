import { gauge, gaugeOf, countByWord } from '../metrics/registry.js';
import { isDatabaseAway } from './is-database-away.js';

/** As much as is read of knex's pool, which it leaves untyped. */
interface Pool {
  max: number;
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** Call once, when there is a database. */
export function measureDatabase(): void {
  const { connection } = strapi.db;
  const pool = () => connection.client.pool as Pool | undefined; // none once the process ends
  gaugeOf(
    'scholars_cms_database_connections_used',
    'Connections of this process to the database that are in use.',
    () => pool()?.numUsed() ?? 0,
  );
  gaugeOf(
    'scholars_cms_database_connections_idle',
    'Connections of this process to the database that are open and unused.',
    () => pool()?.numFree() ?? 0,
  );
  gaugeOf(
    'scholars_cms_database_waiting',
    'How much of this process waits for a connection to the database.',
    () => pool()?.numPendingAcquires() ?? 0,
  );
  gauge('scholars_cms_database_connections_max', 'Connections that this process opens to the database at most.').set(
    pool()?.max ?? 0,
  );
  const countFailure = countByWord(
    'scholars_cms_database_failures_total',
    'Statements of this process that failed: the database was away or locked, refused values (most of these are meant, as for what is there already), or something else.',
    'kind',
    ['away', 'refused', 'other'],
  );
  connection.on('query-error', (error: unknown) => countFailure(kindOf(error)));
}

function kindOf(error: unknown): 'away' | 'refused' | 'other' {
  if (isDatabaseAway(error)) return 'away';
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  // PostgreSQL's class of integrity constraints, and what SQLite calls them.
  return /^(23...|SQLITE_CONSTRAINT.*)$/.test(code) ? 'refused' : 'other';
}
