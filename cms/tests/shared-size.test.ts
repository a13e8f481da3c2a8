import { readFileSync } from 'node:fs';
import { TypedFastBitSet as Bits } from 'typedfastbitset';
import { describe, expect, it } from 'vitest';
import startWabt from 'wabt';
import { bitsOf } from '../src/platform/places/bits-of.js';
import { assembled, sharedSizes, sizeOf } from '../src/platform/places/shared-size.js';

const every = (step: number, size: number) =>
  bitsOf(
    [...Array(size).keys()].filter((place) => place % step === 0),
    size,
  );

describe('What sets of places have in common', () => {
  it('is counted by what shared-size.wat says', async () => {
    const wabt = await startWabt();
    const text = readFileSync(new URL('../src/platform/places/shared-size.wat', import.meta.url), 'utf8');
    const { buffer } = wabt.parseWat('shared-size.wat', text).toBinary({});
    expect(Buffer.from(buffer).toString('base64')).toBe(assembled);
  });

  // Around a word, the four words that are taken at once, and the first page of memory.
  it.each([0, 1, 31, 32, 33, 127, 128, 129, 261_000, 262_145, 600_001])('is right of %i places', (size) => {
    const [all, second, third] = [every(1, size), every(2, size), every(3, size)];
    expect([all, second, third].map(sizeOf)).toEqual([1, 2, 3].map((step) => Math.ceil(size / step)));
    expect(sharedSizes(second, [all, third, second])).toEqual([2, 6, 2].map((step) => Math.ceil(size / step)));
  });

  it('is right of sets of different lengths, and of those with more room than they need', () => {
    const long = every(1, 1000);
    const short = every(1, 50);
    const grown = new Bits();
    for (let place = 0; place < 500; place++) grown.add(place);
    expect(sharedSizes(long, [short, grown, long, new Bits()])).toEqual([50, 500, 1000, 0]);
    expect(sharedSizes(short, [grown, long])).toEqual([50, 50]);
    expect(sharedSizes(grown, [long, short])).toEqual([500, 50]);
    expect(sharedSizes(grown, [])).toEqual([]);
    expect(sizeOf(new Bits())).toBe(0);
  });
});
