import { TypedFastBitSet as Bits } from 'typedfastbitset';
import { bitsWhere, placesOf } from '../places/bits-of.js';
import { sharedSizes } from '../places/shared-size.js';
import type { CountedCell } from './listing-definition.js';

const firstCapacity = 1024;
/** Of so many values of a column it is remembered which rows have them: the first, then the last that were asked for. */
const rememberedMax = 64;
/** So many places of a set are counted in the time that it takes to look at the value of one row, far from the last. */
const placesPerRow = 1024;

/** Values of facets with the number of rows that have each. */
export type Counts = ReadonlyMap<string, number>;

/** A column of which each row has one value, or none. Places are those of the rows. */
export class ValueColumn {
  #cells = new Uint32Array(firstCapacity);
  /** From 1; 0 is none. */
  readonly #codes = new Map<string, number>();
  readonly #counts: number[] = [0];
  /** By code, the last that was asked for at the end. */
  readonly #rowsOf = new Map<number, Bits>();

  add(place: number, cell: CountedCell): void {
    this.#cells = roomFor(place, this.#cells);
    const code = cell === null ? 0 : this.#codeOf(String(cell));
    this.#cells[place] = code;
    this.#counts[code] = (this.#counts[code] ?? 0) + 1;
    this.#remembered(code)?.add(place);
  }

  /** The row's value stays; it is no longer counted where nothing narrows. */
  remove(place: number): void {
    const code = this.#cells[place] ?? 0;
    this.#counts[code] = (this.#counts[code] ?? 0) - 1;
  }

  /** The rows that have a value, of the first so many; not to be changed. */
  rowsOf(value: string, size: number): Bits {
    const code = this.#codes.get(value);
    return code === undefined ? new Bits() : this.#rowsOfCode(code, size);
  }

  /** @param rows those to be counted; nothing for all that are there */
  count(rows: CountedSet | undefined, size: number): Counts {
    if (!rows) return this.#occurring(this.#counts);
    if (this.#isByValue(rows, size)) {
      const codes = [...this.#codes.values()];
      const sizes = sharedSizes(
        rows.bits,
        codes.map((code) => this.#rowsOfCode(code, size)),
      );
      return this.#occurring([0, ...sizes]);
    }
    const counts = new Uint32Array(this.#codes.size + 1);
    const cells = this.#cells;
    const places = placesOf(rows.bits, rows.count);
    for (let i = 0; i < places.length; i++) {
      const code = cells[places[i] ?? 0] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    return this.#occurring(counts);
  }

  /** Whether it is quicker to count what each value shares with some rows than to look at each of them. */
  #isByValue(rows: CountedSet, size: number): boolean {
    return this.#hasAll && (this.#codes.size * size) / placesPerRow < rows.count;
  }

  #occurring(byCode: ArrayLike<number>): Counts {
    return occurring([...this.#codes].map(([value, code]) => [value, byCode[code] ?? 0]));
  }

  /** Whether the rows of every value are remembered: of few, they are from their first row on. */
  get #hasAll(): boolean {
    return this.#codes.size <= rememberedMax;
  }

  #remembered(code: number): Bits | undefined {
    const known = this.#rowsOf.get(code);
    if (known || code === 0 || !this.#hasAll) return known;
    const rows = new Bits();
    this.#rowsOf.set(code, rows);
    return rows;
  }

  #codeOf(value: string): number {
    const code = this.#codes.get(value) ?? this.#codes.size + 1;
    this.#codes.set(value, code);
    return code;
  }

  #rowsOfCode(code: number, size: number): Bits {
    const known = this.#rowsOf.get(code);
    const cells = this.#cells;
    const rows = known ?? bitsWhere(size, (place) => cells[place] === code);
    this.#rowsOf.delete(code);
    this.#rowsOf.set(code, rows);
    const [oldest] = this.#rowsOf.keys();
    if (this.#rowsOf.size > rememberedMax && oldest !== undefined) this.#rowsOf.delete(oldest);
    return rows;
  }
}

/** A column of numbers, by which rows are ordered or compared. */
export class NumberColumn {
  #cells = new Float64Array(firstCapacity);
  /** What was asked for last, kept in step with the rows that come. */
  #last: { least: number; size: number; rows: Bits } | undefined;
  #found = 0;

  add(place: number, cell: CountedCell): void {
    this.#cells = roomFor(place, this.#cells);
    const number = Number(cell);
    this.#cells[place] = number;
    const last = this.#last;
    if (last?.size !== place) return;
    if (number >= last.least) last.rows.add(place);
    last.size = place + 1;
  }

  at(place: number): number {
    return this.#cells[place] ?? 0;
  }

  /** Another number as soon as `rowsFrom` has given other rows than before. */
  get lastFound(): number {
    return this.#found;
  }

  /** The rows with so much or more, of the first so many; not to be changed, nor kept. */
  rowsFrom(least: number, size: number, order: () => Int32Array): Bits {
    const last = this.#last;
    // Mostly it is the moment that is asked for, which only ever goes on: few rows have been passed since.
    if (last && last.size === size && last.least <= least) {
      const places = order();
      for (let i = firstFrom(places, (place) => this.at(place) >= last.least); i < places.length; i++) {
        const place = places[i] ?? 0;
        if (this.at(place) >= least) break;
        last.rows.remove(place);
        this.#found += 1;
      }
      last.least = least;
      return last.rows;
    }
    const rows = bitsWhere(size, (place) => this.at(place) >= least);
    this.#last = { least, size, rows };
    this.#found += 1;
    return rows;
  }
}

/** Values that each row has several of. */
export class SeveralColumn {
  readonly #rowsOf = new Map<string, Bits>();
  readonly #counts = new Map<string, number>();

  add(place: number, values: readonly string[]): void {
    for (const value of new Set(values)) {
      const rows = this.#rowsOf.get(value) ?? this.#begin(value);
      rows.add(place);
      this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
    }
  }

  remove(place: number): void {
    for (const [value, rows] of this.#rowsOf)
      if (rows.has(place)) this.#counts.set(value, (this.#counts.get(value) ?? 0) - 1);
  }

  /** Not to be changed. */
  rowsOfAny(values: readonly string[]): Bits {
    const [first, ...others] = values.flatMap((value) => this.#rowsOf.get(value) ?? []);
    if (!first || others.length === 0) return first ?? new Bits();
    const rows = first.clone();
    for (const other of others) rows.union(other);
    return rows;
  }

  count(rows: CountedSet | undefined): Counts {
    if (!rows) return occurring([...this.#counts]);
    const sizes = sharedSizes(rows.bits, [...this.#rowsOf.values()]);
    return occurring([...this.#rowsOf.keys()].map((value, n) => [value, sizes[n] ?? 0]));
  }

  #begin(value: string): Bits {
    const rows = new Bits();
    this.#rowsOf.set(value, rows);
    return rows;
  }
}

/** Rows that are counted by several columns, and how many they are. */
export interface CountedSet {
  bits: Bits;
  count: number;
}

const occurring = (counts: readonly (readonly [string, number])[]): Counts =>
  new Map(counts.filter(([, count]) => count > 0));

/** The first of sorted places of which something is true, which it then is of all after it. */
export function firstFrom(places: Int32Array, isFrom: (place: number) => boolean): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isFrom(places[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The same cells, or twice as many where a place is beyond them. */
export function roomFor<Cells extends Int32Array | Uint32Array | Float64Array>(place: number, cells: Cells): Cells {
  if (place < cells.length) return cells;
  const more = new (cells.constructor as new (length: number) => Cells)(Math.max(cells.length * 2, place + 1)); // of its own kind
  more.set(cells);
  return more;
}
