import { LRUCache } from 'lru-cache';
import { TypedFastBitSet as Bits } from 'typedfastbitset';
import { locales, type Locale } from '@scholars/contract/locale';
import { inAll, inEither, placesOfWord, without, type PlacedHits } from '../full-text/word-places.js';
import { wordKey } from '../full-text/full-text.js';
import { measureMemory } from '../metrics/memories.js';
import type { SearchedText } from '../words/searched-text.js';
import { compareTexts, type CountedRows } from './counted-rows.js';

/** What a search finds, the best first. */
export interface FoundRows {
  /** All of it. */
  bits: Bits;
  /** What the reader's language has. */
  own: Bits;
  /** First what the reader's language finds, then what needs the other's words too. */
  ranked(): RankedPlaces;
}

export interface RankedPlaces {
  places: Int32Array;
  /**
   * How well each fits. Of what the reader's language finds: 0 where the title is the search text, 1 where it begins with
   * it, 2 where it has all words, 3 else. Of the rest: 4 where the title has all words, 5 else.
   */
  tiers: Uint8Array;
}

const firstOtherTier = 4;
const keptMaxBytes = 16 * 1024 * 1024;
const rankedBytesEach = 5;

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
  searched: SearchedText,
): Promise<FoundRows> {
  const { words, phrase } = searched;
  const others = locales.filter((one) => one !== locale);
  for (;;) {
    const key = `${rows.key} ${rows.version} ${phrase} ${words.map((word) => wordKey(word, locale)).join()}`;
    const found = kept.get(key);
    if (found) return found;
    const { version } = rows;
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

function foundIn(rows: CountedRows, phrase: string, own: PlacedHits, either: PlacedHits) {
  const ownBits = bitsOf(own, rows.size);
  let ranked: RankedPlaces | undefined;
  return {
    bits: bitsOf(either, rows.size),
    own: ownBits,
    // As much as it will take once it is ranked.
    bytes: 1000 + Math.ceil(rows.size / 4) + either.places.length * rankedBytesEach,
    ranked: () => (ranked ??= joined(rankOwn(rows, phrase, own), rankOthers(rows, without(either, own)))),
  };
}

function rankOwn(rows: CountedRows, phrase: string, hits: PlacedHits): RankedPlaces {
  return rank(rows, hits, (i) => {
    const title = rows.titleAt(hits.places[i] ?? 0);
    if (title.startsWith(phrase)) return title.length === phrase.length ? 0 : 1;
    return hits.inTitle[i] ? 2 : 3;
  });
}

const rankOthers = (rows: CountedRows, hits: PlacedHits): RankedPlaces =>
  rank(rows, hits, (i) => (hits.inTitle[i] ? firstOtherTier : firstOtherTier + 1));

/** By tier, then score, then title. */
function rank(rows: CountedRows, { places, scores }: PlacedHits, tierOf: (i: number) => number): RankedPlaces {
  const tiers = Uint8Array.from(places.keys(), tierOf);
  const order = Int32Array.from(places.keys()).sort(
    (a, b) =>
      (tiers[a] ?? 0) - (tiers[b] ?? 0) ||
      (scores[a] ?? 0) - (scores[b] ?? 0) ||
      compareTexts(rows.titleAt(places[a] ?? 0), rows.titleAt(places[b] ?? 0)) ||
      a - b,
  );
  return { places: order.map((i) => places[i] ?? 0), tiers: Uint8Array.from(order, (i) => tiers[i] ?? 0) };
}

function joined(own: RankedPlaces, others: RankedPlaces): RankedPlaces {
  return {
    places: Int32Array.of(...own.places, ...others.places),
    tiers: Uint8Array.of(...own.tiers, ...others.tiers),
  };
}

function bitsOf({ places }: PlacedHits, size: number): Bits {
  const bits = new Bits();
  bits.resize(size);
  for (const place of places) bits.add(place);
  return bits;
}
