import type { Knex } from 'knex';

/** Tables of others that are brought in (`api/sheet-import/sheet-rows.ts`). */
export async function makeSheetTables(trx: Knex): Promise<void> {
  await trx.schema.createTable('sheet_imports', (table) => {
    table.string('id', 36).primary();
    table.string('target', 20).notNullable();
    table.string('file_name', 255).notNullable();
    table.boolean('is_published').notNullable();
    table.text('heads').notNullable();
    table.text('columns').notNullable();
    table.bigInteger('created_at').notNullable().index();
  });
  await trx.schema.createTable('sheet_rows', (table) => {
    table.string('import_id', 36).notNullable();
    table.integer('row_number').notNullable();
    table.string('state', 10).notNullable().index();
    table.text('cells').notNullable();
    table.text('entry').notNullable();
    table.text('problems').notNullable();
    table.string('slug', 255);
    table.primary(['import_id', 'row_number']);
  });
}

/** Who brought a table in: an account's number; null of those before. */
export async function addSheetMakers(trx: Knex): Promise<void> {
  await trx.schema.alterTable('sheet_imports', (table) => table.integer('made_by'));
}
