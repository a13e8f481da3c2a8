import { describe, expect, it } from 'vitest';
import { PackedTexts } from '../src/platform/listing/packed-texts.js';

/** Of one to four bytes a letter, parts of each other, the same twice, and none. */
const texts = ['', 'a', 'ab', 'abc', 'b', 'ab', 'é', 'ذكاء', 'ذكاء اصطناعي', 'ｚ', '😀', '😀 a', 'Z', ' '];

/** As databases compare: byte by byte. */
const compared = (one: string, other: string) => Math.sign(Buffer.compare(Buffer.from(one), Buffer.from(other)));

function pack(some: readonly string[]): PackedTexts {
  const packed = new PackedTexts();
  for (const text of some) packed.add(text);
  return packed;
}

describe('Texts that are packed', () => {
  it('are compared with each other by their letters’ codes, also beyond those of sixteen bits', () => {
    const packed = pack(texts);
    expect(texts.map((_one, n) => texts.map((_other, m) => Math.sign(packed.compare(n, m))))).toEqual(
      texts.map((one) => texts.map((other) => compared(one, other))),
    );
    expect(compared('ｚ', '😀')).toBe(-1);
    // JavaScript has them the other way round.
    expect(['ｚ', '😀'].toSorted()).toEqual(['😀', 'ｚ']);
  });

  it.each(['', 'ab', 'abcd', 'ذكاء', '😀', 'zz'])(
    'are held against another, %j, and say if they begin with it',
    (text) => {
      const { compare, isBegunBy } = pack(texts).against(text);
      expect(texts.map((_one, n) => Math.sign(compare(n)))).toEqual(texts.map((one) => compared(one, text)));
      expect(texts.map((_one, n) => isBegunBy(n))).toEqual(texts.map((one) => one.startsWith(text)));
    },
  );

  it('are as they were once there was no more room for them', () => {
    const many = Array.from({ length: 5000 }, (_, n) => `${'ذ'.repeat(n % 7)} ${(n * 61) % 4999}`);
    const packed = pack([...many, 'x'.repeat(1_000_000), 'last']);
    expect(many.filter((text, n) => packed.against(text).compare(n) !== 0)).toEqual([]);
    expect(packed.against('x'.repeat(1_000_000)).compare(many.length)).toBe(0);
    expect(packed.against('last').compare(many.length + 1)).toBe(0);
  });
});
