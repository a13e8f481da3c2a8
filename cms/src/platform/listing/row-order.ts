/** More new rows than these are sorted in with all others; fewer are merged. */
const mergedMax = 4096;

/** Places of rows, by a column: the least first, of equal ones the earlier. What changed is brought in when it is asked for. */
export class RowOrder {
  #places: Int32Array = new Int32Array(0);
  #size = 0;
  #removed = 0;

  constructor(private readonly compare: (a: number, b: number) => number) {}

  /**
   * All places that are there.
   *
   * @param rows how many were ever taken in, how many of them are gone, and which
   */
  get({ size, removed, isGone }: { size: number; removed: number; isGone: (place: number) => boolean }): Int32Array {
    if (size === this.#size && removed === this.#removed) return this.#places;
    const added = size - this.#size;
    const isFew = this.#size > 0 && added <= mergedMax;
    const comes = this.#sorted(isFew ? this.#size : 0, size, isGone);
    this.#places = isFew ? this.#merged(comes, isGone, size - removed) : comes;
    this.#size = size;
    this.#removed = removed;
    return this.#places;
  }

  #sorted(from: number, to: number, isGone: (place: number) => boolean): Int32Array {
    const places = new Int32Array(to - from);
    let n = 0;
    for (let place = from; place < to; place++) if (!isGone(place)) places[n++] = place;
    return places.subarray(0, n).sort((a, b) => this.compare(a, b) || a - b);
  }

  #merged(comes: Int32Array, isGone: (place: number) => boolean, length: number): Int32Array {
    const merged = new Int32Array(length);
    let n = 0;
    let next = 0;
    for (const place of this.#places) {
      if (isGone(place)) continue;
      // What comes is later than what is there, so equal ones stay before it.
      while (next < comes.length && this.compare(comes[next] ?? 0, place) < 0) merged[n++] = comes[next++] ?? 0;
      merged[n++] = place;
    }
    while (next < comes.length) merged[n++] = comes[next++] ?? 0;
    return merged;
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
