import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache';

interface Made {
  text: string;
  isKeepable: boolean;
  isFailure: boolean;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

let now = 0;
let version: string;
let cache: ReturnType<typeof createPageCache<Made>>;

/** A page weighs as much as its text has letters, beside a thousand bytes for holding it. */
const room = { maxBytes: 100_000, sizeOf: ({ text }: Made) => text.length };

const good = (text: string): Made => ({ text, isKeepable: true, isFailure: false });
const failure: Made = { text: 'down', isKeepable: false, isFailure: true };
const missing: Made = { text: 'not found', isKeepable: false, isFailure: false };
const maker = (page: Made) => vi.fn(async () => page);
const textOf = async (make: () => Promise<Made>, key = 'key') => (await cache.get(key, make)).page.text;
/** Lets a page that is made in the background arrive. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  now = 0;
  version = 'v1';
  cache = createPageCache<Made>({
    ...room,
    periods: { patienceMs: 20 },
    now: () => now,
    contentVersion: () => version,
  });
});

describe('a kept page', () => {
  test('is made once and shown for half a minute', async () => {
    const make = maker(good('one'));
    await cache.get('key', make);
    now = 30 * second;
    expect(await cache.get('key', make)).toMatchObject({ page: { text: 'one' }, ageMs: 30 * second, isKept: true });
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('is given at once while it is fresh, and no longer', async () => {
    expect(cache.findFresh('key')).toBeUndefined();
    await cache.get('key', maker(good('one')));
    now = 30 * second;
    expect(cache.findFresh('key')).toMatchObject({ page: { text: 'one' }, ageMs: 30 * second, isKept: true });
    version = 'v2';
    expect(cache.findFresh('key')).toBeUndefined();
    version = 'v1';
    now = 31 * second;
    expect(cache.findFresh('key')).toBeUndefined();
  });

  test('is then shown once more at once, while a new one is made', async () => {
    await cache.get('key', maker(good('one')));
    now = 31 * second;
    expect(await textOf(maker(good('two')))).toBe('one');
    await settle();
    expect(await textOf(maker(good('three')))).toBe('two');
  });

  test('is waited for after ten minutes', async () => {
    await cache.get('key', maker(good('one')));
    now = 11 * minute;
    expect(await textOf(maker(good('two')))).toBe('two');
  });

  test('is made once however many ask for it at the same time', async () => {
    const make = maker(good('one'));
    const all = await Promise.all(Array.from({ length: 50 }, () => textOf(make)));
    expect(new Set(all)).toEqual(new Set(['one']));
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('goes when the page is no longer there', async () => {
    await cache.get('key', maker(good('one')));
    now = 31 * second;
    await cache.get('key', maker(missing));
    await settle();
    expect(await textOf(maker(missing))).toBe('not found');
    expect(cache.size).toBe(0);
  });
});

describe('when content was published', () => {
  test('a page that was made before is made anew at once', async () => {
    await cache.get('key', maker(good('one')));
    version = 'v2';
    expect(await textOf(maker(good('two')))).toBe('two');
    expect(await textOf(maker(good('three')))).toBe('two');
  });

  test('a page that was begun before is not taken for new', async () => {
    let finish = (_page: Made) => {};
    const begun = textOf(() => new Promise<Made>((resolve) => (finish = resolve)));
    version = 'v2';
    finish(good('old'));
    expect(await begun).toBe('old');
    expect(await textOf(maker(good('new')))).toBe('new');
  });

  test('the old page is shown where a new one takes too long or fails', async () => {
    await cache.get('key', maker(good('one')));
    version = 'v2';
    expect(await textOf(() => new Promise(() => {}))).toBe('one');
    version = 'v3';
    expect(await textOf(maker(failure))).toBe('one');
  });
});

describe('while a page cannot be made', () => {
  test('the old one is shown for a day', async () => {
    await cache.get('key', maker(good('one')));
    now = 23 * hour;
    expect(await cache.get('key', maker(failure))).toMatchObject({ page: { text: 'one' }, ageMs: 23 * hour });
    now = 25 * hour;
    expect(await textOf(maker(failure))).toBe('down');
  });

  test('the old one is shown when making throws', async () => {
    await cache.get('key', maker(good('one')));
    now = 2 * hour;
    expect(await textOf(() => Promise.reject(new Error('no')))).toBe('one');
  });

  test('nobody waits long for it when there is an old one', async () => {
    await cache.get('key', maker(good('one')));
    now = 2 * hour;
    expect(await textOf(() => new Promise(() => {}))).toBe('one');
  });

  test('the failure itself is never kept', async () => {
    expect(await textOf(maker(failure))).toBe('down');
    expect(await textOf(maker(good('up again')))).toBe('up again');
  });
});

describe('all kept pages together', () => {
  const large = (letter: string) => good(letter.repeat(40_000));

  test('take so many bytes, and the one that was asked for longest ago goes first', async () => {
    await cache.get('a', maker(large('a')));
    await cache.get('b', maker(large('b')));
    await cache.get('a', maker(large('x')));
    await cache.get('c', maker(large('c')));
    expect([cache.size, cache.bytes <= room.maxBytes]).toEqual([2, true]);
    expect(await textOf(maker(good('b again')), 'b')).toBe('b again');
    expect(await textOf(maker(good('never')), 'c')).toMatch(/^c/);
  });

  test('take no more however many there are', async () => {
    for (let n = 0; n < 2000; n += 1) await cache.get(`page ${n}`, maker(good('some text')));
    expect(cache.bytes).toBeLessThanOrEqual(room.maxBytes);
    expect(cache.size).toBeLessThan(100);
  });

  test('are weighed again when one has grown by an encoding', async () => {
    const growing = large('a');
    await cache.get('a', maker(growing));
    await cache.get('b', maker(large('b')));
    growing.text += 'a'.repeat(40_000);
    cache.weighAgain('a', growing);
    expect([cache.size, cache.bytes > 80_000, cache.bytes <= room.maxBytes]).toEqual([1, true, true]);
  });

  test('leave out one that has no room at all', async () => {
    await cache.get('a', maker(good('a'.repeat(200_000))));
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });
});

describe('a page of one visitor’s own', () => {
  const own = async (make: () => Promise<Made>) => cache.getOwn('key', make);

  test('is made for each, and never marked as kept', async () => {
    const make = maker(good('one'));
    await own(make);
    expect(await own(make)).toMatchObject({ isKept: false });
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('has a spare for when it cannot be made', async () => {
    await own(maker(good('one')));
    now = hour;
    expect(await own(maker(failure))).toMatchObject({ page: { text: 'one' }, ageMs: hour });
    expect((await own(() => Promise.reject(new Error('no')))).page.text).toBe('one');
  });

  test('fails where there is no spare', async () => {
    expect((await own(maker(failure))).page.text).toBe('down');
    await expect(own(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
