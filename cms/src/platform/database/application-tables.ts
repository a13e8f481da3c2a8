import type { Knex } from 'knex';

/** What members have begun to write to an opportunity, and the opportunities that they have saved. */
export async function makeApplicationTables(trx: Knex): Promise<void> {
  await trx.schema.createTable('application_drafts', (table) => {
    table.string('id', 36).primary();
    table.integer('user_id').notNullable();
    table.string('opportunity_id', 40).notNullable();
    table.text('cover_letter').notNullable();
    table.string('phone_number', 40).notNullable();
    table.text('answers').notNullable();
    table.boolean('takes_profile_cv').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable().index();
    table.unique(['user_id', 'opportunity_id']);
  });
  await trx.schema.createTable('saved_opportunities', (table) => {
    table.integer('user_id').notNullable();
    table.string('opportunity_id', 40).notNullable();
    table.bigInteger('saved_at').notNullable();
    table.primary(['user_id', 'opportunity_id']);
  });
}

/** In which window a draft was written last. */
export async function addDraftWriters(trx: Knex): Promise<void> {
  await trx.schema.alterTable('application_drafts', (table) => void table.string('written_by', 40));
}
