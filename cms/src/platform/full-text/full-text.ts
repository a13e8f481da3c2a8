import type { Knex } from 'knex';
import { locales, type Locale } from '@scholars/contract/locale';
import { isPostgres } from '../database/dialect.js';
import { writtenWords, type WrittenWord } from '../words/fold.js';
import type { SearchedWord } from '../words/searched-text.js';
import { recordOf } from '../typed/trusted-types.js';
import { indexedPlaces, textFields, type EntryTexts } from './index-words.js';
import { postgresTexts } from './postgres-texts.js';
import { termsOf } from './search-terms.js';
import { sqliteTexts } from './sqlite-texts.js';
import { eachInBoth, type Asked, type TextIds, type TextStore } from './text-store.js';
import { countWords, writeVocabulary } from './vocabulary.js';

/** So many texts go into one statement, or are taken out by one. */
const [addedEach, removedEach] = [100, 500];

/** What an entry is found by: what each of its versions says. */
export interface IndexedText {
  /** What the rows of its listing call `text_id`. */
  id: number;
  versions: Partial<Record<Locale, EntryTexts>>;
}

const store = (): TextStore => (isPostgres(strapi.db.connection) ? postgresTexts : sqliteTexts);
const textsOf = (table: string) => `${table}_search`;

/** Another where this database's texts are indexed in another way. */
export const fullTextEdition = (): number => store().edition;

/** Makes the full-text table beside a listing. */
export const makeFullText = (table: string) => store().make(textsOf(table));

/** Makes the index of the words of a listing where the table has none yet. */
export const indexTexts = (table: string) => store().index(textsOf(table));

/** For whoever writes all texts of a listing, and makes the index again after it. */
export const dropTextIndex = (table: string) => store().dropIndex(textsOf(table));

/**
 * Merges what each change has written into the index of words by itself.
 *
 * @param steps the most that are taken: after each, others get their turn
 */
export const mergeSegments = (table: string, steps = Number.POSITIVE_INFINITY) =>
  store().merge(textsOf(table), steps, 'worthwhile');

/** Leaves nothing in the index of words of what was taken out of it. After each step others get their turn. */
export const forgetRemoved = (table: string) => store().merge(textsOf(table), Number.POSITIVE_INFINITY, 'all');

/** Takes texts out of the index, by their ids, and puts others in; what the vocabulary counts goes with them. */
export async function replaceTexts(
  trx: Knex,
  table: string,
  removed: readonly number[],
  added: readonly IndexedText[],
): Promise<void> {
  const { remove, insert } = store();
  const texts = textsOf(table);
  const counts = countWords();
  for (let from = 0; from < removed.length; from += removedEach)
    for (const words of await remove(trx, texts, removed.slice(from, from + removedEach)))
      for (const locale of locales) counts.remove(locale, words[locale]);
  for (let from = 0; from < added.length; from += addedEach) {
    const some = added.slice(from, from + addedEach).map(({ id, versions }) => ({ id, versions: wordsOf(versions) }));
    for (const { versions } of some)
      for (const { locale, words } of versions)
        counts.add(
          locale,
          textFields.flatMap((name) => words[name]),
        );
    const indexed = ({ locale, words }: VersionWords) =>
      recordOf(textFields, (name) => indexedPlaces(locale, words[name]));
    await insert(
      trx,
      texts,
      some.map(({ id, versions }) => ({ id, versions: versions.map(indexed) })),
    );
  }
  await writeVocabulary(trx, table, counts.changes());
}

interface VersionWords {
  locale: Locale;
  words: Record<(typeof textFields)[number], WrittenWord[]>;
}

function wordsOf(versions: IndexedText['versions']): VersionWords[] {
  return locales.flatMap((locale) => {
    const text = versions[locale];
    return text ? [{ locale, words: recordOf(textFields, (name) => writtenWords(text[name])) }] : [];
  });
}

/** The entries that have a word in one language: their `text_id`s, the least first, and of each: */
export interface WordHits {
  texts: TextIds;
  /** How well they match: the least is the best. Those of several words can be added up. Nothing of none or too many. */
  scores: Int32Array | undefined;
  /** Where it stands best. */
  standing: Uint8Array;
}

/** Where a word stands in an entry: the more, the better. */
export const standings = { body: 0, summary: 1, title: 2 } as const;

/** Where a word is in the texts of a language. */
export async function readWordHits(table: string, word: SearchedWord, locale: Locale, asked: Asked): Promise<WordHits> {
  const { all: texts, titles, heads, scores } = await store().ask(textsOf(table), termsOf(word, locale), asked);
  const standing = new Uint8Array(texts.length);
  eachInBoth(texts, heads, (at) => (standing[at] = standings.summary));
  eachInBoth(texts, titles, (at) => (standing[at] = standings.title));
  return { texts, scores, standing };
}
