import { LRUCache } from 'lru-cache';
import { TypedFastBitSet as Bits } from 'typedfastbitset';
import { locales, type Locale } from '@scholars/contract/locale';
import { wordKey } from '../full-text/search-terms.js';
import { inAll, inAny, placesOfWord, type PlacedHits } from '../full-text/word-places.js';
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

const keptMaxBytes = 64 * 1024 * 1024;
const overheadBytes = 2000;
const scoredBytesEach = 20;
/** What the reader's language has, what of it is in title and summary, and where the title is the text or begins with it. */
const setsOfOwn = 5;
/** What is found, and what of it is in titles and summaries, where the other language says something of it. */
const setsOfOthers = 3;
/** Tiers before it are of rows that the reader's language has. */
const firstOfOthers = 5;

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
      const elsewhere: PlacedHits[] = [];
      for (const other of others) elsewhere.push(await placesOfWord(rows, table, word, other));
      own.push(here);
      either.push(inAny([here, ...elsewhere]));
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

function foundIn(
  rows: CountedRows,
  phrase: string,
  own: PlacedHits,
  either: PlacedHits,
): FoundRows & { bytes: number } {
  const inOwn = rows.withoutGone(own.rows);
  // The other language says nothing of it, as of most words.
  const isOwnAlone = either === own;
  const all = isOwnAlone ? inOwn : rows.withoutGone(either.rows);
  const others = () => all.new_difference(inOwn);
  const titled = once(() => rows.withTitle(phrase));
  const [begun, whole] = [() => titled().begun, () => titled().whole];
  const [inTitle, inHead] = [once(own.inTitle), once(own.inHead)];
  const [inTitles, inHeads] = isOwnAlone ? [inTitle, inHead] : [once(either.inTitle), once(either.inHead)];
  const tiers = [
    // Where the title is the search text, begins with it, has all words; where title and summary have them;
    () => inOwn.new_intersection(whole()),
    () => inOwn.new_intersection(begun()).difference(whole()),
    () => inOwn.new_intersection(inTitle()).difference(begun()),
    () => inOwn.new_intersection(inHead()).difference(inTitle()).difference(begun()),
    // the rest; and of what needs the other language's words too, the same without the first two.
    () => inOwn.new_difference(inHead()).difference(begun()),
    () => others().intersection(inTitles()),
    () => others().intersection(inHeads()).difference(inTitles()),
    () => others().difference(inHeads()),
  ];
  return {
    bits: all,
    own: inOwn,
    parts: tiers.map(
      (find, tier) => new RankedPart(rows, tier, find, tier < firstOfOthers ? own.scored : either.scored),
    ),
    bytes:
      overheadBytes +
      (setsOfOwn + (isOwnAlone ? 0 : setsOfOthers)) * Math.ceil(rows.size / 8) +
      either.scored.places.length * scoredBytesEach,
  };
}

/** Makes something when it is first asked for. */
function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
