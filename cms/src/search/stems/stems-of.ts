import { arabicStems } from './arabic.js';
import { englishStem } from './english.js';

/**
 * What a folded word has in common with its other forms: fellowships and fellowship, جامعات and وجامعه. By its letters, not by the
 * language of its text, as each has words of the other. A word may be its own stem; a number has none.
 */
export function stemsOf(folded: string): readonly string[] {
  const known = remembered.get(folded);
  if (known) return known;
  const stems = findStems(folded);
  // Texts use few words often. Emptied when full: a word has 60 letters at most, so this stays below some megabytes.
  if (remembered.size >= rememberedMax) remembered.clear();
  remembered.set(folded, stems);
  return stems;
}

const rememberedMax = 20_000;
const remembered = new Map<string, readonly string[]>();

function findStems(word: string): readonly string[] {
  if (/^[a-z]+$/.test(word)) return [englishStem(word)];
  return /^[\u0621-\u064a]+$/.test(word) ? arabicStems(word) : [];
}
