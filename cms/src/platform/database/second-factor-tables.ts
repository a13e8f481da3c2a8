import type { Knex } from 'knex';

/** What the second step at sign-in is judged by (`api/account`): secrets of authenticator apps, and recovery codes. */
export async function makeSecondFactors(trx: Knex): Promise<void> {
  await trx.schema.createTable('second_factors', (table) => {
    table.integer('user_id').primary();
    table.string('session_id', 36).notNullable();
    table.text('sealed_secret').notNullable();
    table.bigInteger('last_step').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('confirmed_at');
  });
  await trx.schema.createTable('recovery_codes', (table) => {
    table.string('code_hash', 64).primary();
    table.integer('user_id').notNullable().index();
    table.bigInteger('used_at');
  });
}
