import type { Knex } from 'knex';

/** How people are notified, and what waits for their next digest (`api/notification`). */
export async function makePreferenceTables(trx: Knex): Promise<void> {
  await trx.schema.createTable('notification_preferences', (table) => {
    table.integer('user_id').primary();
    table.text('types').notNullable();
    table.bigInteger('paused_until');
    table.string('time_zone', 60).notNullable();
    table.bigInteger('updated_at').notNullable();
  });
  await trx.schema.createTable('notification_digest_lines', (table) => {
    table.string('id', 36).primary();
    table.integer('user_id').notNullable();
    table.string('type', 40).notNullable();
    table.string('notice', 40).notNullable();
    table.text('params').notNullable();
    table.text('redirect').notNullable();
    table.bigInteger('created_at').notNullable();
    table.index(['user_id', 'type', 'created_at']);
  });
}
