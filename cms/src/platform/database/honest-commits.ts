import type { Knex } from 'knex';

/** As much of a connection of better-sqlite3 as is looked at here; PostgreSQL's has none of it. */
interface Connection {
  inTransaction?: boolean;
  exec?(sql: string): void;
}

/** What knex calls before it hands a connection out of its pool. */
interface PooledClient {
  validateConnection(connection: Connection): unknown;
}

/**
 * Makes a COMMIT that fails a failure. knex tells of it by a promise beside, which Strapi's `db.transaction` does not
 * look at: on a full disk a form was answered as stored, and was not. SQLite may also leave the transaction open, in
 * which case every later one would fail; so a connection that comes out of the pool in a transaction is rolled back
 * first.
 */
export function makeCommitsHonest(): void {
  const { connection } = strapi.db;
  // of all its forms
  const begin = connection.transaction.bind(connection) as (...given: unknown[]) => Promise<Knex.Transaction>;
  const transaction = async (...given: unknown[]) => {
    const trx = await begin(...given);
    // With a function to run, knex itself waits for the end, and this is its result.
    return typeof given[0] === 'function' ? trx : honest(trx);
  };
  // knex has made it read-only, but not for good.
  Object.defineProperty(connection, 'transaction', { value: transaction, configurable: true });

  const client: PooledClient = connection.client; // untyped by knex
  const isValid = client.validateConnection.bind(client);
  client.validateConnection = (pooled) => {
    if (pooled.inTransaction) pooled.exec?.('ROLLBACK');
    return isValid(pooled);
  };
}

function honest(trx: Knex.Transaction): Knex.Transaction {
  const commit = trx.commit.bind(trx);
  const commitOrThrow = async (value?: unknown) => {
    await commit(value);
    await trx.executionPromise;
  };
  return Object.assign(trx, { commit: commitOrThrow });
}
