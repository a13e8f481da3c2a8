import type { Knex } from 'knex';
import { isPostgres } from '../database/dialect.js';
import { locales, type Locale } from '@scholars/contract/locale';
import { storedJson } from '../typed/trusted-types.js';
import type { SearchedWord } from '../words/searched-text.js';
import { countWords, writeVocabulary } from './vocabulary.js';
import { writtenWords, type WrittenWord } from '../words/fold.js';
import { indexedPlaces, indexedStem, indexedWord, textFields, wordsOfIndexed, type EntryTexts } from './index-words.js';

/**
 * Goes up when texts are indexed in another way (fields, folding, words), so that installations make their listings
 * anew.
 */
export const fullTextEdition = 2;

/** FTS5 writes so many pages in one step of merging: some 15 ms, after which others get their turn. */
const mergedPages = 200;

/** What an entry is found by: what each of its versions says. */
export interface IndexedText {
  /** What the rows of its listing call `text_id`. */
  id: number;
  versions: Partial<Record<Locale, EntryTexts>>;
}

const isSqlite = () => !isPostgres(strapi.db.connection);
const textsOf = (table: string) => `${table}_search`;

/** Makes the full-text table beside a listing: FTS5 on SQLite, vectors on PostgreSQL, which `indexTexts` indexes. */
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
}

const textIndexOf = (table: string) => `${textsOf(table)}_words`;

/**
 * Makes PostgreSQL's index of the words of a listing, a GIN index, where there is none. FTS5's is made with its table.
 */
export async function indexTexts(table: string): Promise<void> {
  if (isSqlite()) return;
  // Without a list of what came lately, which each search would walk through.
  await strapi.db.connection.raw(`create index if not exists ?? on ?? using gin (words) with (fastupdate = off)`, [
    textIndexOf(table),
    textsOf(table),
  ]);
}

/** For whoever writes all texts of a listing: kept in step with each of them, the index takes longer than all else. */
export async function dropTextIndex(table: string): Promise<void> {
  if (isSqlite()) return;
  await strapi.db.connection.raw('drop index if exists ??', [textIndexOf(table)]);
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

/**
 * Merges the segments of FTS5's index: each change writes one, and every word is looked for in each, also a word that
 * nobody has, which takes 0.4 ms in twenty-four of them and 0.02 in one. PostgreSQL's index has none.
 *
 * @param steps the most that are taken, of `mergedPages` each
 */
export async function mergeSegments(table: string, steps = Number.POSITIVE_INFINITY): Promise<void> {
  if (!isSqlite()) return;
  const texts = textsOf(table);
  const { connection } = strapi.db;
  // The driver binds each number as a float, which FTS5 refuses.
  const tell = (what: string, number: number) =>
    connection.raw('insert into ?? (??, rank) values (?, cast(? as integer))', [texts, texts, what, number]);
  const changes = async () => {
    const [row]: { n: number }[] = await connection.select({ n: connection.raw('total_changes()') });
    return row?.n ?? 0;
  };
  // Two of a size are enough to be merged.
  await tell('usermerge', 2);
  for (let step = 0; step < steps; step++) {
    const before = await changes();
    await tell('merge', mergedPages);
    // One change is the command itself.
    if ((await changes()) - before < 2) return;
  }
}

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

/** The entries that have a word in one language: their `text_id`s, the least first, and of each: */
export interface WordHits {
  texts: Int32Array;
  /** How well they match, by BM25 or `ts_rank`: the least is the best. Those of several words can be added up. */
  scores: Int32Array;
  /** Where it stands best. */
  standing: Uint8Array;
  /** Whether they were scored; else all scores are 0. */
  isScored: boolean;
}

/** Where a word stands in an entry: the more, the better. */
export const standings = { body: 0, summary: 1, title: 2 } as const;

interface Looked {
  /** Only these texts; else all. */
  among?: readonly number[] | undefined;
  /** Whether so many are worth scoring. */
  isScored: (count: number) => boolean;
}

/** Scores are kept as whole numbers of this many parts. */
const scoreParts = 1_000_000;

/** Where a word is in the texts of a language. */
export async function readWordHits(
  table: string,
  word: SearchedWord,
  locale: Locale,
  { among, isScored }: Looked,
): Promise<WordHits> {
  const asked = isSqlite() ? askSqlite(table, word, locale, among) : askPostgres(table, word, locale, among);
  const { all: found, titles, heads } = await asked.texts();
  const texts = new Int32Array(found);
  if (texts.length === 0) return { texts, scores: texts, standing: new Uint8Array(0), isScored: true };
  const isWorthIt = isScored(texts.length);
  const scores = isWorthIt ? new Int32Array(await asked.scores()) : new Int32Array(texts.length);
  // Somebody may have published in between: nobody knows then which score is whose.
  if (scores.length !== texts.length) return readWordHits(table, word, locale, { among, isScored });
  const standing = new Uint8Array(texts.length);
  raiseStanding(standing, texts, heads, standings.summary);
  raiseStanding(standing, texts, titles, standings.title);
  return { texts, scores, standing, isScored: isWorthIt };
}

/** @param some in the order of `texts` */
function raiseStanding(standing: Uint8Array, texts: Int32Array, some: readonly number[], to: number): void {
  let at = 0;
  for (const text of some) {
    while (at < texts.length && (texts[at] ?? 0) < text) at++;
    if (texts[at] === text) standing[at] = to;
  }
}

/** As lists, in the order of the ids: tens of thousands of rows of a few numbers each would be dear. */
interface AskedHits {
  /** Those that have the word, those whose title has it, and those whose title or summary has it. */
  texts(): Promise<{ all: number[]; titles: number[]; heads: number[] }>;
  scores(): Promise<number[]>;
}

function askSqlite(table: string, word: SearchedWord, locale: Locale, among?: readonly number[]): AskedHits {
  const texts = textsOf(table);
  const match = matchOf(word, locale);
  const { connection } = strapi.db;
  const hits = (what: Knex.Raw, asked: string) => {
    const query = connection(texts).select({ one: what }).whereRaw('?? match ?', [texts, asked]);
    return among ? query.whereIn('rowid', [...among]) : query;
  };
  // The index is walked in the order of the ids.
  const ids = connection.raw('json_group_array(rowid)');
  const score = connection.raw(`cast(bm25(??, 10.0, 4.0, 1.0) * ${scoreParts} as integer)`, [texts]);
  return {
    async texts() {
      const unless = (without: string, query: Knex.QueryBuilder) =>
        connection.raw(`case when ?? = '[]' then '[]' else ? end`, [without, query]);
      // Most words are of one language, and in few titles: what nothing has is not looked for any further.
      const [row]: Record<'all' | 'titles' | 'heads', string>[] = await connection
        .withMaterialized('a', connection.select({ all: hits(ids, match) }))
        .withMaterialized('h', (query) =>
          query.from('a').select('all', { heads: unless('all', hits(ids, `{title summary} : (${match})`)) }),
        )
        .from('h')
        .select('all', 'heads', { titles: unless('heads', hits(ids, `{title} : (${match})`)) });
      const listOf = (text: string | undefined): number[] => storedJson(text ?? '[]');
      return { all: listOf(row?.all), titles: listOf(row?.titles), heads: listOf(row?.heads) };
    },
    async scores() {
      // Scores are there only while the index is walked, so they cannot be put together on the way.
      const [row]: { all: string }[] = await connection
        .withMaterialized('h', hits(score, match))
        .from('h')
        .select({ all: connection.raw('json_group_array(one)') });
      return storedJson(row?.all ?? '[]');
    },
  };
}

function askPostgres(table: string, word: SearchedWord, locale: Locale, among?: readonly number[]): AskedHits {
  const { connection } = strapi.db;
  const asked = tsqueryOf(word, locale);
  const ask = (lists: Record<string, Knex.Raw>) =>
    connection.transaction(async (trx) => {
      // The planner takes a vector for as cheap to read as a number and would walk through the whole table, reading
      // the vector of each row, for a word that many have. The index knows them by itself.
      await trx.raw('set local enable_seqscan = off; set local enable_indexscan = off');
      const query = trx(textsOf(table)).whereRaw('words @@ ?::tsquery', [asked]);
      const rows: Record<string, number[] | null>[] = await (among ? query.whereIn('rowid', [...among]) : query).select(
        lists,
      );
      return rows[0] ?? {};
    });
  return {
    async texts() {
      // By the texts of title and summary, as asking the vector for a word of theirs reads it.
      const patterns = termsOf(word, locale).map(({ text, isBegun }) => `% ${text}${isBegun ? '' : ' '}%`);
      const having = (text: string) =>
        connection.raw(`json_agg(rowid order by rowid) filter (where ${text} like any(?))`, [patterns]);
      const found = await ask({
        all: connection.raw('json_agg(rowid order by rowid)'),
        titles: having(`' ' || title || ' '`),
        heads: having(`' ' || title || ' ' || summary || ' '`),
      });
      return { all: found.all ?? [], titles: found.titles ?? [], heads: found.heads ?? [] };
    },
    async scores() {
      const score = `(-ts_rank('{0.1, 0.2, 0.4, 1.0}', words, ?::tsquery, 1) * ${scoreParts})::int`;
      const found = await ask({ scores: connection.raw(`json_agg(${score} order by rowid)`, [asked]) });
      return found.scores ?? [];
    },
  };
}

// Words are letters and digits only, so they need no further quoting than this.
const matchOf = (word: SearchedWord, locale: Locale) =>
  termsOf(word, locale)
    .map(({ text, isBegun }) => `"${text}"${isBegun ? '*' : ''}`)
    .join(' OR ');
const tsqueryOf = (word: SearchedWord, locale: Locale) =>
  termsOf(word, locale)
    .map(({ text, isBegun }) => `'${text}'${isBegun ? ':*' : ''}`)
    .join(' | ');

/** The same for words that are looked up alike. */
export const wordKey = (word: SearchedWord, locale: Locale): string => matchOf(word, locale);

/**
 * What of the index a word of a search may be: a word that begins so, a word that is its stem, or one with the same
 * stem.
 */
function termsOf({ forms, stems }: SearchedWord, locale: Locale): { text: string; isBegun: boolean }[] {
  const wholes = stems.filter((stem) => !forms.some((form) => stem.startsWith(form)));
  return [
    ...forms.map((form) => ({ text: indexedWord(locale, form), isBegun: true })),
    ...wholes.map((stem) => ({ text: indexedWord(locale, stem), isBegun: false })),
    ...stems.map((stem) => ({ text: indexedStem(locale, stem), isBegun: false })),
  ];
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
        const known = places.get(word);
        if (!known) places.set(word, [`${place}${weightOf[name]}`]);
        else if (known.length < placesMax) known.push(`${place}${weightOf[name]}`);
      }
    }
  }
  return [...places].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}
