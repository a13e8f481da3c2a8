import type { Knex } from 'knex';

/** What coordinators have narrowed lists to, by name (`api/queue-view`). */
export async function makeQueueViews(trx: Knex): Promise<void> {
  await trx.schema.createTable('queue_views', (table) => {
    table.string('id', 36).primary();
    table.integer('user_id').notNullable();
    table.string('queue', 40).notNullable();
    table.string('name', 255).notNullable();
    table.text('query').notNullable();
    table.boolean('is_default').notNullable();
    table.bigInteger('created_at').notNullable();
    table.unique(['user_id', 'queue', 'name']);
  });
}
