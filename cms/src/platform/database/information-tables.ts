import type { Knex } from 'knex';

/** The fields that a submission's sender is asked for, while they are. */
export async function makeInformationRequests(db: Knex): Promise<void> {
  await db.schema.createTable('information_requests', (table) => {
    table.string('kind', 60).notNullable();
    table.string('document_id', 64).notNullable();
    table.text('fields').notNullable();
    table.text('words').notNullable();
    table.primary(['kind', 'document_id']);
  });
}
