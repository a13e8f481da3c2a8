import { rememberByWord } from './remember-by-word.js';
import { arabicStems } from './arabic-stems.js';
import { englishStem } from './english-stems.js';

/**
 * What a folded word has in common with its other forms: fellowships and fellowship, جامعات and وجامعه. By its letters,
 * not by the language of its text, as each has words of the other. A word may be its own stem; a number has none.
 */
export const stemsOf = rememberByWord(findStems);

function findStems(word: string): readonly string[] {
  if (/^[a-z]+$/.test(word)) return [englishStem(word)];
  return /^[\u0621-\u064a]+$/.test(word) ? arabicStems(word) : [];
}
