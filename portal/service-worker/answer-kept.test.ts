import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyHeaders } from '../src/shared/copy-places';
import { memoryCaches } from '../tests/support/memory-caches';
import { answerKept } from './answer-kept';
import { visitedStore } from './copies';

const kept = new URL('https://scholars.example/ar/opportunities/one');
const other = new URL('https://scholars.example/ar/opportunities/two');

describe('The service worker, of a page that it keeps,', () => {
  beforeEach(async () => {
    const caches = memoryCaches();
    vi.stubGlobal('caches', caches);
    const headers = { [copyHeaders.at]: '2026-04-07T06:00:00.000Z', [copyHeaders.reason]: 'visited' };
    const copy = new Response('<html><head></head><body>Copy</body></html>', { headers });
    await (await caches.open(visitedStore)).put(kept.pathname, copy);
  });
  afterEach(() => void vi.unstubAllGlobals());

  const shown = async (url: URL, network: Promise<Response>) =>
    (await answerKept(url, network, async () => new Response('No connection'))).text();
  const site = (status: number) => Promise.resolve(new Response('Site', { status }));

  test('shows what the site says as long as that is well', async () => {
    for (const status of [200, 404]) expect(await shown(kept, site(status))).toBe('Site');
  });

  test('shows its copy where the site is not well, and says that of the site, not of the connection', async () => {
    const page = await shown(kept, site(503));
    expect(page).toContain('Copy');
    expect(page).toContain('الموقع لا يستجيب الآن');
    expect(await shown(kept, Promise.reject(new TypeError('cut')))).toContain('من دون اتصال');
  });

  test('leaves a page that it does not keep to the site, whatever that says', async () => {
    expect(await shown(other, site(503))).toBe('Site');
    expect(await shown(other, Promise.reject(new TypeError('cut')))).toBe('No connection');
  });
});
