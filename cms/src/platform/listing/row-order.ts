import { firstFrom } from './counted-column.js';

/** More new rows than these are sorted in with all others; fewer are merged. */
const mergedMax = 4096;

/**
 * Places of rows, by a column: the least first, of equal ones the earlier. What changed is brought in when it is asked
 * for: what stays is copied in pieces, not looked at.
 */
export class RowOrder {
  #places: Int32Array = new Int32Array(0);
  #size = 0;
  #removed = 0;

  constructor(private readonly compareValues: (a: number, b: number) => number) {}

  /**
   * All places that are there.
   *
   * @param rows how many were ever taken in, which of them are gone, as they went, and whether one is
   */
  get(rows: { size: number; gone: readonly number[]; isGone: (place: number) => boolean }): Int32Array {
    const { size, gone, isGone } = rows;
    if (size === this.#size && gone.length === this.#removed) return this.#places;
    const isFew = this.#size > 0 && size - this.#size <= mergedMax;
    const comes = this.#sorted(isFew ? this.#size : 0, size, isGone);
    const leaves = gone.slice(this.#removed).filter((place) => place < this.#size);
    this.#places = isFew ? this.#merged(comes, leaves) : comes;
    this.#size = size;
    this.#removed = gone.length;
    return this.#places;
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

/** Where the rows of a stretch stand in an order: so many of those that pass, from either end, after some that are left out. */
export function walk(
  order: Int32Array,
  isForward: boolean,
  limit: number,
  offset: number,
  passing?: { has(place: number): boolean },
): number[] {
  const stretch: number[] = [];
  const end = passing ? order.length : Math.min(offset + limit, order.length);
  let left = offset;
  for (let n = passing ? 0 : offset; n < end && stretch.length < limit; n++) {
    const at = isForward ? n : order.length - 1 - n;
    if (passing && (!passing.has(order[at] ?? 0) || left-- > 0)) continue;
    stretch.push(at);
  }
  return stretch;
}
