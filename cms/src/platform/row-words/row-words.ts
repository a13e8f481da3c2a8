import type { Knex } from 'knex';
import { isPostgres } from '../database/dialect.js';
import { inTurn } from '../processes/turns.js';
import { postgresRowWords } from './postgres-row-words.js';
import { sqliteRowWords } from './sqlite-row-words.js';
import type { RowWords, SearchedPart, SoughtWord, WordedRows } from './worded-rows.js';

const kept = (): RowWords => (isPostgres(strapi.db.connection) ? postgresRowWords : sqliteRowWords);

/**
 * Has the words of rows kept, where they are not, or in another way. To be called at each start, once Strapi has brought
 * its tables up to its schemas: on SQLite a table that it writes anew has lost what keeps its words.
 */
export async function keepRowWords(all: readonly WordedRows[]): Promise<void> {
  if ((await listMissing(all)).length === 0) return;
  // Another process may have done it meanwhile.
  const makeMissing = async () => {
    for (const rows of await listMissing(all)) await strapi.db.transaction(({ trx }) => kept().make(trx, rows));
  };
  await inTurn('row words', makeMissing, { patienceMs: Infinity });
}

async function listMissing(all: readonly WordedRows[]): Promise<WordedRows[]> {
  const names = new Set(await kept().listNames());
  return all.filter((rows) => !names.has(kept().nameOf(rows)));
}

/** The ids of rows in which all words stand, as a part of a question that takes their `id`. */
export const rowsWithWords = (rows: WordedRows, words: readonly SoughtWord[], part: SearchedPart = 'known'): Knex.Raw =>
  kept().find(rows, words, part);
