import type { Knex } from 'knex';
import type { SearchedText, SearchedWord } from '../search/searched-text.js';
import { countWords, writeVocabulary } from '../search/vocabulary.js';
import { fold } from './fold.js';
import type { Locale } from '@scholars/contract/locale';

/** One entry's words as they were written; a word of the title weighs more than one of the summary, and that more than one of the body. */
export interface IndexedText {
  id: number;
  locale: Locale;
  title: string;
  summary: string;
  body: string;
}

type StoredText = Omit<IndexedText, 'id' | 'locale'>;

/** Goes up when texts are indexed in another way (fields, folding, words), so that installations make their listings anew. */
export const fullTextEdition = 1;

const isSqlite = () => strapi.db.dialect.client === 'sqlite';
const textsOf = (table: string) => `${table}_search`;

/** Makes the full-text table beside a listing: FTS5 on SQLite, a GIN index over vectors on PostgreSQL. */
export async function makeFullText(table: string): Promise<void> {
  const texts = textsOf(table);
  const { connection } = strapi.db;
  if (isSqlite()) {
    await connection.raw(`create virtual table ?? using fts5(title, summary, body, tokenize = "unicode61 remove_diacritics 0", prefix = '2 3')`, [texts]);
    return;
  }
  await connection.schema.createTable(texts, (columns) => {
    columns.integer('rowid').primary();
    for (const name of ['title', 'summary', 'body']) columns.text(name).notNullable();
    columns.specificType('words', 'tsvector').notNullable();
  });
  await connection.raw(`create index ?? on ?? using gin (words)`, [`${texts}_words`, texts]);
}

/** Takes texts out of the index and puts others in; what the vocabulary counts goes with them. */
export async function replaceTexts(trx: Knex, table: string, removed: { id: number; locale: Locale }[], added: IndexedText[]): Promise<void> {
  const texts = textsOf(table);
  const counts = countWords();
  for (let from = 0; from < removed.length; from += 500) {
    const some = removed.slice(from, from + 500);
    const localeOf = new Map(some.map(({ id, locale }) => [id, locale]));
    const stored: (StoredText & { rowid: number })[] = await trx(texts).whereIn('rowid', [...localeOf.keys()]).select('rowid', 'title', 'summary', 'body');
    for (const { rowid, title, summary, body } of stored) counts.add(localeOf.get(rowid) ?? 'en', [title, summary, body], -1);
    await trx(texts).whereIn('rowid', [...localeOf.keys()]).delete();
  }
  for (let from = 0; from < added.length; from += 100) {
    const some = added.slice(from, from + 100);
    for (const { locale, title, summary, body } of some) counts.add(locale, [title, summary, body], 1);
    await trx(texts).insert(some.map((text) => storedRow(text)));
  }
  await writeVocabulary(trx, table, counts.changes());
}

function storedRow({ id, title, summary, body }: IndexedText) {
  const folded = { title: fold(title), summary: fold(summary), body: fold(body) };
  return { rowid: id, ...folded, ...(isSqlite() ? {} : { words: vectorOf(folded) }) };
}

/** Narrows a query on `table` (aliased `l`) to entries that have every word, from its beginning. */
export function whereMatches(query: Knex.QueryBuilder, table: string, { words }: SearchedText): void {
  const texts = textsOf(table);
  if (isSqlite()) query.whereRaw('l.id in (select rowid from ?? where ?? match ?)', [texts, texts, matchOf(words)]);
  else query.whereRaw('l.id in (select rowid from ?? where words @@ ?::tsquery)', [texts, tsqueryOf(words)]);
}

/**
 * Narrows like `whereMatches`, and orders by how well entries match, best first: those whose title is the search text, whose
 * title begins with it, whose title has all of its words, then the others; within each by BM25 or `ts_rank`. Selects the first of these as `tier`.
 */
export function orderByRelevance(query: Knex.QueryBuilder, table: string, { words, phrase }: SearchedText): void {
  const texts = textsOf(table);
  // A number of ours, so it may stand in the statement: PostgreSQL cannot tell a parameter's type here.
  const tier = `case when l.title_sort = ? then 0 when substr(l.title_sort, 1, ${[...phrase].length}) = ? then 1 when l.id in (${inTitle()}) then 2 else 3 end as tier`;
  const title = isSqlite() ? [texts, texts, `{title} : (${matchOf(words)})`] : [texts, tsqueryOf(words, 'A')];
  query.select(strapi.db.connection.raw(tier, [phrase, phrase, ...title]));
  if (isSqlite()) {
    query.joinRaw('join (select rowid as rid, bm25(??, 10.0, 4.0, 1.0) as score from ?? where ?? match ?) as f on f.rid = l.id', [texts, texts, texts, matchOf(words)]);
  } else {
    const asked = tsqueryOf(words);
    query.joinRaw(`join (select rowid as rid, -ts_rank('{0.1, 0.2, 0.4, 1.0}', words, ?::tsquery, 1) as score from ?? where words @@ ?::tsquery) as f on f.rid = l.id`, [asked, texts, asked]);
  }
  query.orderBy([{ column: 'tier' }, { column: 'f.score' }, { column: 'l.title_sort' }]);
}

const inTitle = () => (isSqlite() ? 'select rowid from ?? where ?? match ?' : 'select rowid from ?? where words @@ ?::tsquery');

// Words are letters and digits only, so they need no further quoting than this.
const matchOf = (words: readonly SearchedWord[]) => words.map(({ forms }) => `(${forms.map((form) => `"${form}"*`).join(' OR ')})`).join(' AND ');
const tsqueryOf = (words: readonly SearchedWord[], weights = '') => words.map(({ forms }) => `(${forms.map((form) => `'${form}':*${weights}`).join(' | ')})`).join(' & ');

// PostgreSQL notes at most so many places of a word, and no place beyond the second number.
const placesMax = 200;
const placeMax = 16_383;

/** The vector's own notation, so that PostgreSQL's parser does not divide words in its own way. */
function vectorOf({ title, summary, body }: StoredText): string {
  const places = new Map<string, string[]>();
  let place = 0;
  for (const [text, weight] of [[title, 'A'], [summary, 'B'], [body, 'D']] as const) {
    for (const word of text.split(' ').filter(Boolean)) {
      place = Math.min(place + 1, placeMax);
      const known = places.get(word) ?? [];
      if (known.length < placesMax) places.set(word, [...known, `${place}${weight}`]);
    }
  }
  return [...places].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}
