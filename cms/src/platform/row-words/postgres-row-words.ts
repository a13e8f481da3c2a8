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
    for (const [i, vector] of vectorsOf(rows).entries())
      await trx.raw(`create index ?? on ?? using gin (${vector}) with (fastupdate = off)`, [
        i === 0 ? nameOf(rows) : `${nameOf(rows)}_more`,
        table,
      ]);
  },
  find(rows, words, part) {
    const vectors = vectorsOf(rows).slice(0, part === 'all' ? 2 : 1);
    const sought = words.map((forms) => `(${forms.map(inOrder).join(' | ')})`);
    // Of one index it is asked at once; a word may stand in the one, and the next in the other.
    const asked = vectors.length === 1 ? [sought.join(' & ')] : sought;
    const held = asked.map(() => `(${vectors.map((vector) => `${vector} @@ to_tsquery('simple', ?)`).join(' or ')})`);
    // By itself: to take the newest of what is found, the planner would walk through all rows from the newest on.
    return strapi.db.connection.raw(
      `with found as materialized (select id from "${rows.table}" where ${held.join(' and ')}) select id from found`,
      asked.flatMap((query) => vectors.map(() => query)),
    );
  },
};

const inOrder = (parts: readonly string[]): string => `(${parts.map((part) => `'${part}'`).join(' <-> ')}:*)`;

function nameOf(rows: WordedRows): string {
  return nameOfWording(rows.table, vectorsOf(rows).join());
}

/** What a row is known by, and what else it says, where it does. */
function vectorsOf({ columns, also = [], more = [] }: WordedRows): string[] {
  return [vectorOf([...columns, ...also]), ...(more.length > 0 ? [vectorOf(more)] : [])];
}

function vectorOf(columns: readonly string[]): string {
  const spaces = ' '.repeat(signs.length);
  return `to_tsvector('simple'::regconfig, translate(${searchedColumns(columns)}, '${signs.replace("'", "''")}', '${spaces}'))`;
}
