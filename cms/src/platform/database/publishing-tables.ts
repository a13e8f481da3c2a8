import type { Knex } from 'knex';

/** When entries are to be published and taken off the site, language by language (`api/publishing-plan`). */
export async function makePublishingPlans(trx: Knex): Promise<void> {
  await trx.schema.createTable('publishing_plans', (table) => {
    table.string('uid', 120).notNullable();
    table.string('document_id', 36).notNullable();
    table.string('locale', 10).notNullable();
    table.string('action', 12).notNullable();
    table.bigInteger('due_at').notNullable().index();
    table.bigInteger('refused_at');
    table.text('refusal');
    table.primary(['uid', 'document_id', 'locale', 'action']);
  });
}

/** What translations were made of, and what is published of their originals, field by field (`api/translation`). */
export async function makeTextMarks(trx: Knex): Promise<void> {
  await trx.schema.createTable('text_marks', (table) => {
    table.string('uid', 120).notNullable();
    table.string('document_id', 36).notNullable();
    table.string('locale', 10).notNullable();
    table.string('kind', 12).notNullable();
    table.string('original', 10);
    table.text('fields').notNullable();
    table.primary(['uid', 'document_id', 'locale', 'kind']);
  });
}
