import { comparedRows } from '@scholars/contract/queues/search-reach';
import type { Knex } from 'knex';
import { isLike, searchedColumns } from '../database/searched-columns.js';
import type { SearchedPart, WordedRows } from './worded-rows.js';

/**
 * The ids of the newest rows in which all words stand, also within others, as a part of a question. The newest are told
 * by their ids, which an index leads to, so that the cost is the same with any number of rows.
 *
 * @param words as `isLike` finds them
 */
export function rowsWithLetters(
  { table, columns, more = [] }: WordedRows,
  words: readonly string[],
  part: SearchedPart = 'known',
): Knex.QueryBuilder {
  const { connection: db } = strapi.db;
  const text = searchedColumns(part === 'all' ? [...columns, ...more] : columns);
  const last = db.from(table).select(db.raw('coalesce(max(id), 0) - ?', [comparedRows]));
  const query = db.from(table).where('id', '>', last).select('id');
  if (words.length === 0) void query.whereRaw('1 = 0');
  for (const word of words) void query.whereRaw(`${text} ${isLike}`, [word]);
  return query;
}
