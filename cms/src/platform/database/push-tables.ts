import type { Knex } from 'knex';

/** The devices to which push messages go, and the messages on their way (`api/notification`). */
export async function makePushTables(trx: Knex): Promise<void> {
  await trx.schema.createTable('push_subscriptions', (table) => {
    table.string('id', 36).primary();
    table.integer('user_id').notNullable().index();
    table.string('session_id', 36).notNullable().unique();
    table.string('endpoint_hash', 64).notNullable().unique();
    table.text('sealed').notNullable();
    table.boolean('shows_words').notNullable();
    table.bigInteger('created_at').notNullable();
  });
  await trx.schema.createTable('push_messages', (table) => {
    table.string('id', 36).primary();
    table.integer('user_id').notNullable().index();
    table.string('subscription_id', 36).notNullable();
    table.string('notification_id', 64).notNullable();
    table.string('topic', 32).notNullable();
    table.string('type', 40).notNullable();
    table.string('notice', 100).notNullable();
    table.text('params').notNullable();
    table.text('redirect').notNullable();
    table.integer('attempts').notNullable();
    table.bigInteger('next_attempt_at').notNullable().index();
    table.bigInteger('created_at').notNullable();
    table.unique(['subscription_id', 'notification_id']);
  });
}
