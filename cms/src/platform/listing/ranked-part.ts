import type { TypedFastBitSet as Bits } from 'typedfastbitset';
import { indexesWhere, type ScoredPlaces } from '../full-text/word-places.js';
import { sizeOf } from '../places/shared-size.js';
import type { CountedRows } from './counted-rows.js';

/** Above the number of rows that any listing has. */
const ranksMax = 2 ** 22;

/**
 * Rows that a search finds and that fit alike well but for their scores. They are told from others when somebody looks at
 * them: facets and totals never do, and a first page seldom comes to the last part.
 */
export class RankedPart {
  #scored: Int32Array | undefined;

  /**
   * @param tier the same for all of them; see `found-rows.ts`
   * @param find which rows they are, always the same, as a set that whoever asks may change
   * @param scores also of rows that are not of this part
   */
  constructor(
    private readonly rows: Pick<CountedRows, 'byTitle'>,
    readonly tier: number,
    readonly find: () => Bits,
    private readonly scores: ScoredPlaces,
  ) {}

  /**
   * So many of some of them, after others that are left out: the best score first, of equal ones by title.
   *
   * @param some a set of nobody else's: those that have a score are taken out
   */
  stretch(some: Bits, limit: number, offset: number): number[] {
    const places: number[] = [];
    let left = offset;
    for (const place of this.#byScore()) {
      if (places.length === limit) return places;
      if (!some.has(place)) continue;
      some.remove(place);
      if (left-- <= 0) places.push(place);
    }
    const reach = { isRising: true, limit: limit - places.length, offset: Math.max(left, 0) };
    return [...places, ...this.rows.byTitle().stretchOf(some, reach)];
  }

  /** Those that have a score, the best first. */
  #byScore(): Int32Array {
    return (this.#scored ??= this.#sort());
  }

  #sort(): Int32Array {
    const { places, scores } = this.scores;
    if (places.length === 0) return places;
    const bits = this.find();
    const own = indexesWhere(places.length, (i) => scores[i] !== 0 && bits.has(places[i] ?? 0));
    if (own.length === 0) return own;
    const { places: byTitle, rankOf } = this.rows.byTitle();
    // One number for both, which an array of numbers sorts by itself: ten times as quick as comparing.
    const keys = Float64Array.from(own, (i) => (scores[i] ?? 0) * ranksMax + (rankOf[places[i] ?? 0] ?? 0));
    keys.sort();
    return Int32Array.from(keys, (key) => byTitle[key - Math.floor(key / ranksMax) * ranksMax] ?? 0);
  }
}

/** A stretch of several parts, one after the other, of those that pass. Parts before it are not sorted. */
export function stretchOf(
  parts: readonly RankedPart[],
  passing: Bits,
  limit: number,
  offset: number,
): { place: number; tier: number }[] {
  const stretch: { place: number; tier: number }[] = [];
  let left = offset;
  for (const part of parts) {
    if (stretch.length === limit) break;
    const some = part.find().intersection(passing);
    const n = sizeOf(some);
    if (left >= n) {
      left -= n;
      continue;
    }
    const places = part.stretch(some, limit - stretch.length, left);
    stretch.push(...places.map((place) => ({ place, tier: part.tier })));
    left = 0;
  }
  return stretch;
}
