import { isFirstHalf, plainWords, withoutArticle } from '@scholars/contract/plain-words';
import { rememberByWord } from './remember-by-word.js';

// A word as people write it: with vowel signs, tatweel, and the invisible signs that join letters or give a direction.
const written = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200c-\u200f\u202a-\u202e\u2066-\u2069\ufeff]*/gu;

/** A word of a text: as it was written, where, and as search compares it (a ligature may be several words). */
export interface WrittenWord {
  text: string;
  start: number;
  folded: readonly string[];
}

/**
 * A text as search compares it: lower case, without accents and vowel signs, alef and hamza forms as
 * bare letters, ى as ي, ة as ه, digits as ASCII, and words without the Arabic article and the particles
 * joined to it; عبد الله is one word, as عبدالله is. Index and query are folded alike, so الذّكاء and ذكاء are the same
 * word.
 */
export function fold(text: string): string {
  return foldedWords(text).join(' ');
}

function foldedWords(text: string): string[] {
  return writtenWords(text).flatMap(({ folded }) => folded);
}

export function writtenWords(text: string): WrittenWord[] {
  const words: WrittenWord[] = [];
  for (const { 0: word, index } of text.matchAll(written)) {
    const last = words.at(-1);
    const both = last && isFirstHalf(last.folded[0] ?? '') ? text.slice(last.start, index + word.length) : '';
    // The halves of a name, unless something else than a space stands between them.
    const folded = both && foldedWord(both);
    if (last && folded && folded.length === 1) words.splice(-1, 1, { text: both, start: last.start, folded });
    else words.push({ text: word, start: index, folded: foldedWord(word) });
  }
  return words;
}

const foldedWord = rememberByWord((word): readonly string[] => plainWords(word).map(withoutArticle));
