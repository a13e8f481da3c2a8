import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyHeaders, doorPath, ownStore } from '../src/shared/copy-places';
import { memoryCaches } from '../tests/support/memory-caches';
import { answerDoor } from './answer-door';
import { dropPastDoors, findDoor, keepOwnOf, listCopies } from './copies';
import { isDoor } from './page-addresses';

const door = new URL(doorPath('en'), 'https://scholars.example');
const isMissing = async () => new Response('No connection');
const withoutConnection = () => answerDoor(door, Promise.reject(new TypeError('cut')), isMissing);
const later = '2999-01-01T00:00:00.000Z';

describe('The service worker, of a door that keeps itself,', () => {
  let kept = memoryCaches();

  beforeEach(async () => {
    kept = memoryCaches();
    vi.stubGlobal('caches', kept);
    await put('mine', later);
  });
  afterEach(() => void vi.unstubAllGlobals());

  async function put(mark: string, until: string): Promise<void> {
    const headers = {
      [copyHeaders.at]: '2026-04-07T06:00:00.000Z',
      [copyHeaders.until]: until,
      [copyHeaders.title]: 'Door',
      [copyHeaders.reason]: 'asked',
    };
    await (await kept.open(ownStore(mark))).put(door.pathname, new Response(`Door of ${mark}`, { headers }));
  }

  test('shows it as it is where there is no connection, and lets it run files of the site alone', async () => {
    const answer = await withoutConnection();
    expect(await answer.text()).toBe('Door of mine');
    const policy = answer.headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy?.split('; ').filter((rule) => rule.startsWith('script-src'))).toEqual([
      'script-src https://scholars.example/copied/assets/',
    ]);
  });

  test('shows it where the site is not well, and else what the site says', async () => {
    const answered = async (status: number) =>
      (await answerDoor(door, Promise.resolve(new Response('From the site', { status })), isMissing)).text();
    expect(await answered(503)).toBe('Door of mine');
    expect([await answered(200), await answered(404)]).toEqual(['From the site', 'From the site']);
  });

  test('takes no other page of the back office for it, and names it among what is here', async () => {
    const others = ['/en/admin/guests', '/en/admin/guests/door/x', '/en/admin', '/fr/admin/guests/door'];
    expect(others.filter((path) => isDoor(new URL(path, door)))).toEqual([]);
    expect(isDoor(door)).toBe(true);
    expect((await listCopies()).map(({ path, title }) => [path, title])).toEqual([[door.pathname, 'Door']]);
  });

  test('drops it at its time', async () => {
    await put('mine', '2026-04-08T20:59:59.999Z');
    await dropPastDoors('2026-04-08T20:59:59.999Z');
    expect(kept.list()).toHaveLength(1);
    expect(await (await withoutConnection()).text()).toBe('No connection');
    expect(kept.list()).toEqual([]);
  });

  test('drops it when another session begins, or nobody is signed in', async () => {
    await keepOwnOf('mine');
    expect(await findDoor(door.pathname)).toBe('Door of mine');
    await keepOwnOf('another');
    expect(await findDoor(door.pathname)).toBeUndefined();
    await put('mine', later);
    await keepOwnOf(undefined);
    expect(await findDoor(door.pathname)).toBeUndefined();
  });
});
