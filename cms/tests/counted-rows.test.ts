import { describe, expect, it } from 'vitest';
import type { Test } from '../src/platform/listing/condition.js';
import { CountedRows, type CountedRow } from '../src/platform/listing/counted-rows.js';

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
const areas: Filter = { facet: 'tas', test: { table: 'x', name: 'area', anyOf: ['1', '4'] } };
const area: Filter = { facet: 'tas', test: { table: 'x', name: 'area', anyOf: ['2'] } };
const words: Filter = { facet: 'q', test: { column: 'deadline', atLeast: 900 } };

function expectRight(rows: CountedRows, expected: readonly CountedRow[], filters: readonly Filter[]) {
  const passing = filters.map(({ facet, test }) => ({
    facet,
    rows:
      facet === 'q'
        ? rows.passingIds(
            expected
              .filter((row) => passes(row, test))
              .map(({ id }) => id)
              .reverse(),
          )
        : rows.passing(test),
  }));
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

  it.each([7, 100, 10_000])(
    'give %i of each kind with the most of a number, the later of equal ones first',
    (limit) => {
      const kinds = [areas.test, area.test, country.test, nowhere.test, words.test];
      const first = makeRows(3000);
      const rows = new CountedRows(names);
      for (const row of first) rows.add(row);
      const gone = first.filter((_, n) => n % 5 === 0);
      for (const { id } of gone) rows.remove(id);
      const second = makeRows(100, 20_001);
      const expectHighest = (all: readonly CountedRow[]) =>
        expect(rows.highest({ test: open.test, kinds, by: 'deadline', limit })).toEqual(
          kinds.map((kind) =>
            all
              .filter((row) => !gone.includes(row) && passes(row, open.test) && passes(row, kind))
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

  it('refuse more values of one kind than they have room for, rather than counting them wrongly', () => {
    const rows = new CountedRows(names);
    const add = (area: string[]) =>
      rows.add({ id: 1, columns: { country: null, isOpen: true, deadline: 0 }, values: { area } });
    expect(() => add(Array.from({ length: 33 }, (_, n) => String(n)))).toThrow('more than 32 values');
  });
});
