import type { Knex } from 'knex';
import { isPostgres } from '../database/dialect.js';
import { locales, type Locale } from '@scholars/contract/locale';
import type { SearchedText, SearchedWord } from '../words/searched-text.js';
import { countWords, writeVocabulary } from './vocabulary.js';
import { writtenWords, type WrittenWord } from '../words/fold.js';
import { indexedPlaces, indexedStem, indexedWord, textFields, wordsOfIndexed, type EntryTexts } from './index-words.js';

/**
 * Goes up when texts are indexed in another way (fields, folding, words), so that installations make their listings
 * anew.
 */
export const fullTextEdition = 2;

/** What an entry is found by: what each of its versions says. */
export interface IndexedText {
  /** What the rows of its listing call `text_id`. */
  id: number;
  versions: Partial<Record<Locale, EntryTexts>>;
}

const isSqlite = () => !isPostgres(strapi.db.connection);
const textsOf = (table: string) => `${table}_search`;

/** Makes the full-text table beside a listing: FTS5 on SQLite, a GIN index over vectors on PostgreSQL. */
export async function makeFullText(table: string): Promise<void> {
  const texts = textsOf(table);
  const { connection } = strapi.db;
  if (isSqlite()) {
    await connection.raw(
      `create virtual table ?? using fts5(title, summary, body, tokenize = "unicode61 remove_diacritics 0", prefix = '3')`,
      [texts],
    );
    return;
  }
  await connection.schema.createTable(texts, (columns) => {
    columns.integer('rowid').primary();
    for (const name of textFields) columns.text(name).notNullable();
    columns.specificType('words', 'tsvector').notNullable();
  });
  await connection.raw(`create index ?? on ?? using gin (words)`, [`${texts}_words`, texts]);
}

/** Takes texts out of the index, by their ids, and puts others in; what the vocabulary counts goes with them. */
export async function replaceTexts(
  trx: Knex,
  table: string,
  removed: readonly number[],
  added: readonly IndexedText[],
): Promise<void> {
  const texts = textsOf(table);
  const counts = countWords();
  for (let from = 0; from < removed.length; from += 500) {
    const some = removed.slice(from, from + 500);
    const stored: InFields<string>[] = await trx(texts)
      .whereIn('rowid', some)
      .select(...textFields);
    for (const text of stored)
      for (const locale of locales)
        counts.remove(
          locale,
          textFields.flatMap((name) => wordsOfIndexed(locale, text[name])),
        );
    await trx(texts).whereIn('rowid', some).delete();
  }
  for (let from = 0; from < added.length; from += 100) {
    const some = added.slice(from, from + 100).map(({ id, versions }) => ({ id, versions: wordsOf(versions) }));
    for (const { versions } of some)
      for (const { locale, words } of versions)
        counts.add(
          locale,
          textFields.flatMap((name) => words[name]),
        );
    await trx(texts).insert(some.map(storedRow));
  }
  await writeVocabulary(trx, table, counts.changes());
}

type InFields<Words> = Record<(typeof textFields)[number], Words>;

interface VersionWords {
  locale: Locale;
  words: InFields<WrittenWord[]>;
}

function wordsOf(versions: IndexedText['versions']): VersionWords[] {
  return locales.flatMap((locale) => {
    const text = versions[locale];
    return text
      ? [
          {
            locale,
            words: {
              title: writtenWords(text.title),
              summary: writtenWords(text.summary),
              body: writtenWords(text.body),
            },
          },
        ]
      : [];
  });
}

function storedRow({ id, versions }: { id: number; versions: readonly VersionWords[] }) {
  const placesOf = (name: keyof EntryTexts) =>
    versions.flatMap(({ locale, words }) => indexedPlaces(locale, words[name]));
  const places = { title: placesOf('title'), summary: placesOf('summary'), body: placesOf('body') };
  const text = Object.fromEntries(textFields.map((name) => [name, places[name].flat().join(' ')]));
  return { rowid: id, ...text, ...(isSqlite() ? {} : { words: vectorOf(places) }) };
}

/** Narrows a query on `table` (aliased `l`) to entries that have every word, in either language. */
export function whereMatches(query: Knex.QueryBuilder, table: string, { words }: SearchedText): void {
  query.whereRaw('l.text_id in (?)', [matching(table, words, locales)]);
}

/** Whether any entry has every word, in either language. */
export async function hasMatch(table: string, { words }: SearchedText): Promise<boolean> {
  const found: unknown = await strapi.db.connection
    .from(strapi.db.connection.raw('(?) as m', [matching(table, words, locales)]))
    .first('m.rowid');
  return found !== undefined;
}

/** Whether an entry has every word in one language, as a condition on `l`. */
export function matchesIn(locale: Locale, table: string, { words }: SearchedText): Knex.Raw {
  return strapi.db.connection.raw('l.text_id in (?)', [matching(table, words, [locale])]);
}

/** The first tier of what only the other language's words find. */
const firstOtherTier = 4;

/**
 * Narrows to what has every word in the reader's language, or to what needs the other's as well, and orders by how well
 * entries match, the best first. Of the own: those whose title is the search text, whose title begins with it, whose
 * title has all of its words, then the others. Of the rest: those whose titles have all words, then the others. Within
 * each by BM25 or `ts_rank`. Selects the first of these as `tier`.
 */
export function orderByRelevance(
  query: Knex.QueryBuilder,
  table: string,
  searched: SearchedText,
  locale: Locale,
  part: 'own' | 'other',
): void {
  const { words, phrase } = searched;
  const { connection } = strapi.db;
  const among = part === 'own' ? [locale] : locales;
  const inTitle = matching(table, words, among, 'title');
  if (part === 'own') {
    // A number of ours, so it may stand in the statement: PostgreSQL cannot tell a parameter's type here.
    const begins = `substr(l.title_sort, 1, ${[...phrase].length}) = ?`;
    query.select(
      connection.raw(
        `case when l.title_sort = ? then 0 when ${begins} then 1 when l.text_id in (?) then 2 else 3 end as tier`,
        [phrase, phrase, inTitle],
      ),
    );
  } else {
    query.select(
      connection.raw(`case when l.text_id in (?) then ${firstOtherTier} else ${firstOtherTier + 1} end as tier`, [
        inTitle,
      ]),
    );
    query.whereRaw('not ?', [matchesIn(locale, table, searched)]);
  }
  query.join(connection.raw('(?) as f', [scored(table, words, among)]), 'f.rid', 'l.text_id');
  query.orderBy([{ column: 'tier' }, { column: 'f.score' }, { column: 'l.title_sort' }]);
}

/** The rows of the full-text table that have every word in these languages. */
function matching(table: string, words: readonly SearchedWord[], among: readonly Locale[], field?: 'title'): Knex.Raw {
  const texts = textsOf(table);
  const { connection } = strapi.db;
  if (!isSqlite())
    return connection.raw('select rowid from ?? where words @@ ?::tsquery', [
      texts,
      tsqueryOf(words, among, field ? weightOf[field] : ''),
    ]);
  const match = matchOf(words, among);
  return connection.raw('select rowid from ?? where ?? match ?', [
    texts,
    texts,
    field ? `{${field}} : (${match})` : match,
  ]);
}

function scored(table: string, words: readonly SearchedWord[], among: readonly Locale[]): Knex.Raw {
  const texts = textsOf(table);
  const { connection } = strapi.db;
  if (isSqlite())
    return connection.raw('select rowid as rid, bm25(??, 10.0, 4.0, 1.0) as score from ?? where ?? match ?', [
      texts,
      texts,
      texts,
      matchOf(words, among),
    ]);
  const asked = tsqueryOf(words, among, '');
  return connection.raw(
    `select rowid as rid, -ts_rank('{0.1, 0.2, 0.4, 1.0}', words, ?::tsquery, 1) as score from ?? where words @@ ?::tsquery`,
    [asked, texts, asked],
  );
}

// Words are letters and digits only, so they need no further quoting than this.
const matchOf = (words: readonly SearchedWord[], among: readonly Locale[]) =>
  words
    .map(
      (word) =>
        `(${termsOf(word, among)
          .map(({ text, isBegun }) => `"${text}"${isBegun ? '*' : ''}`)
          .join(' OR ')})`,
    )
    .join(' AND ');
const tsqueryOf = (words: readonly SearchedWord[], among: readonly Locale[], weight: string) =>
  words
    .map(
      (word) =>
        `(${termsOf(word, among)
          .map(({ text, isBegun }) => `'${text}':${isBegun ? '*' : ''}${weight}`.replace(/:$/, ''))
          .join(' | ')})`,
    )
    .join(' & ');

/**
 * What of the index a word of a search may be: a word that begins so, a word that is its stem, or one with the same
 * stem.
 */
function termsOf({ forms, stems }: SearchedWord, among: readonly Locale[]): { text: string; isBegun: boolean }[] {
  const wholes = stems.filter((stem) => !forms.some((form) => stem.startsWith(form)));
  return among.flatMap((locale) => [
    ...forms.map((form) => ({ text: indexedWord(locale, form), isBegun: true })),
    ...wholes.map((stem) => ({ text: indexedWord(locale, stem), isBegun: false })),
    ...stems.map((stem) => ({ text: indexedStem(locale, stem), isBegun: false })),
  ]);
}

// PostgreSQL notes at most so many places of a word, and no place beyond the second number.
const placesMax = 200;
const placeMax = 16_383;
const weightOf = { title: 'A', summary: 'B', body: 'D' } as const;

/** The vector's own notation, so that PostgreSQL's parser does not divide words in its own way. */
function vectorOf(texts: InFields<string[][]>): string {
  const places = new Map<string, string[]>();
  let place = 0;
  for (const name of textFields) {
    for (const words of texts[name]) {
      place = Math.min(place + 1, placeMax);
      for (const word of words) {
        const known = places.get(word) ?? [];
        if (known.length < placesMax) places.set(word, [...known, `${place}${weightOf[name]}`]);
      }
    }
  }
  return [...places].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}
