import { describe, expect, it } from 'vitest';
import { RowOrder } from '../src/platform/listing/row-order.js';
import { bitsWhere } from '../src/platform/places/bits-of.js';

const size = 3000;
const valueOf = (place: number) => (place * 7919) % 1511;
const order = new RowOrder((a, b) => valueOf(a) - valueOf(b)).keepInStep({ size, gone: [], isGone: () => false });

/** The same by looking at all rows. */
function expected(passes: (place: number) => boolean, isRising: boolean, limit: number, offset: number): number[] {
  const places = Array.from({ length: size }, (_, place) => place)
    .filter(passes)
    .sort((a, b) => valueOf(a) - valueOf(b) || a - b);
  if (!isRising) places.reverse();
  return places.slice(offset, offset + limit);
}

const someRows: [what: string, passes: (place: number) => boolean][] = [
  ['none', () => false],
  ['one', (place) => place === 1234],
  ['few, all over', (place) => place % 101 === 0],
  ['most', (place) => place % 7 !== 0],
  ['few, all at the end', (place) => valueOf(place) > 1400],
  ['few, all at the beginning', (place) => valueOf(place) < 100],
];

describe('A stretch of rows in an order', () => {
  for (const isRising of [true, false])
    it.each(someRows)(`is the same as of all rows, ${isRising ? 'rising' : 'falling'}: %s`, (_what, passes) => {
      const passing = bitsWhere(size, passes);
      for (const limit of [0, 1, 20, 100])
        for (const offset of [0, 1, 19, 44, 60, 90, 200, 2500, 2999]) {
          const stretch = order.stretchOf(passing, { isRising, limit, offset });
          expect(stretch, `${limit} after ${offset}`).toEqual(expected(passes, isRising, limit, offset));
        }
    });
});
