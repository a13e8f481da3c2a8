import type { Knex } from 'knex';

/**
 * Accounts that are to be erased (`api/account/closings.ts`), copies of people's data (`api/privacy/data-exports.ts`),
 * and when the person of a session was last proven by a sign-in provider.
 */
export async function makePrivacyTables(trx: Knex): Promise<void> {
  await trx.schema.createTable('account_closings', (table) => {
    table.integer('user_id').primary();
    table.bigInteger('asked_at').notNullable();
    table.bigInteger('erase_at').notNullable().index();
    table.boolean('was_listed').notNullable();
  });
  await trx.schema.createTable('data_exports', (table) => {
    table.integer('user_id').primary();
    table.string('id', 36).notNullable().unique();
    table.string('locale', 5).notNullable();
    table.string('state', 10).notNullable();
    table.bigInteger('requested_at').notNullable().index();
    table.bigInteger('expires_at').index();
    table.integer('size').notNullable();
  });
  await trx.schema.alterTable('account_sessions', (table) => {
    table.bigInteger('proven_at');
  });
}
