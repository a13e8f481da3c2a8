import type { Knex } from 'knex';
import { foldedWords } from './fold.js';

/** One entry's words, folded; a word of the title weighs more than one of the body. */
export interface IndexedText {
  id: number;
  title: string;
  body: string;
}

const isSqlite = () => strapi.db.dialect.client === 'sqlite';
const textsOf = (table: string) => `${table}_texts`;

/** Makes the full-text table beside a listing: FTS5 on SQLite, a GIN index over `simple` vectors on PostgreSQL. */
export async function makeFullText(table: string): Promise<void> {
  const texts = textsOf(table);
  const { connection } = strapi.db;
  if (await connection.schema.hasTable(texts)) return;
  if (isSqlite()) {
    await connection.raw(`create virtual table ?? using fts5(title, body, tokenize = "unicode61 remove_diacritics 0", prefix = '2 3')`, [texts]);
    return;
  }
  await connection.schema.createTable(texts, (columns) => {
    columns.integer('rowid').primary();
    columns.text('title').notNullable();
    columns.text('body').notNullable();
  });
  await connection.raw(`create index ?? on ?? using gin ((${vector}))`, [`${texts}_words`, texts]);
}

const vector = `setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', body), 'D')`;

export async function replaceTexts(trx: Knex, table: string, removedIds: number[], added: IndexedText[]): Promise<void> {
  const texts = textsOf(table);
  for (let from = 0; from < removedIds.length; from += 500) {
    await trx(texts).whereIn('rowid', removedIds.slice(from, from + 500)).delete();
  }
  for (let from = 0; from < added.length; from += 100) {
    const rows = added.slice(from, from + 100).map(({ id, title, body }) => ({ rowid: id, title, body }));
    await trx(texts).insert(rows);
  }
}

/** Narrows a query on `table` (aliased `l`) to entries that have every word of `q`, by prefix. Without a word it narrows nothing. */
export function whereMatches(query: Knex.QueryBuilder, table: string, q: string): void {
  const words = foldedWords(q).slice(0, 8);
  if (words.length === 0) return;
  const texts = textsOf(table);
  if (isSqlite()) {
    query.whereRaw('l.id in (select rowid from ?? where ?? match ?)', [texts, texts, matchOf(words)]);
  } else {
    query.whereRaw(`l.id in (select rowid from ?? where (${vector}) @@ to_tsquery('simple', ?))`, [texts, tsqueryOf(words)]);
  }
}

/** Orders a query on `table` (aliased `l`) by how well its entries match; best first. */
export function orderByRelevance(query: Knex.QueryBuilder, table: string, q: string): void {
  const words = foldedWords(q).slice(0, 8);
  if (words.length === 0) return;
  const texts = textsOf(table);
  if (isSqlite()) {
    query.joinRaw('join (select rowid as rid, bm25(??, 6.0, 1.0) as score from ?? where ?? match ?) as f on f.rid = l.id', [texts, texts, texts, matchOf(words)]);
    query.orderBy('f.score', 'asc');
  } else {
    query.joinRaw(`join (select rowid as rid, ts_rank(${vector}, to_tsquery('simple', ?)) as score from ??) as f on f.rid = l.id`, [tsqueryOf(words), texts]);
    query.orderBy('f.score', 'desc');
  }
}

export function hasWords(q: string): boolean {
  return foldedWords(q).length > 0;
}

// Words are letters and digits only, so they need no further quoting than this.
const matchOf = (words: string[]) => words.map((word) => `"${word}"*`).join(' ');
const tsqueryOf = (words: string[]) => words.map((word) => `${word}:*`).join(' & ');
