import { describe, expect, it } from 'vitest';
import type { Test } from '../src/platform/listing/row-test.js';
import { CountedRows, type CountedRow, type RowFilter } from '../src/platform/listing/counted-rows.js';

const names = { texts: ['country', 'isOpen'], numbers: ['deadline'], several: ['area'] };
const facets = [
  { facet: 'country', column: 'country' },
  { facet: 'isOpen', column: 'isOpen' },
  { facet: 'tas', values: 'area' },
];

/** Rows that are the same each time, and as many values of each facet as there are in the product. */
function makeRows(count: number, firstId = 1): CountedRow[] {
  const pick = <Value>(some: readonly Value[], n: number) => some[n % some.length] as Value; // the list is not empty
  return Array.from({ length: count }, (_, n) => ({
    id: firstId + 2 * n,
    textId: firstId + 2 * n + (n % 2),
    title: `title ${(n * 61) % 499}`,
    columns: {
      country: pick(['QA', 'EG', 'SD', null, 'MA'], n * 7 + (n >> 3)),
      isOpen: n % 3 !== 0,
      deadline: (n * 37) % 1000,
    },
    values: { area: ['1', '2', '3', '4', '5'].filter((_value, bit) => (n * 13) & (1 << bit)) },
  }));
}

/** What every filter says of a row, one row after the other. */
function passes(row: CountedRow, test: Test): boolean {
  if ('is' in test) return row.columns[test.column] === test.is;
  if ('atLeast' in test) return Number(row.columns[test.column]) >= test.atLeast;
  if ('anyOf' in test) return test.anyOf.some((value) => row.values[test.name]?.includes(value));
  if ('not' in test) return !passes(row, test.not);
  return test.every.every((one) => passes(row, one));
}

type Filter = { facet: string; test: Test };
const country: Filter = { facet: 'country', test: { column: 'country', is: 'QA' } };
const nowhere: Filter = { facet: 'country', test: { column: 'country', is: 'XX' } };
const open: Filter = {
  facet: 'isOpen',
  test: {
    every: [
      { column: 'isOpen', is: true },
      { column: 'deadline', atLeast: 400 },
    ],
  },
};
const over: Filter = { facet: 'isOpen', test: { not: open.test } };
const areas: Filter = { facet: 'tas', test: { name: 'area', anyOf: ['1', '4'] } };
const area: Filter = { facet: 'tas', test: { name: 'area', anyOf: ['2'] } };
const words: Filter = { facet: 'q', test: { column: 'deadline', atLeast: 900 } };
/** So few, and so near each other by deadline, that an order is not walked to them. */
const last: Filter = { facet: 'isOpen', test: { column: 'deadline', atLeast: 996 } };

function expectRight(rows: CountedRows, expected: readonly CountedRow[], filters: readonly Filter[]) {
  const passing = filters.map((filter): RowFilter => {
    if (filter.facet !== 'q') return filter;
    const found = expected.filter((row) => passes(row, filter.test)).map(({ id }) => id);
    return { facet: 'q', found: rows.withIds(found.reverse()) };
  });
  const fitting = (some: readonly Filter[]) => expected.filter((row) => some.every(({ test }) => passes(row, test)));
  expect(rows.count(passing)).toBe(fitting(filters).length);
  const counted = rows.countFacets(passing, facets);
  facets.forEach(({ facet, column, values }, index) => {
    const others = fitting(filters.filter((filter) => filter.facet !== facet));
    const counts: Record<string, number> = {};
    for (const row of others) {
      const found = column ? [row.columns[column]].filter((cell) => cell !== null) : (row.values[values ?? ''] ?? []);
      for (const value of found) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
    }
    expect(Object.fromEntries(counted[index] ?? [])).toEqual(counts);
  });
}

const combinations: Filter[][] = [
  [],
  [country],
  [nowhere],
  [open],
  [over],
  [areas],
  [areas, area],
  [words],
  [country, open],
  [country, areas],
  [open, areas, words],
  [country, open, areas, area, words],
  [nowhere, words],
  [last],
];

describe('Counted rows', () => {
  it.each(
    combinations.map((filters) => [filters.map(({ facet }) => facet).join(' + ') || 'nothing', filters] as const),
  )('filtered by %s leave what each facet’s values would leave', (_name, filters) => {
    const expected = makeRows(5000);
    const rows = new CountedRows(names);
    for (const row of expected) rows.add(row);
    expectRight(rows, expected, filters);
  });

  it('are counted by a column of many values as by one of few, the last of them too', () => {
    const expected = makeRows(3000).map((row, n) => ({ ...row, columns: { ...row.columns, country: `C${n % 130}` } }));
    const rows = new CountedRows(names);
    const [late, first] = [expected.slice(2000), expected.slice(0, 2000)];
    for (const row of first) rows.add(row);
    const of = (value: string): Filter => ({ facet: 'country', test: { column: 'country', is: value } });
    const values = Array.from({ length: 130 }, (_, n) => `C${n}`);
    for (const value of values) expectRight(rows, first, [of(value)]);
    for (const row of late) rows.add(row);
    for (const value of values) expectRight(rows, expected, [of(value), areas]);
  });

  it('are counted anew where a row has come or gone, or the moment that is asked for has passed one', () => {
    const expected = makeRows(300);
    const rows = new CountedRows(names);
    for (const row of expected) rows.add(row);
    const from = (deadline: number): Filter => ({ facet: 'isOpen', test: { column: 'deadline', atLeast: deadline } });
    const ask = (deadline: number) => {
      expectRight(rows, expected, [from(deadline)]);
      expectRight(rows, expected, [{ facet: 'isOpen', test: { not: from(deadline).test } }, country]);
    };
    for (const deadline of [400, 400, 401, 700, 400, 700]) ask(deadline);
    for (const comes of makeRows(40, 10_001)) {
      expected.push(comes);
      rows.add(comes);
    }
    ask(700);
    const gone = expected.shift();
    if (gone) rows.remove(gone.id);
    ask(700);
  });

  it('are not counted among what was found once they are gone', () => {
    const expected = makeRows(300);
    const rows = new CountedRows(names);
    for (const row of expected) rows.add(row);
    const found = expected.map(({ id }) => id);
    for (const { id } of expected.splice(100, 50)) rows.remove(id);
    const gone = rows.withIds(found);
    expect(rows.count([{ facet: 'q', found: gone }])).toBe(250);
    const [countries] = rows.countFacets([{ facet: 'q', found: gone }], facets);
    expect(countries?.get('QA')).toBe(expected.filter((row) => row.columns.country === 'QA').length);
  });

  it.each([7, 100, 10_000])(
    'give %i of each kind with the most of a number, the later of equal ones first',
    (limit) => {
      const kinds = [areas.test, words.test, area.test, country.test, nowhere.test];
      // Of one kind there is none, so all of them are looked through.
      const first = makeRows(9000);
      const rows = new CountedRows(names);
      for (const row of first) rows.add(row);
      const gone = new Set(first.filter((_, n) => n % 5 === 0));
      for (const { id } of gone) rows.remove(id);
      const second = makeRows(100, 40_001);
      const expectHighest = (all: readonly CountedRow[]) =>
        expect(rows.highest({ test: open.test, kinds, by: 'deadline', limit })).toEqual(
          kinds.map((kind) =>
            all
              .filter((row) => !gone.has(row) && passes(row, open.test) && passes(row, kind))
              .map(({ id, columns }) => ({ id, value: Number(columns.deadline) }))
              .sort((a, b) => b.value - a.value || b.id - a.id)
              .slice(0, limit),
          ),
        );
      expectHighest(first);
      for (const row of second) rows.add(row);
      expectHighest([...first, ...second]);
    },
  );

  it('follow what is put in and taken out, in whatever order it is told, and twice', () => {
    const first = makeRows(3000);
    const second = makeRows(500, 20_001);
    const rows = new CountedRows(names);
    for (const row of [...first, ...first.slice(100, 200), ...second, ...second]) rows.add(row);
    const gone = first.filter((_, n) => n % 4 === 0);
    for (const { id } of [...gone, ...gone, { id: 2 }, { id: 999_999 }]) rows.remove(id);
    expect(rows.isStale).toBe(false);
    const expected = [...first, ...second].filter((row) => !gone.includes(row));
    for (const filters of combinations) expectRight(rows, expected, filters);
  });

  it('are to be read anew when one comes that is older than the last, or when most are gone', () => {
    const rows = new CountedRows(names);
    for (const row of makeRows(10)) rows.add(row);
    rows.add({ ...(makeRows(1)[0] as CountedRow), id: 4 });
    expect(rows.isStale).toBe(true);
    const many = new CountedRows(names);
    const all = makeRows(4000);
    for (const row of all) many.add(row);
    for (const { id } of all.slice(0, 1500)) many.remove(id);
    expect(many.isStale).toBe(false);
    for (const { id } of all.slice(0, 2500)) many.remove(id);
    expect(many.isStale).toBe(true);
  });

  it.each([
    ['deadline', 'asc'],
    ['deadline', 'desc'],
    ['title_sort', 'asc'],
    ['title_sort', 'desc'],
  ] as const)('filtered or not, stand in the order of %s, %s, in pages that never overlap', (column, direction) => {
    const first = makeRows(3000);
    const second = makeRows(300, 20_001);
    const gone = [...first, ...second].filter((_, n) => n % 7 === 0);
    const valueOf = (row: CountedRow) => (column === 'deadline' ? Number(row.columns.deadline) : row.title);
    const rows = new CountedRows(names);
    const expectPages = (all: readonly CountedRow[]) => {
      for (const filters of combinations) {
        const expected = all
          .filter((row) => filters.every(({ test }) => passes(row, test)))
          .sort((a, b) => (valueOf(a) < valueOf(b) ? -1 : valueOf(a) > valueOf(b) ? 1 : a.id - b.id))
          .map(({ id }) => id);
        if (direction === 'desc') expected.reverse();
        for (const offset of [0, 1, 12, Math.floor(expected.length / 2), expected.length - 5, expected.length + 3]) {
          const from = Math.max(offset, 0);
          const { places, total } = rows.page(filters, { column, direction }, 12, from);
          expect(total).toBe(expected.length);
          expect(places.map((place) => rows.idAt(place))).toEqual(expected.slice(from, from + 12));
        }
      }
    };
    for (const row of first) rows.add(row);
    expectPages(first);
    for (const row of second) rows.add(row);
    expectPages([...first, ...second]);
    for (const { id } of gone) rows.remove(id);
    expectPages([...first, ...second].filter((row) => !gone.includes(row)));
  });

  it('compared with a moment that goes on, or back, pass as if it were asked for the first time', () => {
    const all = makeRows(2000);
    const rows = new CountedRows(names);
    for (const row of all) rows.add(row);
    const countFrom = (atLeast: number) => rows.count([{ facet: 'open', test: { column: 'deadline', atLeast } }]);
    for (const moment of [0, 1, 1, 17, 400, 399, 401, 999, 1000, 5])
      expect(countFrom(moment)).toBe(all.filter(({ columns }) => Number(columns.deadline) >= moment).length);
  });

  it('are found by their texts, in the order of rows, whatever the order of texts is', () => {
    const all = makeRows(10).map((row, n) => ({ ...row, textId: [3, 1, 2, 9, 8, 7, 20, 30, 25, 26][n] ?? 0 }));
    const rows = new CountedRows(names);
    for (const row of all) rows.add(row);
    const { places, at } = rows.placesOfTexts(Int32Array.of(1, 2, 4, 9, 25, 26, 99));
    expect([...places]).toEqual([1, 2, 3, 8, 9]);
    expect([...at]).toEqual([0, 1, 3, 4, 5]);
  });

  it('count as many values of one kind as there are', () => {
    const rows = new CountedRows(names);
    const area = Array.from({ length: 40 }, (_, n) => String(n));
    const row = { id: 1, textId: 1, title: '', columns: { country: null, isOpen: true, deadline: 0 } };
    rows.add({ ...row, values: { area } });
    expect(rows.countFacets([], facets)[2]?.size).toBe(40);
  });
});
