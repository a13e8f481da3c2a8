import { listNotifications } from '@scholars/contract/notifications';
import { createElement } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cms as callCms } from '~/api/cms.server';
import type { PageRoom } from '~/shared/page-handle';
import * as opportunityList from '~/public/opportunities/opportunity-list';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { startPortal, type TestPortal } from '../tests/portal';
import { siteBuild } from '../tests/site-build';

const text = (content: string, kept: PageRoom) => ({
  handle: { kept },
  default: () => createElement('main', null, content),
});
/** As large as a real list, quick to make, and not without an answer of the CMS that is not kept itself. */
const longList = {
  handle: { kept: { room: 'views', isList: true } },
  loader: async ({ context }: LoaderFunctionArgs) => {
    await callCms({ context }).data(listNotifications);
    return new Response('an entry '.repeat(4000));
  },
};
const wanted = [
  '/en',
  '/en/about',
  '/ar',
  '/en/opportunities',
  '/en/opportunities?agsCategory=research',
  '/en/opportunities/fellowship',
];

let cms: FakeCms;
let portal: TestPortal | undefined;
/** How many opportunities there are, whatever is asked. */
let total: number;

beforeEach(async () => {
  total = 1;
  cms = await startFakeCms((received, res) => {
    const { pathname, searchParams } = new URL(received.url, 'http://cms.test');
    const page = Number(searchParams.get('page') ?? 1);
    const list = { success: true, data: [], meta: { page, pageSize: 12, pageCount: total, total } };
    answerJson(
      pathname === '/api/job-opportunities' ? list : { success: true, data: pathname.endsWith('/filters') ? {} : [] },
    )(received, res);
  });
});
afterEach(async () => {
  await portal?.close();
  await cms.close();
});

async function start(list: object) {
  portal = await startPortal(
    cms.url,
    {},
    {
      build: siteBuild({
        home: { path: '', module: text('Home', 'site') },
        about: { path: 'about', module: text('About', 'site') },
        opportunities: { path: 'opportunities', module: list },
        opportunity: { path: 'opportunities/:slug', module: text('Fellowship', 'entries') },
      }),
    },
  );
}
const get = (path: string) => fetch((portal?.url ?? '') + path, { headers: { 'Accept-Encoding': 'identity' } });
const status = async (path: string) => {
  const response = await get(path);
  await response.arrayBuffer();
  return response.status;
};
/** Whether the page that came is one that is kept for others. */
const isKept = async (path: string) => (await get(path)).headers.has('ETag');

test('a thousand made-up views push out nothing that is wanted in an outage', { timeout: 30_000 }, async () => {
  await start(longList);
  for (const path of wanted) expect(await status(path)).toBe(200);
  for (let n = 0; n < 1100; n += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, i) => status(`/en/opportunities?q=nonsense${n + i}`)));
  }
  await cms.close();
  expect(await Promise.all(wanted.map(status))).toEqual(wanted.map(() => 200));
  // They have their own room, and it is not endless.
  expect([await status('/en/opportunities?q=nonsense0'), await status('/en/opportunities?q=nonsense1099')]).toEqual([
    503, 200,
  ]);
});

describe('a list', () => {
  beforeEach(() => start(opportunityList));

  test('has one page for all addresses that mean the same', async () => {
    const addresses = [
      '?q=water&page=7',
      '?page=7&q=water&x=1',
      '?page=7&page=1&q=water',
      '?q=water&page=7&utm_source=letter&fbclid=2',
      '?q=%20water%20&page=7',
    ];
    total = 90;
    const pages = await Promise.all(addresses.map(async (search) => (await get(`/en/opportunities${search}`)).text()));
    expect(new Set(pages).size).toBe(1);
    expect(cms.received.filter(({ url }) => url.startsWith('/api/job-opportunities?')).map(({ url }) => url)).toEqual([
      '/api/job-opportunities?q=water&page=7',
    ]);
  });

  test('is kept under a name that no page reads, as the page without it', async () => {
    const first = (await get('/en/opportunities')).headers.get('ETag');
    expect(first).not.toBeNull();
    expect((await get('/en/opportunities?anything=1&x[]=2')).headers.get('ETag')).toBe(first);
  });

  test('is kept where it shows something', async () => {
    expect(await isKept('/en/opportunities?cat=prize')).toBe(true);
  });

  test.each([
    ['a filter under which there is nothing', '?cat=nonsense', 0],
    ['a search that finds nothing', '?q=nonsense', 0],
    ['a page past the end', '?page=999', 1],
    ['a value that nobody knows', '?country=ZZ', 1],
    ['an order that nobody knows', '?sort=colour', 1],
  ])('is not kept for %s', async (_, search, found) => {
    total = found;
    expect([await isKept(`/en/opportunities${search}`), await isKept(`/en/opportunities${search}`)]).toEqual([
      false,
      false,
    ]);
  });
});
