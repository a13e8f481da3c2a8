import { withoutArticle } from '@scholars/contract/plain-words';
import { typedWords } from '../database/searched-columns.js';
import type { SoughtWord } from './worded-rows.js';

/** What stands before a name in one word with it: the article, and what names of two halves begin with. */
const beforeNames = ['', 'ال', 'ابو', 'ابوال', 'عبدال'];
const latinArticles = ['', 'al', 'el'];
/** A word of fewer letters would mean, with an article before it, most others. */
const barePartMin = 3;

/** What somebody looks for, from space to space: an address or a reference is found by all its parts, one after the other. */
export function soughtWords(q: string): SoughtWord[] {
  return typedWords(q).flatMap((word) => {
    const [first, ...rest] = word.match(/[\p{L}\p{N}]+/gu) ?? [];
    return first === undefined ? [] : [formsOf(first).map((form) => [form, ...rest])];
  });
}

function formsOf(word: string): string[] {
  if (/^[a-z]/.test(word)) return word.length < barePartMin ? [word] : latinArticles.map((before) => before + word);
  if (!/^[\u0621-\u064a]/.test(word)) return [word];
  const bare = withoutArticle(word);
  return [...new Set([word, ...beforeNames.map((before) => before + bare)])];
}
