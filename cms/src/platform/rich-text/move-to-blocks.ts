import type { Knex } from 'knex';
import { richTextOfMarkdown } from './read-html.js';

const rowsAtOnce = 500;

interface Column {
  table: string;
  name: string;
}

/**
 * Texts that were kept as Markdown or HTML in a text column become blocks in a column of JSON. Called before Strapi
 * brings the tables up to its schemas, as that would turn the column and lose or refuse what is in it. All columns
 * change in one transaction, and a column that is JSON already is left alone: it may be stopped at any moment, and run
 * again.
 */
export async function moveTextsToBlocks(): Promise<void> {
  const columns = await textColumnsOfBlocks();
  if (columns.length === 0) return;
  strapi.log.info(`Turning ${columns.length} columns of text into blocks …`);
  await strapi.db.connection.transaction(async (trx) => {
    for (const column of columns) await moveColumn(trx, column);
  });
  strapi.log.info('Turned');
}

/** The columns of `blocks` attributes that hold text still; a new database has none. */
async function textColumnsOfBlocks(): Promise<Column[]> {
  const { connection, metadata } = strapi.db;
  const columns: Column[] = [];
  for (const { tableName: table, attributes } of metadata.values()) {
    const names = Object.entries(attributes).flatMap(([name, attribute]) =>
      attribute.type === 'blocks' ? [columnOf(name, attribute)] : [],
    );
    if (names.length === 0 || !(await connection.schema.hasTable(table))) continue;
    const present = await connection(table).columnInfo();
    columns.push(...names.filter((name) => present[name]?.type === 'text').map((name) => ({ table, name })));
  }
  return columns;
}

function columnOf(name: string, attribute: object): string {
  return 'columnName' in attribute && typeof attribute.columnName === 'string' ? attribute.columnName : name;
}

async function moveColumn(trx: Knex.Transaction, { table, name }: Column): Promise<void> {
  const moved = `${name}_in_blocks`;
  await trx.schema.alterTable(table, (t) => void t.jsonb(moved));
  // Draft and published version mostly say the same.
  const known = new Map<string, string | null>();
  for (let last = 0, rows = await rowsAfter(last); rows.length > 0; rows = await rowsAfter(last)) {
    known.clear();
    for (const { id, text } of rows) {
      const blocks = known.get(text) ?? inBlocks(text);
      known.set(text, blocks);
      await trx(table)
        .where({ id })
        .update({ [moved]: blocks });
      last = id;
    }
  }
  // Not `dropColumn` of the query builder, which writes a table of SQLite anew and loses its triggers.
  await trx.raw('alter table ?? drop column ??', [table, name]);
  await trx.raw('alter table ?? rename column ?? to ??', [table, moved, name]);

  function rowsAfter(id: number): Promise<{ id: number; text: string }[]> {
    return trx(table)
      .where('id', '>', id)
      .whereNotNull(name)
      .orderBy('id')
      .limit(rowsAtOnce)
      .select('id', { text: name });
  }
}

function inBlocks(text: string): string | null {
  const blocks = richTextOfMarkdown(text);
  return blocks.length > 0 ? JSON.stringify(blocks) : null;
}
