import type { Knex } from 'knex';
import { isPostgres } from './dialect.js';

export interface TableStep {
  /** Its number and what it does, as `0002-job-leases`: what the database remembers it by. */
  name: string;
  take(trx: Knex): Promise<unknown>;
}

const tableName = 'table_steps';

declare module 'knex/types/tables' {
  interface Tables {
    table_steps: { id: number; name: string; batch: number; migration_time: Date | null };
  }
}

// Any number that nothing else in this database locks.
const lockNumber = 5_211_973;

/**
 * Takes the steps that this database has not taken, by knex's migrator: all of them in one transaction or none, and one
 * process after another.
 */
export async function takeTableSteps(connection: Knex, steps: readonly TableStep[]): Promise<void> {
  await connection.transaction(async (trx) => {
    await waitForTurn(trx);
    await trx.migrate.latest({ tableName, migrationSource: sourceOf(steps) });
  });
}

/**
 * Throws where a later version has been at work. Call before Strapi brings its tables up to its schemas, as that would
 * drop the columns that this version does not know, with all that is in them.
 */
export async function refuseNewerDatabase(connection: Knex, steps: readonly TableStep[]): Promise<void> {
  if (!(await connection.schema.hasTable(tableName))) return;
  const taken = await connection(tableName).orderBy('id').pluck('name');
  const unknown = taken.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length === 0) return;
  throw new Error(
    `A newer version has changed this database (${unknown.join(', ')}), and this one would lose what it does not know. ` +
      'Nothing was changed. Start the newer version, or restore the backup that was made before it.',
  );
}

/**
 * Before anything is read: the migrator's own lock is a row of a table that two processes make at once, and may then be
 * two rows, which it takes for a lock forever.
 */
async function waitForTurn(trx: Knex): Promise<void> {
  if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(?)', [lockNumber]);
  // SQLite lets one write at a time; this number is nobody's, and stays as it is.
  else await trx.raw('pragma user_version = 0');
}

function sourceOf(steps: readonly TableStep[]): Knex.MigrationSource<TableStep> {
  return {
    getMigrations: async () => [...steps],
    getMigrationName: (step) => step.name,
    getMigration: async (step) => ({
      async up(trx: Knex) {
        try {
          await step.take(trx);
        } catch (error) {
          throw new Error(`The step ${step.name} of the tables failed, and nothing was changed: ${String(error)}`, {
            cause: error,
          });
        }
      },
      // The migrator asks for one. What was taken stays; the way back is a backup.
      down: () => Promise.reject(new Error('Steps go forward only')),
    }),
  };
}
