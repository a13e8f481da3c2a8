import type { Knex } from 'knex';

/** What is recommended to whom, and what they have dismissed (`api/recommendation`). */
export async function makeRecommendationTables(trx: Knex): Promise<void> {
  await trx.schema.createTable('recommendations', (table) => {
    table.integer('user_id').primary();
    table.text('items').notNullable();
    table.bigInteger('made_at').notNullable().index();
    table.bigInteger('told_at').notNullable();
    table.text('told').notNullable();
  });
  await trx.schema.createTable('recommendation_dismissals', (table) => {
    table.integer('user_id').notNullable();
    table.string('recommendation_id', 60).notNullable();
    table.bigInteger('at').notNullable();
    table.primary(['user_id', 'recommendation_id']);
  });
}
