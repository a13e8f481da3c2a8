import type { Knex } from 'knex';

/**
 * New addresses of accounts that wait to be confirmed (`api/account/waiting-address.ts`), and those that accounts have
 * had before (`api/account/account-addresses.ts`).
 */
export async function makeAddressTables(trx: Knex): Promise<void> {
  await trx.schema.createTable('email_changes', (table) => {
    table.integer('user_id').primary();
    table.string('session_id', 36).notNullable();
    table.string('email', 255).notNullable();
    table.bigInteger('expires_at').notNullable().index();
  });
  await trx.schema.createTable('earlier_addresses', (table) => {
    table.string('email', 255).notNullable();
    table.bigInteger('left_at').notNullable();
    table.integer('user_id').notNullable().index();
    table.primary(['email', 'left_at']);
  });
}
