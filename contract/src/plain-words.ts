import { asciiDigits } from './typed-text.js';

// Combining marks (Latin accents, Arabic vowel signs, hamza above and below after decomposition), tatweel, invisible
// signs, and ء within a word. At its end it stays: ماء (water) would else be ما (what), and the beginning of many words.
const ignored = /[\p{M}\u0640\u00ad\u200c-\u200f\u202a-\u202e\u2066-\u2069\ufeff]|ء(?=\p{M}*\p{L})/gu;
// Letters that are written in more than one way, or that the other script's keyboard has: Persian and Urdu kaf, ya and
// ha.
const sameLetters: Readonly<Record<string, string>> = {
  ٱ: 'ا', ى: 'ي', ی: 'ي', ے: 'ي', ة: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه', ۃ: 'ه', ک: 'ك', ڪ: 'ك',
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h',
}; // prettier-ignore
const otherForms = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g');
// Names that some write as two words and others as one: عبد الله and عبدالله, أبو ظبي and أبوظبي.
const firstHalf = /^[وفبكل]?(?:عبد|ابو)$/;
const dividedName = /(?<![\p{L}\p{N}])([وفبكل]?(?:عبد(?=\s+ا)|ابو(?=\s+(?!عبد)\p{L})))\s+/gu;
// The article, alone or behind the particles joined to it; what is left must still be a word.
const article = /^(?:ال(?=\p{L}{2,})|(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{3,}))/u;
const wordMaxLength = 60;

/** A word that is folded but for the article, without it and the particles joined to it. */
export function withoutArticle(plainWord: string): string {
  return plainWord.replace(article, '');
}

/** The article with its particles at the beginning of a word that is folded but for it; '' where there is none. */
export function articleOf(plainWord: string): string {
  return article.exec(plainWord)?.[0] ?? '';
}

/** A word that is folded but for the ء at its end, which many do not write, without it. */
export function withoutHamza(plainWord: string): string {
  return plainWord.replace(/ء$/, '');
}

/** Whether a word may be the first half of a name that some write as one word. */
export function isFirstHalf(plainWord: string): boolean {
  return firstHalf.test(plainWord);
}

/** A text in the letters that searches compare, with its signs; names of two halves are one word. */
export function plainText(text: string): string {
  return asciiDigits(text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(ignored, ''))
    .replace(otherForms, (letter) => sameLetters[letter] ?? '')
    .replace(dividedName, '$1');
}

/** The words of a text in the letters that searches compare, with their article; names of two halves are one. */
export function plainWords(text: string): string[] {
  if (/^[a-z0-9]+$/i.test(text)) return [text.toLowerCase().slice(0, wordMaxLength)];
  return (plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((one) => one.slice(0, wordMaxLength));
}

/** The words that somebody looks for in texts of plain words, which may have a ء at their end that was not typed. */
export function soughtWords(typed: string): string[] {
  return plainWords(typed).map(withoutHamza);
}
