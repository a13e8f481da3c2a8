import { describe, expect, it } from 'vitest';
import { leftToOthers } from '../../scripts/lib/turns.mjs';

const journey = (place: string, ...titles: string[]) => ['[journeys]', place, ...titles].join(' › ');

describe('What a short run leaves to the other reader', () => {
  it('is one of each two that differ in their reader alone, of the next two the other one', () => {
    const twins = ['12:3', '20:3', '31:3'].map((place) => [
      journey(`sign-in.spec.ts:${place}`, 'Signing in, in en at 1280 px', 'works'),
      journey(`sign-in.spec.ts:${place}`, 'Signing in, in ar at 390 px', 'works'),
    ]);
    const left = leftToOthers([...twins.map(([english = '']) => english), ...twins.map(([, arabic = '']) => arabic)]);
    expect(left).toEqual([twins[0]?.[0], twins[1]?.[1], twins[2]?.[0]]);
  });

  it('begins in each file with Arabic', () => {
    const files = ['chat.spec.ts:1:1', 'push.spec.ts:1:1'];
    const journeys = files.flatMap((file) => [journey(file, 'tells (en)'), journey(file, 'tells (ar)')]);
    expect(leftToOthers(journeys)).toEqual(files.map((file) => journey(file, 'tells (en)')));
  });

  it('is nothing of what one reader walks, of other places in the code, and of other titles', () => {
    expect(
      leftToOthers([
        journey('shell.spec.ts:8:1', 'the header in ar, with React', 'opens'),
        journey('shell.spec.ts:9:1', 'the header in en', 'opens'),
        journey('shell.spec.ts:10:1', 'the header in ar', 'opens'),
        journey('form.spec.ts:5:1', 'is refused (403)'),
        journey('form.spec.ts:5:1', 'is refused (500)'),
      ]),
    ).toEqual([]);
  });

  it('is told apart where each reader walks several from one place', () => {
    const widths = ['390 px', '1280 px'];
    const [enPhone = '', enWide = '', arPhone = '', arWide = ''] = ['en', 'ar'].flatMap((language) =>
      widths.map((width) => journey('code.spec.ts:3:1', `The code, in ${language} at ${width},`, 'is whole')),
    );
    expect(leftToOthers([enPhone, enWide, arPhone, arWide])).toEqual([enPhone, arWide]);
  });
});
