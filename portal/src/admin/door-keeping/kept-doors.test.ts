import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { doorPath, ownStore } from '~/shared/copy-places';
import { doorGuest } from '../../../tests/support/door-guest';
import { memoryCaches } from '../../../tests/support/memory-caches';
import { DoorKeeper, type DoorList } from './door-keeper';
import { forgetDoors, keepDoor, renewDoor } from './kept-doors';
import { keptUntil } from './kept-until';

const guest = (name: string) => doorGuest({ id: name, code: 'ABCD-EFG0', names: [name] });
const frame = {
  locale: 'en',
  dir: 'ltr',
  theme: 'dark',
  title: 'At the "door" & <in>',
  texts: { door: { title: 'At the door' } },
  styles: '@font-face{src:url(/assets/font-1.woff2)}',
  script: '/assets/door-1.js',
} as const;
const files: Record<string, string> = {
  '/assets/door-1.js': 'import{a as b}from"./base-1.js";import"./side-1.js";const later=()=>import("./later-1.js");',
  '/assets/base-1.js': 'import{c}from"./react-1.js";export{c as a}',
  '/assets/side-1.js': '',
  '/assets/react-1.js': 'export const c=1',
  '/assets/font-1.woff2': 'font',
};
const at = (minute: number, ...names: string[]): DoorList => ({
  guests: names.map(guest),
  readAt: `2027-04-06T06:0${minute}:00.000Z`,
});
const until = '2027-04-08T20:59:59.999Z';

describe('A door that is kept', () => {
  let kept = memoryCaches();
  let asked: string[] = [];

  beforeEach(() => {
    kept = memoryCaches();
    asked = [];
    vi.stubGlobal('caches', kept);
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return new Response(files[path], { status: path in files ? 200 : 404 });
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const keep = (...names: string[]) => keepDoor('mine', frame, { ...at(1, ...names), until });
  const read = async () => (await (await kept.open(ownStore('mine'))).match(doorPath('en')))?.text();

  it('has the scripts that it needs, and what these need, each asked for once', async () => {
    await keep('Amina');
    await keep('Amina');
    const folder = 'copies-assets /copied/assets';
    expect(kept.list().filter((entry) => entry.startsWith(folder))).toEqual(
      ['door-1.js', 'font-1.woff2', 'base-1.js', 'side-1.js', 'react-1.js'].map((name) => `${folder}/${name}`),
    );
    expect(asked).toHaveLength(5);
    const html = await read();
    expect(html).toContain('src="/copied/assets/door-1.js"');
    expect(html).not.toContain('"/assets/');
  });

  it('is a page of which no name can become a part', async () => {
    const name = '</script><script>alert(1)</script>';
    await keep(name);
    const html = (await read()) ?? '';
    expect(html).toContain('<title>At the &quot;door&quot; &amp; &lt;in></title>');
    expect(html).not.toContain(name);
    expect(html.match(/<script/g)).toHaveLength(3);
    const [, json = ''] = /id="kept-door">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ ...at(1, name), until });
  });

  it('has the newest list, with the signs that are special to a replacement', async () => {
    await keep('Amina');
    expect(await renewDoor('en', at(2, 'Omar $& $1'))).toBe(true);
    expect(await read()).toContain('Omar $& $1');
    expect(await read()).not.toContain('Amina');
    expect(await renewDoor('ar', at(3))).toBe(false);
  });

  it('does not come back once it was dropped with its session', async () => {
    await keep('Amina');
    await kept.delete(ownStore('mine'));
    expect(await renewDoor('en', at(2, 'Amina'))).toBe(false);
    expect(await read()).toBeUndefined();
    await keep('Amina');
    await forgetDoors();
    expect(await read()).toBeUndefined();
  });

  it('is not there where its session ends while its files are fetched', async () => {
    const keeping = keep('Amina');
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
    await kept.delete(ownStore('mine'));
    await keeping;
    expect(kept.list().filter((entry) => entry.includes('/door'))).toEqual(['copies-assets /copied/assets/door-1.js']);
  });

  it('is begun once and renewed after that, with the last of the lists that came meanwhile', async () => {
    const written: string[] = [];
    const told: (string | undefined)[] = [];
    let begun: (end: string) => void = () => expect.fail('not begun');
    let isThere = true;
    const keeper = new DoorKeeper({
      begin: (list) => {
        written.push(`begin ${list.readAt}`);
        return new Promise((resolve) => (begun = resolve));
      },
      renew: async (list) => {
        written.push(`renew ${list.readAt}`);
        return isThere;
      },
      onKept: (end) => void told.push(end),
    });
    const first = keeper.keep(at(1));
    await Promise.all([keeper.keep(at(2)), keeper.keep(at(3))]);
    begun(until);
    await first;
    isThere = false;
    await keeper.keep(at(4));
    await keeper.keep(at(5));
    expect(written).toEqual([`begin ${at(1).readAt}`, `renew ${at(3).readAt}`, `renew ${at(4).readAt}`]);
    expect(told).toEqual([until, until, undefined, undefined]);
  });

  it('is tried again where the device could not keep it', async () => {
    const begin = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('full')).mockResolvedValueOnce(until);
    const onKept = vi.fn<(end: string | undefined) => void>();
    const keeper = new DoorKeeper({ begin, renew: async () => true, onKept });
    await keeper.keep(at(1));
    await keeper.keep(at(2));
    expect(onKept.mock.calls).toEqual([[undefined], [until]]);
  });
});

it.each([
  ['until the end of the day after the event, where it is', '2027-04-12T00:00:00.000Z', '2027-04-08T20:59:59.999Z'],
  ['until the session ends, where that is earlier', '2027-04-07T10:00:00.000Z', '2027-04-07T10:00:00.000Z'],
])('A door is kept %s', (_words, sessionEndsAt, expected) => {
  expect(keptUntil({ endsOn: '2027-04-07', timeZone: 'Asia/Qatar' }, sessionEndsAt)).toBe(expected);
});
