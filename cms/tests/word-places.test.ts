import { describe, expect, it } from 'vitest';
import { TypedFastBitSet as Bits } from 'typedfastbitset';
import { inAll, inAny, type PlacedHits } from '../src/platform/full-text/word-places.js';

/** Of places, each with its score; those with a title end in `!`, with a summary in `+`. One without a score has none. */
function hits(text: string): PlacedHits {
  const all = text
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [place = 0, score] = one.replace(/[!+]/, '').split(':').map(Number);
      return { place, score, isInTitle: one.endsWith('!'), isInHead: /[!+]$/.test(one) };
    });
  const scored = all.filter(({ score }) => score !== undefined);
  return {
    rows: new Bits(all.map(({ place }) => place)),
    inTitle: () => new Bits(all.filter(({ isInTitle }) => isInTitle).map(({ place }) => place)),
    inHead: () => new Bits(all.filter(({ isInHead }) => isInHead).map(({ place }) => place)),
    scored: {
      places: Int32Array.from(scored, ({ place }) => place),
      scores: Int32Array.from(scored, ({ score }) => score ?? 0),
    },
  };
}

function text({ rows, scored, ...made }: PlacedHits): string {
  const [inTitle, inHead] = [made.inTitle(), made.inHead()];
  const scores = new Map([...scored.places].map((place, i) => [place, scored.scores[i]]));
  const scoreOf = (place: number) => (scores.has(place) ? `:${scores.get(place)}` : '');
  return rows
    .array()
    .map((place) => `${place}${scoreOf(place)}${inTitle.has(place) ? '!' : inHead.has(place) ? '+' : ''}`)
    .join(' ');
}

describe('What words find', () => {
  it.each([
    ['', '1:1', ''],
    ['1:-3 4:-2! 9:-1', '2:-1 4:-5! 9:-7!', '4:-7! 9:-8'],
    ['1:1 2:1 3:1', '1:1 2:1 3:1', '1:2 2:2 3:2'],
    ['5:1', '1:1 2:1 3:1 4:1 5:4! 6:1 7:1 8:1', '5:5'],
    ['8:1!', '1:1 2:1 3:1 4:1 5:1 6:1 7:1 8:2!', '8:3!'],
    ['9:1', '1:1 2:1 3:1', ''],
    ['1! 4! 7', '2:-1 4:-5! 7:-7!', '4:-5! 7:-7'],
    ['1 2', '2 3', '2'],
    ['1+ 4! 7! 9+', '1 4! 7+ 9+', '1 4! 7+ 9+'],
    ['0:1 2:1', '1:1 2:1 3:1 4:1', '2:2'],
  ])('all of %j and %j have, scored together, is %j', (one, other, both) => {
    expect(text(inAll([hits(one), hits(other)]))).toBe(both);
    expect(text(inAll([hits(other), hits(one)]))).toBe(both);
  });

  it.each([
    ['', '1:1!', '1:1!'],
    ['1:1 4:2!', '2:5 4:3 7:1!', '1:1 2:5 4:5! 7:1!'],
    ['3:1', '3:1', '3:2'],
    ['1+ 4! 7', '1 4+ 7+ 9!', '1+ 4! 7+ 9!'],
    ['1 70!', '70:-2 200:-1!', '1 70:-2! 200:-1!'],
  ])('either of %j and %j has is %j', (one, other, either) => {
    expect(text(inAny([hits(one), hits(other)]))).toBe(either);
    expect(text(inAny([hits(other), hits(one)]))).toBe(either);
  });

  it('among many is right wherever it stands', () => {
    const many = hits(Array.from({ length: 1000 }, (_, n) => `${n * 3}:1`).join(' '));
    for (let place = 0; place < 3005; place += 1)
      expect(inAll([hits(`${place}:1`), many]).rows.size()).toBe(Number(place % 3 === 0 && place < 3000));
  });

  it('in the one of two languages that has it is what that one finds, not a copy', () => {
    const [found, nothing] = [hits('1:1 4:2!'), hits('')];
    expect(inAny([found, nothing])).toBe(found);
    expect(inAny([nothing, found])).toBe(found);
    expect(text(inAny([nothing, nothing]))).toBe('');
  });

  it('of no word is nothing', () => {
    expect(inAll([]).rows.isEmpty()).toBe(true);
  });
});
