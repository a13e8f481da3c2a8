import { LRUCache } from 'lru-cache';
import { TypedFastBitSet as Bits } from 'typedfastbitset';
import { bitsOf, briefCopyOf, copyOf } from '../places/bits-of.js';
import { sizeOf } from '../places/shared-size.js';
import type { Test } from './row-test.js';
import {
  firstFrom,
  NumberColumn,
  roomFor,
  SeveralColumn,
  ValueColumn,
  type CountedSet,
  type Counts,
} from './counted-column.js';
import type { CountedCell } from './listing-definition.js';
import { PackedTexts } from './packed-texts.js';
import { RowOrder } from './row-order.js';

/** What is counted, and ordered, of one row of a listing. */
export interface CountedRow {
  /** The row's in the listing's table. */
  id: number;
  /** Its entry's in the full-text table. */
  textId: number;
  /** Folded, by which rows are sorted. */
  title: string;
  columns: Record<string, CountedCell>;
  /** Values of facets that an entry has several of. */
  values: Record<string, readonly string[]>;
}

/** A facet to be counted: a column, or the name of values that entries have several of. */
export type CountedFacet = { facet: string; column: string } | { facet: string; values: string };

/**
 * A filter in force: the facet it belongs to, and what it asks of a row, or the places of the rows that pass it, none of
 * which is gone.
 */
export type RowFilter = { facet: string } & ({ test: Test } | { found: Bits });

/** A row by its id, with the number that it was asked for by. */
export interface HighRow {
  id: number;
  value: number;
}

export interface HighestOf {
  test: Test;
  kinds: readonly Test[];
  /** Name of a column with numbers. */
  by: string;
  limit: number;
}

/** By a column of numbers or by the title; of equal rows the earlier first, or, falling, the later. */
export interface RowSort {
  column: string;
  direction: 'asc' | 'desc';
}

/** Places of rows, and how many there are in all. */
export interface Stretch {
  places: number[];
  total: number;
}

export const titleColumn = 'title_sort';
const firstCapacity = 1024;
/** So many numbers of the last facets that were counted are remembered; some 80 bytes each. */
const rememberedCounts = 50_000;
/** To walk past so many rows takes as long as to make a set of many and count it. */
const walkedMax = 4096;

let made = 0;

/**
 * The rows of a listing in one language as far as they are filtered, counted and ordered, column by column. Each value
 * knows its rows as a set of bits, so that 200,000 rows are filtered in some thousand steps. Rows stand in the order of
 * their ids; a removed one is passed over.
 */
export class CountedRows {
  /** No two have the same. */
  readonly key = (made += 1);
  /** The same for rows where each text stands in the same place: what is found by words is in the same places there. */
  placing = this.key;
  #size = 0;
  /** The places of rows that were removed, as they were. */
  readonly #gone: number[] = [];
  #isOutOfOrder = false;
  #ids = new Int32Array(firstCapacity);
  #textIds = new Int32Array(firstCapacity);
  readonly #titles = new PackedTexts();
  /** The rows that are there. */
  readonly #present = new Bits();
  readonly #texts: Map<string, ValueColumn>;
  readonly #numbers: Map<string, NumberColumn>;
  readonly #several: Map<string, SeveralColumn>;
  readonly #orders = new Map<string, RowOrder>();
  readonly #counts = new LRUCache<string, Counts>({
    maxSize: rememberedCounts,
    sizeCalculation: (counts) => counts.size + 1,
  });
  /** By text id; one more than the place, and 0 for none. */
  #placeOfText = new Int32Array(firstCapacity);

  /**
   * @param names of columns with texts or booleans, of columns with numbers, and of values that entries have several of
   */
  constructor(names: { texts: readonly string[]; numbers: readonly string[]; several: readonly string[] }) {
    this.#texts = new Map(names.texts.map((name) => [name, new ValueColumn()]));
    this.#numbers = new Map(names.numbers.map((name) => [name, new NumberColumn()]));
    this.#several = new Map(names.several.map((name) => [name, new SeveralColumn()]));
  }

  /** How many were ever taken in: the place of the next one. */
  get size(): number {
    return this.#size;
  }

  /** Goes up with every change. */
  get version(): number {
    return this.#size + this.#gone.length;
  }

  /** Takes a row in, unless it is in already. */
  add(row: CountedRow): void {
    const last = this.#size > 0 ? (this.#ids[this.#size - 1] ?? 0) : -1;
    if (row.id <= last) {
      // Transactions may commit in another order than that of their rows' ids.
      if (this.#placeOf(row.id) < 0) this.#isOutOfOrder = true;
      return;
    }
    const place = this.#size;
    this.#ids = roomFor(place, this.#ids);
    this.#textIds = roomFor(place, this.#textIds);
    this.#ids[place] = row.id;
    this.#textIds[place] = row.textId;
    this.#placeOfText = roomFor(row.textId, this.#placeOfText);
    this.#placeOfText[row.textId] = place + 1;
    this.#titles.add(row.title);
    for (const [name, column] of this.#several) column.add(place, row.values[name] ?? []);
    for (const [name, column] of this.#texts) column.add(place, row.columns[name] ?? null);
    for (const [name, column] of this.#numbers) column.add(place, row.columns[name] ?? null);
    this.#present.add(place);
    this.#size += 1;
  }

  remove(id: number): void {
    const place = this.#placeOf(id);
    if (place < 0 || !this.isThere(place)) return;
    this.#present.remove(place);
    this.#gone.push(place);
    this.#placeOfText[this.#textIds[place] ?? 0] = 0;
    for (const column of [...this.#texts.values(), ...this.#several.values()]) column.remove(place);
  }

  /** Whether they are to be read anew: one could not be taken in, or most are removed. */
  get isStale(): boolean {
    return this.#isOutOfOrder || (this.#gone.length > firstCapacity && this.#gone.length > this.#size / 2);
  }

  isThere(place: number): boolean {
    return this.#present.has(place);
  }

  idAt(place: number): number {
    return this.#ids[place] ?? 0;
  }

  /** All rows by title. Not to be kept. */
  byTitle(): RowOrder {
    return this.#orderBy(titleColumn);
  }

  /** The rows whose title begins with a text, and those whose whole title it is. */
  withTitle(text: string): { begun: Bits; whole: Bits } {
    const order = this.byTitle().places;
    const { compare, isBegunBy } = this.#titles.against(text);
    const from = firstFrom(order, (place) => compare(place) >= 0);
    const to = firstFrom(order, (place) => compare(place) > 0 && !isBegunBy(place));
    const afterWhole = firstFrom(order, (place) => compare(place) > 0);
    const until = (end: number) => bitsOf(order.subarray(from, end), this.#size);
    return { begun: until(to), whole: until(afterWhole) };
  }

  /** Whether each text stands in the same place among other rows, of those from a place on. */
  standLike(others: CountedRows, from: number): boolean {
    if (others.#size !== this.#size) return false;
    return this.textIdsFrom(from).every((textId, at) => others.#textIds[from + at] === textId);
  }

  /** Text ids of the rows from a place on. */
  textIdsFrom(place: number): Int32Array {
    return this.#textIds.subarray(place, this.#size);
  }

  /**
   * The places of the rows of some texts, in their order, each with where its text stands among them.
   *
   * @param texts ids, the least first; what has no row is left out
   */
  placesOfTexts(texts: Int32Array): { places: Int32Array; at: Int32Array } {
    const places = new Int32Array(texts.length);
    const at = new Int32Array(texts.length);
    let n = 0;
    for (let i = 0; i < texts.length; i++) {
      const place = (this.#placeOfText[texts[i] ?? 0] ?? 0) - 1;
      if (place < 0) continue;
      places[n] = place;
      at[n++] = i;
    }
    const found = { places: places.subarray(0, n), at: at.subarray(0, n) };
    if (isRising(found.places)) return found;
    // Where two wrote at once, texts may stand in another order than rows.
    const order = Int32Array.from(found.places.keys()).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
    return { places: order.map((i) => places[i] ?? 0), at: order.map((i) => at[i] ?? 0) };
  }

  /** The rows with these ids. */
  withIds(ids: readonly number[]): Bits {
    const places = ids.map((id) => this.#placeOf(id)).filter((place) => place >= 0);
    return this.withoutGone(bitsOf(places, this.#size));
  }

  /** Takes out of a set what is gone; it is changed. */
  withoutGone(rows: Bits): Bits {
    return rows.intersection(this.#present);
  }

  /** The rows that pass all filters, until the next that pass some are asked for. */
  passing(filters: readonly RowFilter[]): Bits {
    return this.#inAll(
      filters.flatMap((filter) => this.#setsOfFilter(filter)),
      this.#brieflyPresent(),
    );
  }

  count(filters: readonly RowFilter[]): number {
    return filters.length === 0 ? this.#size - this.#gone.length : sizeOf(this.passing(filters));
  }

  /** A stretch of the rows that pass all filters, in an order, by their places; and how many pass. */
  page(filters: readonly RowFilter[], { column, direction }: RowSort, limit: number, offset: number): Stretch {
    const order = this.#orderBy(column);
    const reach = { isRising: direction === 'asc', limit, offset };
    if (filters.length === 0) return { places: order.stretch(reach), total: order.places.length };
    const passing = this.passing(filters);
    const total = sizeOf(passing);
    return { places: order.stretchOf(passing, reach, total), total };
  }

  /**
   * Of the rows that pass `test`, those that pass each of `kinds` too: so many of each kind, those with the most of a
   * number, of equal ones the later first.
   */
  highest({ test, kinds, by, limit }: HighestOf): HighRow[][] {
    const order = this.#orderBy(by);
    const column = columnOf(this.#numbers, by);
    const reach = { isRising: false, limit, offset: 0 };
    return kinds.map((kind) => {
      const asked = this.#setsOf({ every: [kind, test] });
      // Near the end there are enough of most kinds, without a set of what is both.
      const places =
        order.walk((place) => asked.every((set) => set.has(place)), reach, walkedMax) ??
        order.stretchOf(this.#inAll(asked, this.#brieflyPresent()), reach);
      return places.map((place) => ({ id: this.idAt(place), value: column.at(place) }));
    });
  }

  /**
   * For each facet its values with the number of rows each would leave: a facet's own filters do not count (product
   * §4).
   */
  countFacets(filters: readonly RowFilter[], facets: readonly CountedFacet[]): Counts[] {
    const names = new Map(filters.map((filter) => [filter, this.#named(filter)]));
    const counted = new Map<string, CountedSet>();
    const sets = new Map<RowFilter, readonly Bits[]>();
    return facets.map((facet) => {
      const others = filters.filter((filter) => filter.facet !== facet.facet);
      const named = others.map((filter) => names.get(filter)).join(' ');
      const count = () => {
        const rows = others.length > 0 ? (counted.get(named) ?? this.#counted(others, sets, counted.size)) : undefined;
        if (rows) counted.set(named, rows);
        return 'column' in facet
          ? columnOf(this.#texts, facet.column).count(rows, this.#size)
          : columnOf(this.#several, facet.values).count(rows);
      };
      if (others.some((filter) => 'found' in filter)) return count();
      const question = `${this.version} ${'column' in facet ? facet.column : facet.values} ${named}`;
      const known = this.#counts.get(question);
      if (known) return known;
      const counts = count();
      this.#counts.set(question, counts);
      return counts;
    });
  }

  /**
   * The rows that pass all of some filters, and how many they are.
   *
   * @param sets those of negations, which are made for each that asks, once they are
   * @param number of how many such sets that are still looked at it is, from 0
   */
  #counted(filters: readonly RowFilter[], sets: Map<RowFilter, readonly Bits[]>, number: number): CountedSet {
    const [first] = filters;
    // What words find is mostly all that narrows: as large as the listing, and right as it is.
    if (first && 'found' in first && filters.length === 1) return { bits: first.found, count: sizeOf(first.found) };
    const passing = filters.flatMap((filter) => {
      const known = sets.get(filter) ?? this.#setsOfFilter(filter);
      if ('test' in filter && 'not' in filter.test) sets.set(filter, known);
      return known;
    });
    const bits = this.#inAll(passing, this.#brieflyPresent(number));
    return { bits, count: sizeOf(bits) };
  }

  /** A filter by a name that no filter has that other rows pass, as long as no row comes or goes. */
  #named(filter: RowFilter): string {
    return 'test' in filter ? this.#namedTest(filter.test) : `found ${filter.facet}`;
  }

  #namedTest(test: Test): string {
    if ('atLeast' in test) {
      this.#passing(test);
      return `${test.column} ${columnOf(this.#numbers, test.column).lastFound}`;
    }
    if ('every' in test) return `(${test.every.map((one) => this.#namedTest(one)).join(' ')})`;
    return 'not' in test ? `not ${this.#namedTest(test.not)}` : JSON.stringify(test);
  }

  /** What passes a test, of those that are gone too; not to be changed, nor kept. */
  #passing(test: Test): Bits {
    if ('is' in test) return columnOf(this.#texts, test.column).rowsOf(String(test.is), this.#size);
    if ('atLeast' in test)
      return columnOf(this.#numbers, test.column).rowsFrom(
        test.atLeast,
        this.#size,
        () => this.#orderBy(test.column).places,
      );
    if ('anyOf' in test) return columnOf(this.#several, test.name).rowsOfAny(test.anyOf);
    if ('not' in test) return this.#present.new_difference(this.#passing(test.not));
    return this.#inAll(this.#setsOf(test), copyOf(this.#present, this.#size));
  }

  /** What passes a test, as sets of which it is in all; not to be changed, nor kept. */
  #setsOf(test: Test): readonly Bits[] {
    return 'every' in test ? test.every.flatMap((one) => this.#setsOf(one)) : [this.#passing(test)];
  }

  #setsOfFilter(filter: RowFilter): readonly Bits[] {
    return 'test' in filter ? this.#setsOf(filter.test) : [filter.found];
  }

  #inAll(sets: readonly Bits[], rows: Bits): Bits {
    for (const set of sets) rows.intersection(set);
    return rows;
  }

  /** The rows that are there, until as many sets are asked for again. */
  #brieflyPresent(number = 0): Bits {
    return briefCopyOf(this.#present, this.#size, number);
  }

  #orderBy(name: string): RowOrder {
    const known = this.#orders.get(name);
    const order = known ?? new RowOrder(this.#comparing(name));
    this.#orders.set(name, order);
    return order.keepInStep({ size: this.#size, gone: this.#gone, isGone: (place) => !this.isThere(place) });
  }

  #comparing(name: string): (a: number, b: number) => number {
    if (name === titleColumn) return (a, b) => this.#titles.compare(a, b);
    const column = columnOf(this.#numbers, name);
    return (a, b) => column.at(a) - column.at(b);
  }

  #placeOf(id: number): number {
    let low = 0;
    let high = this.#size - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#ids[middle] ?? 0;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

function isRising(places: Int32Array): boolean {
  return places.every((place, i) => i === 0 || place > (places[i - 1] ?? 0));
}

function columnOf<Column>(columns: ReadonlyMap<string, Column>, name: string): Column {
  const column = columns.get(name);
  if (!column) throw new Error(`Nothing is counted by ${name}`);
  return column;
}
