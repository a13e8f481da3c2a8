import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { locales, type Locale } from '@scholars/contract/locale';
import { readCommonWords } from '../full-text/vocabulary.js';
import { isRoomForWords, placesOfWord } from '../full-text/word-places.js';
import { wordsOf } from '../words/searched-text.js';
import type { CountedRows } from './counted-rows.js';

/** What fewer entries have, the first to ask finds soon enough. */
const commonFrom = 4000;
/** As people see suggestions while they type. */
const beginningLengths = [3, 4, 5, 6];
/** However many listings there are. */
const oneAtOnce = pLimit(1);

/**
 * Looks up what most entries of a large listing have, before anybody searches for it: it is dear by as many entries as
 * have it. The words with their beginnings, the most common first, as far as there is room; in half of the time at most,
 * so that others are not held up.
 *
 * @param areWanted whether these rows are still those that are asked
 * @param atLeast so many entries have a common word
 */
export async function lookUpCommonWords(
  rows: Readonly<Record<Locale, CountedRows>>,
  table: string,
  areWanted: () => Promise<boolean>,
  atLeast = commonFrom,
): Promise<void> {
  if (!locales.some((locale) => rows[locale].size >= atLeast)) return;
  const common = new Set(
    (await readCommonWords(table, atLeast)).flatMap((word) => [
      word,
      ...beginningLengths.map((length) => word.slice(0, length)),
    ]),
  );
  for (const text of common) {
    if (!isRoomForWords() || !(await areWanted())) return;
    await oneAtOnce(async () => {
      const since = performance.now();
      for (const word of wordsOf(text))
        // Whoever searches in one language looks it up in the other too, also where that has none of it.
        for (const some of placedApart(rows))
          for (const locale of locales) await placesOfWord(some, table, word, locale);
      await pause(performance.now() - since, undefined, { ref: false });
    });
  }
}

/** The rows of each language, once where what words find is in the same places for several. */
function placedApart(rows: Readonly<Record<Locale, CountedRows>>): CountedRows[] {
  return [...new Map(locales.map((locale) => [rows[locale].placing, rows[locale]])).values()];
}
