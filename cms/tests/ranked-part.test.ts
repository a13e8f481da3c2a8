import { describe, expect, it } from 'vitest';
import { TypedFastBitSet as Bits } from 'typedfastbitset';
import { CountedRows } from '../src/platform/listing/counted-rows.js';
import { RankedPart, stretchOf } from '../src/platform/listing/ranked-part.js';

const count = 2000;
const titleOf = (n: number) => `title ${(n * 61) % 499}`;
const scoreOf = (n: number) => -((n * 37) % 11) * 1_000_003;
const every = (n: number, of: number) => n % of === 0;

function makeRows(): CountedRows {
  const rows = new CountedRows({ texts: [], numbers: [], several: [] });
  for (let n = 0; n < count; n += 1) rows.add({ id: n + 1, textId: n + 1, title: titleOf(n), columns: {}, values: {} });
  return rows;
}

/** @param scored those that have a score; all of them unless told, some of which have 0 */
const makePart = (rows: CountedRows, tier: number, places: number[], scored = places) =>
  new RankedPart(rows, tier, () => new Bits(places), {
    places: Int32Array.from(scored),
    scores: Int32Array.from(scored, scoreOf),
  });

const byTitle = (a: number, b: number) => (titleOf(a) < titleOf(b) ? -1 : titleOf(a) > titleOf(b) ? 1 : a - b);

/** One comparison after the other. */
const sorted = (places: readonly number[]) => places.toSorted((a, b) => scoreOf(a) - scoreOf(b) || byTitle(a, b));

describe('What a search finds', () => {
  const rows = makeRows();
  const all = Array.from({ length: count }, (_, n) => n);
  const [first, second] = [all.filter((n) => every(n, 3)), all.filter((n) => !every(n, 3))];
  const parts = [makePart(rows, 0, first), makePart(rows, 1, []), makePart(rows, 2, second)];
  const whole = [...sorted(first), ...sorted(second)];

  it.each([
    ['everything', 1],
    ['a half', 2],
    ['a few', 97],
  ])('stands by score, then title, part after part, in pages that never overlap, where %s passes', (_name, of) => {
    const passing = new Bits(all.filter((place) => every(place, of)));
    const expected = whole.filter((place) => every(place, of));
    for (const offset of [0, 1, 12, 660, 667, expected.length - 5, expected.length, expected.length + 9])
      expect(stretchOf(parts, passing, 12, Math.max(offset, 0)).map(({ place }) => place)).toEqual(
        expected.slice(Math.max(offset, 0), Math.max(offset, 0) + 12),
      );
  });

  it.each([
    ['many', 3],
    ['a few', 401],
  ])('stands by title where it has no score, after what has one: %s', (_name, of) => {
    const some = all.filter((n) => every(n, of));
    const scored = some.filter((n) => scoreOf(n) < -5_000_000);
    const unscored = some.filter((n) => !scored.includes(n)).toSorted(byTitle);
    const part = makePart(rows, 0, some, scored);
    const expected = [...sorted(scored), ...unscored];
    for (const offset of [0, 1, scored.length, scored.length + 1, some.length - 1])
      expect(stretchOf([part], new Bits(some), 5, offset).map(({ place }) => place)).toEqual(
        expected.slice(offset, offset + 5),
      );
  });

  it('says of each how well its title fits', () => {
    const tiers = stretchOf(parts, new Bits(all), 4, first.length - 2).map(({ tier }) => tier);
    expect(tiers).toEqual([0, 0, 2, 2]);
  });

  it('is as many as a hundred thousand without more ado', () => {
    const many = new CountedRows({ texts: [], numbers: [], several: [] });
    for (let n = 0; n < 150_000; n += 1)
      many.add({ id: n + 1, textId: n + 1, title: titleOf(n), columns: {}, values: {} });
    const places = Array.from({ length: 150_000 }, (_, n) => n);
    expect(stretchOf([makePart(many, 0, places)], new Bits(places), 1, 149_999)).toHaveLength(1);
    expect(stretchOf([makePart(many, 0, places, [])], new Bits(places), 1, 149_999)).toHaveLength(1);
  });
});
