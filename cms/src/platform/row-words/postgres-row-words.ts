import { searchedColumns } from '../database/searched-columns.js';
import { nameOfWording, searchOf } from './name-of-words.js';
import type { RowWords, WordedRows } from './worded-rows.js';

/**
 * What divides words here: PostgreSQL's parser would take an address, a number with its sign or two halves of a name for
 * one. A question mark, which knex would take for the place of a value, divides them there too.
 */
const signs = `!"#$%&'()*+,-./:;<=>@[\\]^_\`{|}~،؛؟«»“”‘’–—…·`;

/** An index of the words that are worked out of a row. */
export const postgresRowWords: RowWords = {
  listNames: () => strapi.db.connection('pg_indexes').whereRaw('schemaname = current_schema()').pluck('indexname'),
  nameOf,
  async make(trx, rows) {
    const { table } = rows;
    const before: string[] = await trx('pg_indexes')
      .whereRaw('schemaname = current_schema()')
      .where('indexname', 'like', `${searchOf(table)}\\_%`)
      .pluck('indexname');
    for (const name of before) await trx.raw('drop index ??', [name]);
    // Without a list of what came lately, which each search would walk through.
    await trx.raw(`create index ?? on ?? using gin (${vectorOf(rows)}) with (fastupdate = off)`, [nameOf(rows), table]);
  },
  find(rows, words) {
    const matched = words.map((forms) => `(${forms.map(inOrder).join(' | ')})`).join(' & ');
    // By itself: to take the newest of what is found, the planner would walk through all rows from the newest on.
    return strapi.db.connection.raw(
      `with found as materialized (select id from "${rows.table}" where ${vectorOf(rows)} @@ to_tsquery('simple', ?))
        select id from found`,
      [matched],
    );
  },
};

const inOrder = (parts: readonly string[]): string => `(${parts.map((part) => `'${part}'`).join(' <-> ')}:*)`;

function nameOf(rows: WordedRows): string {
  return nameOfWording(rows.table, vectorOf(rows));
}

function vectorOf({ columns, also = [] }: WordedRows): string {
  const text = searchedColumns([...columns, ...also]);
  const spaces = ' '.repeat(signs.length);
  return `to_tsvector('simple'::regconfig, translate(${text}, '${signs.replace("'", "''")}', '${spaces}'))`;
}
