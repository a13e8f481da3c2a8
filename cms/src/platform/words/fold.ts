import { asciiDigits } from '@scholars/contract/typed-text';
import { rememberByWord } from './remember-by-word.js';

// A word as people write it: with vowel signs, tatweel, and the invisible signs that join letters or give a direction.
const written = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200c-\u200f\u202a-\u202e\u2066-\u2069\ufeff]*/gu;
// Combining marks (Latin accents, Arabic vowel signs, hamza above and below after decomposition), tatweel, invisible
// signs.
const ignored = /[\p{M}\u0640\u00ad\u200c-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
// Letters that are written in more than one way, or that the other script's keyboard has: Persian and Urdu kaf, ya and
// ha.
const sameLetters: Record<string, string> = {
  ٱ: 'ا', ى: 'ي', ی: 'ي', ے: 'ي', ة: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه', ۃ: 'ه', ک: 'ك', ڪ: 'ك', ء: '',
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h',
}; // prettier-ignore
const otherForms = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g');
// The article, alone or behind the particles joined to it; what is left must still be a word.
const article = /^(?:ال(?=\p{L}{2,})|(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{3,}))/u;
const wordMaxLength = 60;

/** A word of a text: as it was written, where, and as search compares it (a ligature may be several words). */
export interface WrittenWord {
  text: string;
  start: number;
  folded: readonly string[];
}

/**
 * A text as search compares it: lower case, without accents and vowel signs, alef and hamza forms as
 * bare letters, ى as ي, ة as ه, digits as ASCII, and words without the Arabic article and the particles
 * joined to it. Index and query are folded alike, so الذّكاء and ذكاء are the same word.
 */
export function fold(text: string): string {
  return foldedWords(text).join(' ');
}

function foldedWords(text: string): string[] {
  return writtenWords(text).flatMap(({ folded }) => folded);
}

export function writtenWords(text: string): WrittenWord[] {
  return Array.from(text.matchAll(written), ({ 0: word, index }) => ({
    text: word,
    start: index,
    folded: foldedWord(word),
  }));
}

const foldedWord = rememberByWord((word): readonly string[] => plainWords(word).map(withoutArticle));

export function withoutArticle(plainWord: string): string {
  return plainWord.replace(article, '');
}

/** The article with its particles at the beginning of a word that is folded but for it; '' where there is none. */
export function articleOf(plainWord: string): string {
  return article.exec(plainWord)?.[0] ?? '';
}

/** Folded but for the article. */
export function plainWords(word: string): string[] {
  if (/^[a-z0-9]+$/i.test(word)) return [word.toLowerCase().slice(0, wordMaxLength)];
  const plain = asciiDigits(word.normalize('NFKD').toLowerCase().normalize('NFKD').replace(ignored, '')).replace(
    otherForms,
    (letter) => sameLetters[letter] ?? '',
  );
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((one) => one.slice(0, wordMaxLength));
}
