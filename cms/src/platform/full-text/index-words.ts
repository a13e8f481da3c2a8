import type { Locale } from '@scholars/contract/locale';
import { stemsOf } from '../words/stems-of.js';
import type { WrittenWord } from '../words/fold.js';

/**
 * One version of an entry as it was written; a word of the title weighs more than one of the summary, and that more
 * than one of the body.
 */
export interface EntryTexts {
  title: string;
  summary: string;
  body: string;
}

export const textFields = ['title', 'summary', 'body'] as const satisfies readonly (keyof EntryTexts)[];

/**
 * What each word of the index begins with: the language of its text, and whether it is a word of the text or the stem
 * of one. So one index answers for a language alone and for both, and a word of a search that is only begun matches no
 * stem.
 */
const marks = { word: { en: 'e', ar: 'a' }, stem: { en: 'x', ar: 'y' } } as const satisfies Record<
  string,
  Record<Locale, string>
>;

export const indexedWord = (locale: Locale, word: string): string => marks.word[locale] + word;
export const indexedStem = (locale: Locale, stem: string): string => marks.stem[locale] + stem;

/**
 * The words of a text, one place after the other: each with its stems. Also where it is its own stem, as an inflected
 * word would else have more of what is searched for than the word itself, and stand before it.
 */
export function indexedPlaces(locale: Locale, words: readonly WrittenWord[]): string[][] {
  return words
    .flatMap(({ folded }) => folded)
    .map((word) => [indexedWord(locale, word), ...stemsOf(word).map((stem) => indexedStem(locale, stem))]);
}

/** The words of a language among indexed ones, folded. */
export function wordsOfIndexed(locale: Locale, indexed: readonly string[]): string[] {
  return indexed.filter((word) => word.startsWith(marks.word[locale])).map((word) => word.slice(1));
}
