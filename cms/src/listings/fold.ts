import { asciiDigits } from '@scholars/contract/digits';

// Combining marks: Latin accents, Arabic vowel signs and hamza above/below (after decomposition), the
// superscript alef, and the tatweel that only stretches a word.
const marks = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640]/g;
const article = /^(?:[وفبك]?ال|لل)(?=\p{L}{3,})/u;

/**
 * A text as search compares it: lower case, without accents and vowel signs, alef and hamza forms as
 * bare letters, ى as ي, ة as ه, digits as ASCII, and words without the Arabic article and the particles
 * joined to it. Index and query are folded alike, so الذّكاء and ذكاء are the same word.
 */
export function fold(text: string): string {
  return foldedWords(text).join(' ');
}

export function foldedWords(text: string): string[] {
  const plain = asciiDigits(text.normalize('NFKD').replace(marks, ''))
    .toLowerCase()
    .replace(/ٱ/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ء/g, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(article, ''));
}
