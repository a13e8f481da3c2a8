import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import { withoutArticle } from '@scholars/contract/plain-words';
import type { WrittenWord } from '../words/fold.js';

/** How often a word's number of entries goes up or down, and how it is spelled. */
interface WordChange {
  locale: Locale;
  word: string;
  spelling: string;
  entries: number;
}

interface WordRow extends WordChange {
  listing: string;
  reversed: string;
  length: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    search_vocabulary: WordRow;
  }
}

const wordMinLength = 3;
const wordMaxLength = 40;
const rowsEach = 100;

/** Counts in how many entries words are, entry by entry. */
export function countWords() {
  const known = new Map<string, WordChange>();
  function note(locale: Locale, word: string, by: 1 | -1, spelling: () => string): void {
    const key = `${locale} ${word}`;
    const change = known.get(key);
    if (!change) return void known.set(key, { locale, word, spelling: spelling(), entries: by });
    change.spelling ||= spelling();
    change.entries += by;
  }
  return {
    /** An entry that comes, by all of its words. */
    add(locale: Locale, words: readonly WrittenWord[]): void {
      const seen = new Set<string>();
      for (const { text, folded } of words) {
        for (const word of folded) {
          if (seen.has(word) || !isKept(word)) continue;
          seen.add(word);
          note(locale, word, 1, () => (folded.length === 1 ? spellingOf(text) : word));
        }
      }
    },
    /** An entry that leaves, by the words that the index has of it; how they were spelled is forgotten. */
    remove(locale: Locale, folded: readonly string[]): void {
      for (const word of new Set(folded)) if (isKept(word)) note(locale, word, -1, () => '');
    },
    /**
     * Those that change anything, in an order that is the same for every writer, so that two never wait for each other.
     */
    changes(): WordChange[] {
      return [...known.entries()]
        .filter(([, { entries }]) => entries !== 0)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, change]) => change);
    },
  };
}

/** Brings the table of the words of a listing up to date, within the transaction that changes its texts. */
export async function writeVocabulary(trx: Knex, listing: string, changes: readonly WordChange[]): Promise<void> {
  for (let from = 0; from < changes.length; from += rowsEach) {
    const rows = changes.slice(from, from + rowsEach).map(({ locale, word, spelling, entries }) => ({
      listing,
      locale,
      word,
      reversed: reversed(word),
      length: word.length,
      spelling: spelling || word,
      entries,
    }));
    await trx('search_vocabulary')
      .insert(rows)
      .onConflict(['listing', 'locale', 'word'])
      .merge({ entries: trx.raw('search_vocabulary.entries + excluded.entries') });
  }
  if (changes.some(({ entries }) => entries < 0))
    await trx('search_vocabulary').where({ listing }).where('entries', '<=', 0).delete();
}

/** The words that so many entries of a listing have at least in one language, those that most have first. */
export async function readCommonWords(listing: string, atLeast: number): Promise<string[]> {
  return strapi.db
    .connection('search_vocabulary')
    .where({ listing })
    .where('entries', '>=', atLeast)
    .orderBy([{ column: 'entries', order: 'desc' }, 'locale', 'word'])
    .pluck('word');
}

export const reversed = (word: string): string => [...word].reverse().join('');

/** Whether a typing error can be corrected to it. */
const isKept = (word: string) => word.length >= wordMinLength && word.length <= wordMaxLength && /\p{L}/u.test(word);

// As people write it: without vowel signs and tatweel, and without the article and the particles before it.
const spellingOf = (written: string) =>
  withoutArticle(
    written
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\u064b-\u0652\u0670\u0640]/g, ''),
  ).slice(0, 2 * wordMaxLength);
