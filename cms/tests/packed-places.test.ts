import { describe, expect, it } from 'vitest';
import { bitsOf, placesOf } from '../src/platform/places/bits-of.js';
import { bytesOfPacked, packPlaces, unpackPlaces } from '../src/platform/places/packed-places.js';

describe('Places that are kept for long', () => {
  const size = 300_000;
  const everyNth = (n: number) => Array.from({ length: Math.floor(size / n) }, (_, i) => i * n);

  it.each([
    ['none', []],
    ['the first', [0]],
    ['the last', [size - 1]],
    ['steps of one, two and three bytes', [0, 127, 254, 255, 383, 16_767, 33_151, 290_000]],
    ['every one', everyNth(1)],
    ['every seventh', everyNth(7)],
    ['every ninth', everyNth(9)],
    ['every thousandth', everyNth(1000)],
  ])('are the same again: %s', (_, places) => {
    const bits = bitsOf(places, size);
    expect([...placesOf(bits)]).toEqual(places);
    expect(unpackPlaces(packPlaces(bits, size), size).array()).toEqual(places);
  });

  it.each([
    [1, size / 8],
    [7, size / 8],
    [9, Math.floor(size / 9)],
    [1000, (2 * size) / 1000 - 1],
  ])('take as little room as they can where every %i. row is among them', (n, bytes) => {
    expect(bytesOfPacked(packPlaces(bitsOf(everyNth(n), size), size), size)).toBe(bytes);
  });
});
