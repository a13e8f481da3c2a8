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

/**
 * Which address of an account its person has proven (`api/account/proven-addresses.ts`), also of those that it has left. Of
 * accounts of before, those that staff have neither made nor ever saved were confirmed by a mailed link and by nothing else.
 */
export async function makeProvenAddresses(trx: Knex): Promise<void> {
  await trx.schema.createTable('proven_addresses', (table) => {
    table.integer('user_id').primary();
    table.string('email', 255).notNullable();
    table.bigInteger('proven_at').notNullable();
  });
  await trx.schema.alterTable('earlier_addresses', (table) => {
    table.boolean('proven').notNullable().defaultTo(true);
  });
  if (!(await trx.schema.hasTable('up_users'))) return;
  await trx.raw(
    `insert into proven_addresses (user_id, email, proven_at)
     select id, lower(email), cast(? as bigint) from up_users
     where confirmed = ? and email is not null and created_by_id is null and updated_by_id is null`,
    [Date.now(), true],
  );
}
