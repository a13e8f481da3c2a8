import { plainText } from '@scholars/contract/plain-words';
import { isPostgres } from './dialect.js';

/**
 * Letters that are written in more than one way, each as the contract's `plain-words.ts` reads it: alef, hamza, ya, ta
 * marbuta, the Persian kaf, and Latin letters with an accent, whose capitals SQLite does not know.
 */
const sameLetters: readonly (readonly [written: string, folded: string])[] = [
  ['أإآٱ', 'ا'], ['ؤ', 'و'], ['ئىی', 'ي'], ['ة', 'ه'], ['ک', 'ك'],
  ['àáâãäåÀÁÂÃÄÅ', 'a'], ['çÇ', 'c'], ['èéêëÈÉÊË', 'e'], ['ìíîïÌÍÎÏıİ', 'i'], ['ñÑ', 'n'], ['òóôõöøÒÓÔÕÖØ', 'o'],
  ['ùúûüÙÚÛÜ', 'u'], ['šŠşŞ', 's'], ['žŽ', 'z'], ['ğĞ', 'g'], ['łŁ', 'l'],
]; // prettier-ignore
/** Vowel signs, hamza, tatweel. */
const ignored = '\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0655\u0670\u0640ء';

const wordsMax = 8;

/** Compares with a `likePattern`. */
export const isLike = `like ? escape '\\'`;

/** As `isLike` finds a text anywhere in another. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** What somebody looks for, from space to space and with its signs, each as `isLike` finds it in `searchedColumns`. */
export function likeWords(q: string): string[] {
  return typedWords(q).map(likePattern);
}

/** What somebody looks for, from space to space and with its signs, in the letters of `searchedColumns`. */
export function typedWords(q: string): string[] {
  return plainText(q).replaceAll('ء', '').split(/\s+/).filter(Boolean).slice(0, wordsMax);
}

/**
 * SQL of the text of several columns as search compares it, without any ء.
 *
 * @param columns SQL of our own
 */
export function searchedColumns(columns: readonly string[]): string {
  return folded(columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `));
}

function folded(column: string): string {
  if (isPostgres(strapi.db.connection)) {
    const from = sameLetters.map(([written]) => written).join('');
    const to = sameLetters.map(([written, folded]) => folded.repeat([...written].length)).join('');
    return joined(`lower(translate(${column}, '${from}${ignored}', '${to}'))`);
  }
  const pairs = [
    ...sameLetters.flatMap(([written, folded]) => [...written].map((letter) => [letter, folded] as const)),
    ...[...ignored].map((sign) => [sign, ''] as const),
  ];
  // Most texts in English have none of these letters, and each replacement reads the whole text.
  return `lower(case when ${column} glob '*[^\u0001-~]*' then ${joined(replaced(column, pairs))} else ${column} end)`;
}

/** Names of two halves as one word. */
const joined = (text: string) =>
  replaced(text, [
    ['عبد ا', 'عبدا'],
    ['ابو ', 'ابو'],
  ]);

function replaced(text: string, pairs: readonly (readonly [from: string, to: string])[]): string {
  return pairs.reduce((sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`, text);
}
