import type { Knex } from 'knex';
import { isPostgres } from './dialect.js';

/** Who runs a scheduled job now, and how it went (`platform/jobs`). */
export async function makeScheduledJobs(trx: Knex): Promise<void> {
  await trx.schema.createTable('scheduled_jobs', (table) => {
    table.string('name', 60).primary();
    table.string('leased_by', 36);
    table.bigInteger('leased_until').notNullable();
    table.bigInteger('last_run_at');
    table.bigInteger('last_failed_at');
    table.string('last_failure', 60).notNullable();
  });
}

export const countedTries = 'counted_tries';

/**
 * How often somebody has tried something that is limited (`platform/rate-limits`), as the limiter's library has it. Of
 * PostgreSQL alone, as one process counts for itself; and unlogged, as a limit that is forgotten with a crash of the
 * database is worth no write to the disk with each try.
 */
export async function makeCountedTries(trx: Knex): Promise<void> {
  if (!isPostgres(trx)) return;
  await trx.raw('create unlogged table ?? (key varchar(255) primary key, points integer not null, expire bigint)', [
    countedTries,
  ]);
  await trx.schema.alterTable(countedTries, (table) => table.index('expire'));
}
