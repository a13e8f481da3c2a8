import { LRUCache } from 'lru-cache';
import { TypedFastBitSet as Bits } from 'typedfastbitset';
import type { Locale } from '@scholars/contract/locale';
import { measureMemory } from '../metrics/memories.js';
import { bitsOf, copyOf } from '../places/bits-of.js';
import { bytesOfPacked, packPlaces, unpackPlaces, type PackedPlaces } from '../places/packed-places.js';
import { sizeOf } from '../places/shared-size.js';
import { dividedWord, type SearchedWord } from '../words/searched-text.js';
import { namesOf, recordOf } from '../typed/trusted-types.js';
import { readWordHits, standings, type WordHits } from './full-text.js';
import { wordKey } from './search-terms.js';

/** Rows that have a word, or several, by their places. */
export interface PlacedHits {
  /** Whoever's that asked. */
  rows: Bits;
  /** Makes the set of those whose title has it: facets and totals never ask. It is whoever's that asked. */
  inTitle: () => Bits;
  /** The same for those whose title or summary has it. */
  inHead: () => Bits;
  scored: ScoredPlaces;
}

/** How well rows match, the least the best, by their places, the first first. What is not among them has 0. */
export interface ScoredPlaces {
  places: Int32Array;
  scores: Int32Array;
}

/** The rows of a listing in a language, as far as what a search finds is placed among them. */
export interface PlacedRows {
  /** The same for those where each text stands in the same place, and may become another's. */
  readonly placing: number;
  /** How many were ever taken in. */
  readonly size: number;
  textIdsFrom(place: number): Int32Array;
  placesOfTexts(texts: Int32Array): { places: Int32Array; at: Int32Array };
}

/** A word as it is kept: what few rows have as lists, with their scores, and what many have without. */
type Kept = { size: number } & ({ few: Few } | { many: Record<keyof typeof setsOf, PackedPlaces> });

interface Few extends ScoredPlaces, Pick<WordHits, 'standing'> {}

/**
 * The sets that many rows are kept as, by the least standing of those that are in it. Each is part of the one before; as
 * large as that one it is the same, and kept once: those of a person's name, which is in titles alone.
 */
const setsOf = { rows: standings.body, inHead: standings.summary, inTitle: standings.title } as const;

/**
 * What so many entries have is not scored: it tells little of how well one fits, beyond whether title or summary have
 * it, and its scores would be the dearest part of looking it up: five times as dear as the rest, on PostgreSQL, where
 * each vector is read from beside its row, more.
 */
const scoredBelow = 1000;

const keptMaxBytes = 384 * 1024 * 1024;
const fewBytesEach = 9;
const overheadBytes = 300;
const aheadShare = 0.75;
/** More new rows than these are not looked at one by one. */
const newRowsMax = 500;

const kept = new LRUCache<string, Kept>({ maxSize: keptMaxBytes, sizeCalculation: bytesOf });
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
  const hits: PlacedHits[] = [];
  for (const part of dividedWord(word)) hits.push(await placesOfPart(rows, table, part, locale));
  return inAny(hits);
}

async function placesOfPart(rows: PlacedRows, table: string, word: SearchedWord, locale: Locale): Promise<PlacedHits> {
  const named = wordKey(word, locale);
  const keyNow = () => `${rows.placing} ${named}`;
  let known = kept.get(keyNow());
  while (known?.size !== rows.size) {
    const key = keyNow();
    const looking = underWay.get(key) ?? look(rows, table, word, locale, known);
    underWay.set(key, looking);
    try {
      known = await looking;
      kept.set(key, known);
    } finally {
      underWay.delete(key);
    }
  }
  return hitsOf(known);
}

/** The rows that stand so are read anew, and will stand anew: what was looked up for them is nobody's. */
export function forgetWords(placing: number): void {
  const theirs = [...kept.keys()].filter((key) => key.startsWith(`${placing} `));
  for (const key of theirs) kept.delete(key);
}

/** Whether there is room for a word that nobody has asked for yet: a share is left to those that somebody asks for. */
export const isRoomForWords = (): boolean => kept.calculatedSize < keptMaxBytes * aheadShare;

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
  const isOfMany = known && 'many' in known;
  const hits = await readWordHits(table, word, locale, { among, scoredBelow: isOfMany ? 0 : scoredBelow });
  const fresh = placed(hits, rows, known?.size ?? 0, size);
  if (known && 'few' in known) return { size, few: joined(known.few, fresh) };
  if (!known && hits.texts.length < scoredBelow) return { size, few: fresh };
  let wider: { count: number; packed: PackedPlaces } | undefined;
  const many = recordOf(namesOf(setsOf), (name) => {
    const bits = standingAtLeast(setsOf[name], fresh, size);
    if (known) bits.union(unpackPlaces(known.many[name], known.size));
    const count = sizeOf(bits);
    // A set that grows has more room than it needs.
    if (wider?.count !== count) wider = { count, packed: packPlaces(known ? copyOf(bits, size) : bits, size) };
    return wider.packed;
  });
  return { size, many };
}

/** Of the rows from a place to another; what is not among the rows yet is looked at once it is. */
function placed(hits: WordHits, rows: PlacedRows, from: number, to: number): Few {
  const { places, at } = rows.placesOfTexts(hits.texts);
  const chosen = indexesWhere(places.length, (i) => (places[i] ?? -1) >= from && (places[i] ?? to) < to);
  return {
    places: chosen.map((i) => places[i] ?? 0),
    scores: chosen.map((i) => hits.scores?.[at[i] ?? 0] ?? 0),
    standing: new Uint8Array(chosen.map((i) => hits.standing[at[i] ?? 0] ?? 0)),
  };
}

function joined(one: Few, other: Few): Few {
  return {
    places: Int32Array.from([...one.places, ...other.places]),
    scores: Int32Array.from([...one.scores, ...other.scores]),
    standing: Uint8Array.from([...one.standing, ...other.standing]),
  };
}

function bytesOf(word: Kept): number {
  if ('few' in word) return overheadBytes + word.few.places.length * fewBytesEach;
  const sets = new Set(Object.values(word.many));
  return [...sets].reduce((bytes, set) => bytes + bytesOfPacked(set, word.size), overheadBytes);
}

function hitsOf(word: Kept): PlacedHits {
  const { size } = word;
  const setOf = (name: keyof typeof setsOf) =>
    'many' in word ? unpackPlaces(word.many[name], size) : standingAtLeast(setsOf[name], word.few, size);
  return {
    rows: setOf('rows'),
    inTitle: () => setOf('inTitle'),
    inHead: () => setOf('inHead'),
    scored: 'few' in word ? word.few : nothing,
  };
}

function standingAtLeast(least: number, { places, standing }: Few, size: number): Bits {
  const indexes = indexesWhere(places.length, (i) => (standing[i] ?? 0) >= least);
  return bitsOf(
    indexes.map((i) => places[i] ?? 0),
    size,
  );
}

/** What all of them have: the scores are added up, and title or summary have it where they have each. */
export function inAll(hits: readonly PlacedHits[]): PlacedHits {
  return together(hits, (some, others) => some.intersection(others));
}

/** What any of them has: the scores are added up, and title or summary have it where they have one. */
export function inAny(hits: readonly PlacedHits[]): PlacedHits {
  const found = hits.filter(({ rows }) => !rows.isEmpty());
  return together(found.length > 0 ? found : hits.slice(0, 1), (some, others) => some.union(others));
}

function together(hits: readonly PlacedHits[], bring: (some: Bits, others: Bits) => void): PlacedHits {
  const [first, ...others] = hits;
  if (!first) return { rows: new Bits(), inTitle: () => new Bits(), inHead: () => new Bits(), scored: nothing };
  if (others.length === 0) return first;
  const brought = ([some = new Bits(), ...rest]: readonly Bits[]) => {
    for (const set of rest) bring(some, set);
    return some;
  };
  // What makes a set is held, and not the rows beside it.
  const [titles, heads] = [hits.map(({ inTitle }) => inTitle), hits.map(({ inHead }) => inHead)];
  return {
    rows: brought([first.rows.clone(), ...others.map(({ rows }) => rows)]),
    inTitle: () => brought(titles.map((make) => make())),
    inHead: () => brought(heads.map((make) => make())),
    scored: hits.map(({ scored }) => scored).reduce(addedUp),
  };
}

const nothing: ScoredPlaces = { places: new Int32Array(0), scores: new Int32Array(0) };

function addedUp(one: ScoredPlaces, other: ScoredPlaces): ScoredPlaces {
  if (one.places.length === 0) return other;
  if (other.places.length === 0) return one;
  const length = one.places.length + other.places.length;
  const places = new Int32Array(length);
  const scores = new Int32Array(length);
  let n = 0;
  let a = 0;
  let b = 0;
  while (a < one.places.length || b < other.places.length) {
    const placeOfOne = one.places[a] ?? Number.POSITIVE_INFINITY;
    const placeOfOther = other.places[b] ?? Number.POSITIVE_INFINITY;
    const place = Math.min(placeOfOne, placeOfOther);
    places[n] = place;
    scores[n] =
      (placeOfOne === place ? (one.scores[a++] ?? 0) : 0) + (placeOfOther === place ? (other.scores[b++] ?? 0) : 0);
    n += 1;
  }
  return { places: places.subarray(0, n), scores: scores.subarray(0, n) };
}

/** Those of the first numbers, from 0, that pass. To make a list of an iterator takes ten times as long. */
export function indexesWhere(length: number, passes: (i: number) => boolean): Int32Array {
  const indexes = new Int32Array(length);
  let n = 0;
  for (let i = 0; i < length; i++) if (passes(i)) indexes[n++] = i;
  return indexes.subarray(0, n);
}
