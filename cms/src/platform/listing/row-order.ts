import type { TypedFastBitSet as Bits } from 'typedfastbitset';
import { bitsOf, placesOf } from '../places/bits-of.js';
import { sizeOf } from '../places/shared-size.js';
import { firstFrom } from './counted-column.js';

/** More new rows than these are sorted in with all others; fewer are merged. */
const mergedMax = 4096;
/** So many rows are picked out of others as these are gone through. */
const selectedMax = 64;

/** So many rows, after some that are left out, from one end of the order or the other. */
export interface Reach {
  isRising: boolean;
  limit: number;
  offset: number;
}

/**
 * Places of rows, by a column: the least first, of equal ones the earlier. What changed is brought in when it is asked
 * for: what stays is copied in pieces, not looked at.
 */
export class RowOrder {
  #places: Int32Array = new Int32Array(0);
  #rankOf: Int32Array | undefined;
  #size = 0;
  #removed = 0;

  constructor(private readonly compareValues: (a: number, b: number) => number) {}

  /** All places that are there, as they were when it was last brought in step. Not to be changed. */
  get places(): Int32Array {
    return this.#places;
  }

  /** Where in `places` each place stands. Not to be changed. */
  get rankOf(): Int32Array {
    return (this.#rankOf ??= this.#ranks());
  }

  /**
   * Brings in what came and went.
   *
   * @param rows how many were ever taken in, which of them are gone, as they went, and whether one is
   */
  keepInStep(rows: { size: number; gone: readonly number[]; isGone: (place: number) => boolean }): this {
    const { size, gone, isGone } = rows;
    if (size === this.#size && gone.length === this.#removed) return this;
    const isFew = this.#size > 0 && size - this.#size <= mergedMax;
    const comes = this.#sorted(isFew ? this.#size : 0, size, isGone);
    const leaves = gone.slice(this.#removed).filter((place) => place < this.#size);
    this.#places = isFew ? this.#merged(comes, leaves) : comes;
    this.#rankOf = undefined;
    this.#size = size;
    this.#removed = gone.length;
    return this;
  }

  /** Places of a stretch of all rows. */
  stretch({ isRising, limit, offset }: Reach): number[] {
    const { length } = this.#places;
    if (isRising) return [...this.#places.subarray(offset, offset + limit)];
    return [...this.#places.subarray(Math.max(length - offset - limit, 0), Math.max(length - offset, 0))].reverse();
  }

  /**
   * Places of a stretch of those rows that pass. The order is walked from the nearer end, but not far: where they are few,
   * or stand at the other end, where each of them stands is gathered instead.
   *
   * @param passing some of the rows that are there
   * @param count how many they are
   */
  stretchOf(passing: Bits, { isRising, limit, offset }: Reach, count = sizeOf(passing)): number[] {
    const length = Math.max(Math.min(limit, count - offset), 0);
    const after = count - offset - length;
    const isFromEnd = after < offset;
    const reach = { isRising: isRising !== isFromEnd, limit: length, offset: isFromEnd ? after : offset };
    // A step takes some less than to look up where one row stands.
    const stretch = this.walk((place) => passing.has(place), reach, count) ?? this.#gather(passing, reach, count);
    return isFromEnd ? stretch.reverse() : stretch;
  }

  /**
   * Places of a stretch of those rows that pass, one row after the other from that end.
   *
   * @returns nothing where it does not end within so many steps
   */
  walk(passes: (place: number) => boolean, { isRising, limit, offset }: Reach, stepsMax: number): number[] | undefined {
    const places = this.#places;
    const last = places.length - 1;
    const stretch: number[] = [];
    let left = offset;
    for (let n = 0; stretch.length < limit; n++) {
      if (n > last) return stretch;
      if (n === stepsMax) return undefined;
      const place = places[isRising ? n : last - n] ?? 0;
      if (passes(place) && left-- <= 0) stretch.push(place);
    }
    return stretch;
  }

  /** In as many steps as rows pass, and for a stretch far from the end some for all: a set has its places in order. */
  #gather(passing: Bits, { isRising, limit, offset }: Reach, count: number): number[] {
    const { rankOf } = this;
    const places = this.#places;
    const last = places.length - 1;
    // From the end that is asked for.
    const ranks = placesOf(passing, count);
    for (let i = 0; i < count; i++) {
      const rank = rankOf[ranks[i] ?? 0] ?? 0;
      ranks[i] = isRising ? rank : last - rank;
    }
    const end = offset + limit;
    const ordered = end <= selectedMax ? leastOf(ranks, end) : placesOf(bitsOf(ranks, places.length), count);
    return Array.from(ordered.subarray(offset, end), (rank) => places[isRising ? rank : last - rank] ?? 0);
  }

  #ranks(): Int32Array {
    const rankOf = new Int32Array(this.#size);
    this.#places.forEach((place, rank) => {
      rankOf[place] = rank;
    });
    return rankOf;
  }

  #sorted(from: number, to: number, isGone: (place: number) => boolean): Int32Array {
    const places = new Int32Array(to - from);
    let n = 0;
    for (let place = from; place < to; place++) if (!isGone(place)) places[n++] = place;
    return places.subarray(0, n).sort((a, b) => this.#compare(a, b));
  }

  #merged(comes: Int32Array, leaves: readonly number[]): Int32Array {
    const before = this.#places;
    const merged = new Int32Array(before.length - leaves.length + comes.length);
    const left = leaves.map((place) => this.#firstAfter(place) - 1).sort((a, b) => a - b);
    let n = 0;
    let from = 0;
    const copy = (end: number) => {
      merged.set(before.subarray(from, end), n);
      n += end - from;
      from = end;
    };
    let next = 0;
    const copyWithoutLeft = (end: number) => {
      for (; next < left.length && (left[next] ?? end) < end; next++) {
        copy(left[next] ?? end);
        from += 1;
      }
      copy(end);
    };
    for (const place of comes) {
      copyWithoutLeft(this.#firstAfter(place));
      merged[n++] = place;
    }
    copyWithoutLeft(before.length);
    return merged;
  }

  /** Where what is after a place begins. */
  #firstAfter(place: number): number {
    return firstFrom(this.#places, (one) => this.#compare(one, place) > 0);
  }

  #compare(a: number, b: number): number {
    return this.compareValues(a, b) || a - b;
  }
}

/** The least so many of at least as many numbers, in order. */
function leastOf(numbers: Int32Array, n: number): Int32Array {
  const least = new Int32Array(n);
  let size = 0;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] ?? 0;
    if (size === n && number >= (least[n - 1] ?? 0)) continue;
    let at = size < n ? size++ : n - 1;
    for (; at > 0 && (least[at - 1] ?? 0) > number; at--) least[at] = least[at - 1] ?? 0;
    least[at] = number;
  }
  return least;
}
