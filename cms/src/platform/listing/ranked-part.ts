import { indexesWhere } from '../full-text/word-places.js';
import type { CountedRows } from './counted-rows.js';

/** Above the number of rows that any listing has. */
const ranksMax = 2 ** 22;

/** Rows that a search finds and that fit alike well but for their scores. They are sorted when somebody looks at them. */
export class RankedPart {
  #sorted: Int32Array | undefined;

  /** @param tier the same for all of them; see `found-rows.ts` */
  constructor(
    private readonly rows: Pick<CountedRows, 'byTitle'>,
    readonly tier: number,
    private readonly places: Int32Array,
    private readonly scores: Int32Array,
  ) {}

  /** How many of them pass. */
  count(passing: { has(place: number): boolean }): number {
    let n = 0;
    for (const place of this.places) if (passing.has(place)) n++;
    return n;
  }

  /** The best score first, of equal ones by title. */
  sorted(): Int32Array {
    return (this.#sorted ??= this.#sort());
  }

  #sort(): Int32Array {
    const { order, rankOf } = this.rows.byTitle();
    if (this.scores.every((score) => score === this.scores[0])) {
      // By title alone: their ranks are marked and gone through, which is quicker than sorting them.
      const isThere = new Uint8Array(order.length);
      for (const place of this.places) isThere[rankOf[place] ?? 0] = 1;
      return indexesWhere(order.length, (rank) => isThere[rank] === 1).map((rank) => order[rank] ?? 0);
    }
    // One number for both, which an array of numbers sorts by itself: ten times as quick as comparing.
    const keys = Float64Array.from(this.places, (place, i) => (this.scores[i] ?? 0) * ranksMax + (rankOf[place] ?? 0));
    keys.sort();
    return Int32Array.from(keys, (key) => order[key - Math.floor(key / ranksMax) * ranksMax] ?? 0);
  }
}

/** A stretch of several parts, one after the other, of those that pass. Parts before it are not sorted. */
export function stretchOf(
  parts: readonly RankedPart[],
  passing: { has(place: number): boolean },
  limit: number,
  offset: number,
): { place: number; tier: number }[] {
  const stretch: { place: number; tier: number }[] = [];
  let left = offset;
  for (const part of parts) {
    if (stretch.length === limit) break;
    const n = part.count(passing);
    if (left >= n) {
      left -= n;
      continue;
    }
    for (const place of part.sorted()) {
      if (stretch.length === limit) break;
      if (passing.has(place) && left-- <= 0) stretch.push({ place, tier: part.tier });
    }
    left = 0;
  }
  return stretch;
}
