import type { Knex } from 'knex';

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
