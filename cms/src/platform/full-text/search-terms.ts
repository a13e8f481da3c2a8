import type { Locale } from '@scholars/contract/locale';
import type { SearchedWord } from '../words/searched-text.js';
import { indexedStem, indexedWord } from './index-words.js';

/** What a word of the index is or begins with. Letters and digits only, so neither database asks for more quoting. */
export interface SearchTerm {
  text: string;
  isBegun: boolean;
}

/**
 * What of the index a word of a search may be: a word that begins so, a word that is its stem, or one with the same
 * stem.
 */
export function termsOf({ forms, stems }: SearchedWord, locale: Locale): SearchTerm[] {
  const wholes = stems.filter((stem) => !forms.some((form) => stem.startsWith(form)));
  return [
    ...forms.map((form) => ({ text: indexedWord(locale, form), isBegun: true })),
    ...wholes.map((stem) => ({ text: indexedWord(locale, stem), isBegun: false })),
    ...stems.map((stem) => ({ text: indexedStem(locale, stem), isBegun: false })),
  ];
}

/** The same for words that are looked up alike. */
export const wordKey = (word: SearchedWord, locale: Locale): string =>
  termsOf(word, locale)
    .map(({ text, isBegun }) => (isBegun ? `${text}*` : text))
    .join(' ');
