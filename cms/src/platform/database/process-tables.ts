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
 * How often somebody has tried something that is limited (`platform/rate-limits`), as the limiter's library has it. On
 * SQLite it stays empty, as one process counts for itself. On PostgreSQL it is unlogged: limits that are forgotten with a
 * crash of the database are not worth a write to the disk with each try.
 */
export async function makeCountedTries(trx: Knex): Promise<void> {
  await trx.schema.createTable(countedTries, (table) => {
    table.string('key', 255).primary();
    table.integer('points').notNullable();
    table.bigInteger('expire').index();
  });
  if (isPostgres(trx)) await trx.raw('alter table ?? set unlogged', [countedTries]);
}

/** Of what names of others are to be read anew, and how far that has come (`platform/listing/refresh-naming.ts`). */
export async function makeListingRenames(trx: Knex): Promise<void> {
  await trx.schema.createTable('listing_renames', (table) => {
    table.string('listing', 60).notNullable();
    table.string('named_column', 60).notNullable();
    table.string('named', 40).notNullable();
    table.integer('after_row').notNullable();
    table.integer('last_row').notNullable();
    table.primary(['listing', 'named_column', 'named']);
  });
}
