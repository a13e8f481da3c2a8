import { LRUCache } from 'lru-cache';
import type { Locale } from '@scholars/contract/locale';
import { measureMemory } from '../metrics/memories.js';
import type { SearchedWord } from '../words/searched-text.js';
import { readWordHits, wordKey, type WordHits } from './full-text.js';

/** Rows that have a word, or several, by their places, the first first; and of each, as in `WordHits`: */
export interface PlacedHits {
  places: Int32Array;
  scores: Int32Array;
  inTitle: Uint8Array;
}

/** The rows of a listing in a language, as far as what a search finds is placed among them. */
export interface PlacedRows {
  /** No two have the same. */
  readonly key: number;
  /** How many were ever taken in. */
  readonly size: number;
  textIdsFrom(place: number): Int32Array;
  placesOfTexts(texts: Int32Array): { places: Int32Array; at: Int32Array };
}

interface Kept extends PlacedHits {
  /** How many rows have been looked at. */
  size: number;
  isScored: boolean;
}

const keptMaxBytes = 32 * 1024 * 1024;
const bytesEach = 9;
/** A word that more entries have tells nothing of how well one fits, and its scores are the dearest part of looking it up. */
const scoredMax = 10_000;
const overheadBytes = 300;
/** More new rows than these are not looked at one by one. */
const newRowsMax = 500;

const kept = new LRUCache<string, Kept>({
  maxSize: keptMaxBytes,
  sizeCalculation: ({ places }) => places.length * bytesEach + overheadBytes,
});
measureMemory('words', keptMaxBytes, () => kept.calculatedSize);
const underWay = new Map<string, Promise<Kept>>();

/**
 * The rows with a word in one language. A word that is in many entries is dear to look up and is asked for often: what
 * was found is kept, and of rows that came since only those are looked at. One that is gone stays among them.
 */
export async function placesOfWord(
  rows: PlacedRows,
  table: string,
  word: SearchedWord,
  locale: Locale,
): Promise<PlacedHits> {
  const key = `${rows.key} ${wordKey(word, locale)}`;
  let known = kept.get(key);
  while (known?.size !== rows.size) {
    const looking = underWay.get(key) ?? look(rows, table, word, locale, known);
    underWay.set(key, looking);
    try {
      known = await looking;
      kept.set(key, known);
    } finally {
      underWay.delete(key);
    }
  }
  return known;
}

async function look(
  rows: PlacedRows,
  table: string,
  word: SearchedWord,
  locale: Locale,
  before: Kept | undefined,
): Promise<Kept> {
  const { size } = rows;
  const known = before && size - before.size <= newRowsMax ? before : undefined;
  const among = known && [...rows.textIdsFrom(known.size)].slice(0, size - known.size);
  const hits = await readWordHits(table, word, locale, { among, isScored: (n) => known?.isScored ?? n <= scoredMax });
  const fresh = placed(hits, rows, known?.size ?? 0, size);
  const { isScored } = hits;
  if (!known) return { size, isScored, ...fresh };
  return {
    size,
    isScored,
    places: joined(known.places, fresh.places),
    scores: joined(known.scores, fresh.scores),
    inTitle: joined(known.inTitle, fresh.inTitle),
  };
}

/** Of the rows from a place to another; what is not among the rows yet is looked at once it is. */
function placed(hits: WordHits, rows: PlacedRows, from: number, to: number): PlacedHits {
  const { places, at } = rows.placesOfTexts(hits.texts);
  const isBetween = (place: number) => place >= from && place < to;
  return picked(places, (i) => isBetween(places[i] ?? 0), {
    scoreOf: (i) => hits.scores[at[i] ?? 0] ?? 0,
    isInTitle: (i) => hits.inTitle[at[i] ?? 0] ?? 0,
  });
}

function joined<Numbers extends Int32Array | Uint8Array>(some: Numbers, more: Numbers): Numbers {
  const all = new (some.constructor as new (length: number) => Numbers)(some.length + more.length); // of their own kind
  all.set(some);
  all.set(more, some.length);
  return all;
}

/** What all of them have: the scores are added up, and the title has it where it has each. */
export function inAll([first = nothing, ...others]: readonly PlacedHits[]): PlacedHits {
  return others.reduce((one, other) => {
    const [few, many] = one.places.length <= other.places.length ? [one, other] : [other, one];
    const at = positionsIn(many.places, few.places);
    return picked(few.places, (i) => (at[i] ?? -1) >= 0, {
      scoreOf: (i) => (few.scores[i] ?? 0) + (many.scores[at[i] ?? 0] ?? 0),
      isInTitle: (i) => (few.inTitle[i] ?? 0) & (many.inTitle[at[i] ?? 0] ?? 0),
    });
  }, first);
}

/** What either has: the scores are added up, and the title has it where it has one. */
export function inEither(one: PlacedHits, other: PlacedHits): PlacedHits {
  if (one.places.length === 0) return other;
  if (other.places.length === 0) return one;
  const length = one.places.length + other.places.length;
  const hits = { places: new Int32Array(length), scores: new Int32Array(length), inTitle: new Uint8Array(length) };
  let n = 0;
  let a = 0;
  let b = 0;
  while (a < one.places.length || b < other.places.length) {
    const placeOfOne = one.places[a] ?? Number.POSITIVE_INFINITY;
    const placeOfOther = other.places[b] ?? Number.POSITIVE_INFINITY;
    const place = Math.min(placeOfOne, placeOfOther);
    hits.places[n] = place;
    if (placeOfOne === place) {
      hits.scores[n] = one.scores[a] ?? 0;
      hits.inTitle[n] = one.inTitle[a++] ?? 0;
    }
    if (placeOfOther === place) {
      hits.scores[n] = (hits.scores[n] ?? 0) + (other.scores[b] ?? 0);
      hits.inTitle[n] = (hits.inTitle[n] ?? 0) | (other.inTitle[b++] ?? 0);
    }
    n += 1;
  }
  return {
    places: hits.places.subarray(0, n),
    scores: hits.scores.subarray(0, n),
    inTitle: hits.inTitle.subarray(0, n),
  };
}

/** What one has and the other has not. */
export function without(hits: PlacedHits, others: PlacedHits): PlacedHits {
  if (others.places.length === 0) return hits;
  const at = positionsIn(others.places, hits.places);
  return picked(hits.places, (i) => at[i] === -1, {
    scoreOf: (i) => hits.scores[i] ?? 0,
    isInTitle: (i) => hits.inTitle[i] ?? 0,
  });
}

const nothing: PlacedHits = { places: new Int32Array(0), scores: new Int32Array(0), inTitle: new Uint8Array(0) };

function picked(
  places: Int32Array,
  isPicked: (i: number) => boolean,
  of: { scoreOf: (i: number) => number; isInTitle: (i: number) => number },
): PlacedHits {
  const chosen = indexesWhere(places.length, isPicked);
  return {
    places: chosen.map((i) => places[i] ?? 0),
    scores: chosen.map(of.scoreOf),
    inTitle: new Uint8Array(chosen.map(of.isInTitle)),
  };
}

/** Those of the first numbers, from 0, that pass. To make a list of an iterator takes ten times as long. */
export function indexesWhere(length: number, passes: (i: number) => boolean): Int32Array {
  const indexes = new Int32Array(length);
  let n = 0;
  for (let i = 0; i < length; i++) if (passes(i)) indexes[n++] = i;
  return indexes.subarray(0, n);
}

/** Where each of some sorted numbers stands among others, which are sorted too; -1 where it is not among them. */
function positionsIn(sorted: Int32Array, some: Int32Array): Int32Array {
  let next = 0;
  return some.map((one) => {
    // In steps that grow, so that a few among many are found without looking at each.
    let step = 1;
    while (next + step < sorted.length && (sorted[next + step] ?? 0) <= one) {
      next += step;
      step *= 2;
    }
    while (step >= 1) {
      if (next + step < sorted.length && (sorted[next + step] ?? 0) <= one) next += step;
      step >>= 1;
    }
    return sorted[next] === one ? next : -1;
  });
}
