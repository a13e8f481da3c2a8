import { describe, expect, it } from 'vitest';
import { inAll, inEither, without, type PlacedHits } from '../src/platform/full-text/word-places.js';

/** Of places, each with its score; those with a title end in `!`. */
function hits(text: string): PlacedHits {
  const all = text.split(' ').filter(Boolean);
  const numbers = all.map((one) => one.replace('!', '').split(':').map(Number));
  return {
    places: Int32Array.from(numbers, ([place]) => place ?? 0),
    scores: Int32Array.from(numbers, ([, score]) => score ?? 0),
    inTitle: Uint8Array.from(all, (one) => Number(one.endsWith('!'))),
  };
}

function text({ places, scores, inTitle }: PlacedHits): string {
  return [...places].map((place, i) => `${place}:${scores[i]}${inTitle[i] ? '!' : ''}`).join(' ');
}

describe('What words find', () => {
  it.each([
    ['', '1:1', ''],
    ['1:-3 4:-2! 9:-1', '2:-1 4:-5! 9:-7!', '4:-7! 9:-8'],
    ['1:1 2:1 3:1', '1:1 2:1 3:1', '1:2 2:2 3:2'],
    ['5:1', '1:1 2:1 3:1 4:1 5:4! 6:1 7:1 8:1', '5:5'],
    ['8:1!', '1:1 2:1 3:1 4:1 5:1 6:1 7:1 8:2!', '8:3!'],
    ['9:1', '1:1 2:1 3:1', ''],
    ['0:1 2:1', '1:1 2:1 3:1 4:1', '2:2'],
  ])('all of %j and %j have, scored together, is %j', (one, other, both) => {
    expect(text(inAll([hits(one), hits(other)]))).toBe(both);
    expect(text(inAll([hits(other), hits(one)]))).toBe(both);
  });

  it.each([
    ['', '1:1!', '1:1!'],
    ['1:1 4:2!', '2:5 4:3 7:1!', '1:1 2:5 4:5! 7:1!'],
    ['3:1', '3:1', '3:2'],
  ])('either of %j and %j has is %j', (one, other, either) => {
    expect(text(inEither(hits(one), hits(other)))).toBe(either);
    expect(text(inEither(hits(other), hits(one)))).toBe(either);
  });

  it.each([
    ['1:1 2:2! 3:3', '2:9', '1:1 3:3'],
    ['1:1', '', '1:1'],
    ['1:1', '1:1 2:2', ''],
  ])('%j has and %j has not is %j', (one, other, rest) => {
    expect(text(without(hits(one), hits(other)))).toBe(rest);
  });

  it('among many is right wherever it stands', () => {
    const many = hits(Array.from({ length: 1000 }, (_, n) => `${n * 3}:1`).join(' '));
    for (let place = 0; place < 3005; place += 1)
      expect(inAll([hits(`${place}:1`), many]).places).toHaveLength(Number(place % 3 === 0 && place < 3000));
  });

  it('of no word is nothing', () => {
    expect(inAll([]).places).toHaveLength(0);
  });
});
