import { LRUCache } from 'lru-cache';
import { TypedFastBitSet as Bits } from 'typedfastbitset';
import { locales, type Locale } from '@scholars/contract/locale';
import { wordKey } from '../full-text/full-text.js';
import { inAll, indexesWhere, inEither, placesOfWord, without, type PlacedHits } from '../full-text/word-places.js';
import { measureMemory } from '../metrics/memories.js';
import type { Indexed } from '../full-text/understand.js';
import type { SearchedText } from '../words/searched-text.js';
import { countedRows } from './counted-listing.js';
import type { CountedRows } from './counted-rows.js';
import type { ListingDefinition } from './listing-definition.js';
import { RankedPart } from './ranked-part.js';

/** What a search finds. */
export interface FoundRows {
  /** All of it. */
  bits: Bits;
  /** What the reader's language has. */
  own: Bits;
  /** How well it fits, the best first: what the reader's language has, then what needs the other's words too. */
  parts: readonly RankedPart[];
}

const keptMaxBytes = 16 * 1024 * 1024;
const overheadBytes = 2000;
const rankedBytesEach = 12;

const kept = new LRUCache<string, FoundRows & { bytes: number }>({
  maxSize: keptMaxBytes,
  sizeCalculation: ({ bytes }) => bytes,
});
measureMemory('searches', keptMaxBytes, () => kept.calculatedSize);

/** The rows that have every word, in either language. In memory, but for words that nobody has asked for of late. */
export async function findRows(
  rows: CountedRows,
  table: string,
  locale: Locale,
  { words, phrase }: SearchedText,
): Promise<FoundRows> {
  const others = locales.filter((one) => one !== locale);
  for (;;) {
    const { version } = rows;
    const key = `${rows.key} ${version} ${phrase} ${words.map((word) => wordKey(word, locale)).join()}`;
    const found = kept.get(key);
    if (found) return found;
    const own: PlacedHits[] = [];
    const either: PlacedHits[] = [];
    for (const word of words) {
      const here = await placesOfWord(rows, table, word, locale);
      own.push(here);
      let all = here;
      for (const other of others) all = inEither(all, await placesOfWord(rows, table, word, other));
      either.push(all);
    }
    // What came or went meanwhile is looked at too.
    if (rows.version !== version) continue;
    const made = foundIn(rows, phrase, inAll(own), inAll(either));
    kept.set(key, made);
    return made;
  }
}

/** A listing as its words are understood: by what its readers would find. */
export function indexOf(definition: ListingDefinition, locale: Locale): Indexed {
  const { table } = definition;
  return {
    table,
    async hasMatch(searched) {
      const { bits } = await findRows(await countedRows(definition, locale), table, locale, searched);
      return !bits.isEmpty();
    },
  };
}

function foundIn(rows: CountedRows, phrase: string, own: PlacedHits, either: PlacedHits) {
  const others = without(either, own);
  return {
    bits: bitsOf(either, rows),
    own: bitsOf(own, rows),
    parts: [...rankOwn(rows, phrase, own), ...rankOthers(rows, others)],
    bytes: overheadBytes + Math.ceil(rows.size / 4) + either.places.length * rankedBytesEach,
  };
}

/** 0 where the title is the search text, 1 where it begins with it, 2 where it has all words, 3 else. */
function rankOwn(rows: CountedRows, phrase: string, hits: PlacedHits): RankedPart[] {
  return divide(rows, hits, [0, 1, 2, 3], (i) => {
    const title = rows.titleAt(hits.places[i] ?? 0);
    if (title.startsWith(phrase)) return title.length === phrase.length ? 0 : 1;
    return hits.inTitle[i] ? 2 : 3;
  });
}

/** 4 where the title has all words, 5 else. */
const rankOthers = (rows: CountedRows, hits: PlacedHits) =>
  divide(rows, hits, [4, 5], (i) => (hits.inTitle[i] ? 4 : 5));

function divide(
  rows: CountedRows,
  { places, scores }: PlacedHits,
  tiers: readonly number[],
  tierOf: (i: number) => number,
): RankedPart[] {
  const tierAt = places.map((_, i) => tierOf(i));
  return tiers.map((tier) => {
    const chosen = indexesWhere(places.length, (i) => tierAt[i] === tier && rows.isThere(places[i] ?? -1));
    return new RankedPart(
      rows,
      tier,
      chosen.map((i) => places[i] ?? 0),
      chosen.map((i) => scores[i] ?? 0),
    );
  });
}

function bitsOf({ places }: PlacedHits, rows: CountedRows): Bits {
  const bits = new Bits();
  bits.resize(rows.size);
  for (const place of places) if (rows.isThere(place)) bits.add(place);
  return bits;
}
