import type { Knex } from 'knex';

/** Words that coordinators keep for writing to people, and what a line of a history changed, field by field. */
export async function makeMessageTemplates(trx: Knex): Promise<void> {
  await trx.schema.createTable('message_templates', (table) => {
    table.string('id', 36).primary();
    table.string('purpose', 20).notNullable();
    table.string('title', 255).notNullable();
    table.text('text_en').notNullable();
    table.text('text_ar').notNullable();
    table.integer('version').notNullable();
    table.bigInteger('updated_at').notNullable();
  });
  await trx.schema.alterTable('audit_entries', (table) => void table.text('changes'));
}
