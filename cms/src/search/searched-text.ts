import { fold, plainWords, withoutArticle, writtenWords } from '../listings/fold.js';

/** A word of a search: any of its forms will do, each from the beginning of a word. */
export interface SearchedWord {
  forms: readonly string[];
  /** As it was typed, or as the word that replaces it is spelled. */
  spelling: string;
}

export interface SearchedText {
  words: readonly SearchedWord[];
  /** All words folded, as a title is. */
  phrase: string;
  /** The text that was searched for instead, where nothing has what was typed. */
  correctedTo: string | null;
}

const wordsMax = 8;
// An article before two letters: the beginning of a word that is still being typed.
const begunWithArticle = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{2}$)/u;

/** The words of what a person typed; more than eight are left out. */
export function wordsOf(q: string): SearchedWord[] {
  return writtenWords(q)
    .flatMap(({ text }) => plainWords(text).map((plain) => ({ forms: formsOf(plain), spelling: text })))
    .slice(0, wordsMax);
}

export function hasWords(q: string): boolean {
  return wordsOf(q).length > 0;
}

export function searchedText(words: readonly SearchedWord[], correctedTo: string | null = null): SearchedText {
  return { words, phrase: fold(words.map(({ spelling }) => spelling).join(' ')), correctedTo };
}

function formsOf(plain: string): string[] {
  const folded = withoutArticle(plain);
  return begunWithArticle.test(folded) ? [folded, folded.replace(begunWithArticle, '')] : [folded];
}
