import { describe, expect, it } from 'vitest';
import { typeOf, type MovedColumn, type SqliteValue } from '../src/platform/database/move/moved-value.js';
import { RowSum } from '../src/platform/database/move/row-sum.js';

const column = (type: string, more: Partial<MovedColumn> = {}): MovedColumn => ({ name: 'value', type, ...more });
const write = (of: MovedColumn, value: NonNullable<SqliteValue>) => typeOf(of).write(value, of);
const sumOf = (of: MovedColumn, values: readonly SqliteValue[]) => {
  const sum = new RowSum([of]);
  for (const value of values) sum.add([value]);
  return sum.text;
};

// As the clock of this process shows it, whatever its zone.
const noon = new Date(2026, 2, 12, 12, 5, 9, 70);

/** What SQLite gives, and what PostgreSQL says of the same. */
const alike: [MovedColumn, NonNullable<SqliteValue>, string][] = [
  [column('bool'), 1n, 'true'],
  [column('bool'), 0n, 'false'],
  [column('int8'), 9_007_199_254_740_993n, '9007199254740993'],
  [column('float8'), 0.1, '0.1'],
  [column('float8'), 3n, '3'],
  [column('numeric', { scale: 2 }), 12.5, '12.50'],
  [column('jsonb'), '{"b":[1.0,"ا"],"a":null}', '{"a": null, "b": [1.0, "ا"]}'],
  [column('jsonb'), 7n, '7'],
  [column('date'), '2026-03-12', '2026-03-12'],
  [column('timestamp'), BigInt(noon.getTime()), '2026-03-12 12:05:09.07'],
  [column('timestamptz'), 1_773_313_509_070n, '2026-03-12 11:05:09.07+00'],
  [column('timestamptz'), '2026-03-12 11:05:09', '2026-03-12 11:05:09+00'],
  [column('bytea'), Buffer.from([0, 255]), '\\x00ff'],
  [column('varchar', { maxLength: 2 }), '🌙ب', '🌙ب'],
];

describe('A value that moves to PostgreSQL', () => {
  it.each(alike)('is summed up alike on both sides: %o', (of, sqlite, postgres) => {
    expect(sumOf(of, [sqlite])).toBe(sumOf(of, [postgres]));
    expect(sumOf(of, [write(of, sqlite)])).toBe(sumOf(of, [postgres]));
    expect(sumOf(of, [sqlite])).not.toBe(sumOf(of, [null]));
  });

  it.each<[MovedColumn, NonNullable<SqliteValue>, string]>([
    [column('varchar', { maxLength: 2 }), 'abc', 'more than 2 characters'],
    [column('text'), 'a\0b', 'NUL'],
    [column('jsonb'), '{"a":"\\u0000"}', 'NUL'],
    [column('jsonb'), '{a}', 'no JSON'],
    [column('int4'), 2n ** 31n, 'too large'],
    [column('int4'), 'many', 'no whole number'],
    [column('bool'), 2n, 'neither true nor false'],
    [column('timestamp'), 'yesterday', 'no moment'],
    [column('inet'), '::1', 'No way is known'],
  ])('is refused where it does not fit: %o', (of, value, problem) => {
    expect(() => write(of, value)).toThrow(problem);
  });

  it('may say "\\u0000" where that is text', () => {
    expect(write(column('jsonb'), String.raw`"\\u0000"`)).toBe(String.raw`"\\u0000"`);
  });
});

describe('The checksum of rows', () => {
  it('does not depend on their order, and tells how often each is there', () => {
    const of = column('text');
    expect(sumOf(of, ['a', 'b', 'b'])).toBe(sumOf(of, ['b', 'a', 'b']));
    expect(sumOf(of, ['a', 'b', 'b'])).not.toBe(sumOf(of, ['a', 'a', 'b']));
    expect(sumOf(of, [null])).not.toBe(sumOf(of, ['']));
  });
});
