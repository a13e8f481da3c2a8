import { setTimeout as pause } from 'node:timers/promises';
import { locales, type Locale } from '@scholars/contract/locale';
import { readCommonWords } from '../full-text/vocabulary.js';
import { isRoomForWords, placesOfWord } from '../full-text/word-places.js';
import { wordsOf } from '../words/searched-text.js';
import type { CountedRows } from './counted-rows.js';

/** To look up a word that fewer entries have takes no longer than to show a page of them. */
const entriesMin = 2500;
/** As people see suggestions while they type. */
const beginningLengths = [3, 4, 5, 6];

/**
 * Looks up what most entries of a large listing have, before anybody searches for it: it is dear by as many entries as
 * have it. First the words, then their beginnings, the most common first, as far as there is room; in half of the time at most,
 * so that others are not held up.
 *
 * @param atLeast so many entries have a common word
 */
export async function lookUpCommonWords(
  rows: Readonly<Record<Locale, CountedRows>>,
  table: string,
  atLeast = entriesMin,
): Promise<void> {
  if (!locales.some((locale) => rows[locale].size >= atLeast)) return;
  const words = await readCommonWords(table, atLeast);
  const beginnings = words.flatMap(({ word, locale }) =>
    beginningLengths.map((length) => ({ word: word.slice(0, length), locale })),
  );
  const common = new Map([...words, ...beginnings].map((one) => [`${one.locale} ${one.word}`, one]));
  for (const { word: text, locale } of common.values()) {
    if (!isRoomForWords()) return;
    const since = performance.now();
    for (const word of wordsOf(text)) await placesOfWord(rows[locale], table, word, locale);
    await pause(performance.now() - since, undefined, { ref: false });
  }
}
