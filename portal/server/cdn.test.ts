import { request } from 'node:http';
import { contentTag } from '@scholars/contract/cdn';
import { createElement } from 'react';
import { data } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadSiteRoutes } from '../tests/site-routes';
import { isPageHandle, type PageHandle } from '~/shared/page-handle';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { startPortal, type TestPortal } from '../tests/portal';
import { siteBuild } from '../tests/site-build';
import { followContent } from './content-version';

const cdn = { CDN_PURGE: 'fastly' };
const words = ['cdn-cache-control', 'surrogate-control', 'cache-tag', 'surrogate-key'];

let isDown = false;
const site = {
  settings: { success: true, data: [{ key: 'site_name', value: 'Scholars', type: 'text', locale: 'en' }] },
  none: { success: false, message: 'Not found' },
};
const startCms = () =>
  startFakeCms((received, res) => {
    const path = received.url.split('?')[0] ?? '';
    if (isDown) return answerJson(site.none, 503)(received, res);
    if (path === '/api/global-keys') return answerJson(site.settings)(received, res);
    if (path === '/api/announcements') return answerJson({ success: true, data: [] })(received, res);
    answerJson(site.none, 404)(received, res);
  });

const told = (response: Response) => words.filter((word) => response.headers.has(word));
const isKeptByNobody = (response: Response) =>
  told(response).length === 0 && /private|no-store/.test(response.headers.get('Cache-Control') ?? '');

let cms: FakeCms;
let portal: TestPortal;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(portal.url + path, { redirect: 'manual', headers });

describe('Of every page that there is', () => {
  const pages: { address: string; handle: PageHandle }[] = [];

  beforeAll(async () => {
    const routes = await loadSiteRoutes();
    const parents = new Set(Object.values(routes).map((route) => route?.parentId));
    const addressOf = (id: string | undefined): string => {
      const route = id === undefined ? undefined : routes[id];
      return route ? addressOf(route.parentId) + (route.path ? `/${route.path}` : '') : '';
    };
    const below: Record<string, { path: string; module: object }> = {};
    const beside: typeof below = {};
    for (const id of Object.keys(routes)) {
      const address = addressOf(id);
      if (parents.has(id) || address.includes('*')) continue;
      const declared: unknown = routes[id]?.module.handle;
      const handle = isPageHandle(declared) ? declared : {};
      const isBelow = /^\/:lang(\/|$)/.test(address);
      pages.push({
        address: address.replace(':lang', 'en').replace(':name', 'members-1').replace(/:\w+/g, 'a-slug') || '/',
        handle,
      });
      if (isBelow)
        below[`own ${id}`] = {
          path: address.replace(/^\/:lang\/?/, ''),
          module: { handle, default: () => createElement('main', null, address) },
        };
      else beside[`own ${id}`] = { path: address.slice(1), module: { handle, loader: () => new Response(address) } };
    }
    cms = await startCms();
    portal = await startPortal(cms.url, cdn, { build: siteBuild(below, beside) });
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    await cms.close();
  });

  test('a CDN may keep those that are the same for everybody, and no other', async () => {
    const kept: string[] = [];
    for (const { address } of pages) {
      const response = await get(address);
      if (isKeptByNobody(response)) continue;
      expect([address, response.status, told(response), response.headers.getSetCookie()]).toEqual([
        address,
        200,
        words,
        [],
      ]);
      kept.push(address);
    }
    const common = pages.filter(
      ({ handle: { kept: rule } }) => rule && (typeof rule === 'string' || !rule.onlyWhenDown),
    );
    expect(pages.length).toBeGreaterThan(60);
    expect(kept.toSorted()).toEqual(common.map(({ address }) => address).toSorted());
    expect(kept).not.toContain('/en/contact-us');
  });

  test.each<[string, string, () => Record<string, string>]>([
    ['whoever is signed in', '', () => ({ Cookie: portal.cookie })],
    ['whoever has a session’s cookie, good or not', '', () => ({ Cookie: 'session=made-up' })],
    ['a mailed link', '?token=abc', () => ({})],
    ['an invitation', '?invitation=abc', () => ({})],
    ['a draft', '?preview=opportunity.a.draft.1.x', () => ({})],
    ['a form’s outcome', '?done=abc', () => ({})],
  ])('it keeps none of %s', async (_, search, headers) => {
    for (const { address } of pages) {
      const response = await get(address + search, headers());
      // Files about the whole site know nobody and read no query.
      if (!address.startsWith('/en') && !('Cookie' in headers())) continue;
      expect([address, isKeptByNobody(response)]).toEqual([address, true]);
    }
  });

  test('it keeps none in a theme that somebody has chosen', async () => {
    for (const theme of ['dark', 'light']) {
      for (const { address } of pages) {
        const response = await get(address, { Cookie: `a=b; theme=${theme}` });
        expect([address, told(response)]).toEqual([address, []]);
      }
    }
  });

  test('it keeps no answer to what is posted', async () => {
    for (const { address } of pages) {
      const response = await fetch(portal.url + address, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: portal.publicUrl },
      });
      expect([address, isKeptByNobody(response)]).toEqual([address, true]);
    }
  });

  test('none is made of what a CDN does not tell requests apart by', async () => {
    const plain = await (await get('/en/about')).text();
    const unkeyed: Record<string, string>[] = [
      { 'X-Forwarded-Host': 'evil.example' },
      { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Port': '99' },
      { Forwarded: 'host=evil.example' },
      { 'X-Original-URL': '/en/terms-and-conditions', 'X-Rewrite-URL': '/en/terms-and-conditions' },
      { 'Accept-Language': 'ar', Language: 'ar' },
      { 'X-HTTP-Method-Override': 'POST' },
      { 'User-Agent': 'evil', Accept: 'application/json' },
      { Cookie: 'language=ar; locale=ar; theme=evil"' },
      { Authorization: 'Bearer of-somebody' },
    ];
    for (const headers of unkeyed) {
      const response = await get('/en/about', headers);
      expect([headers, await response.text()]).toEqual([headers, plain]);
    }
    for (const search of ['?utm_source=%22%3E%3Cscript%3E', '?lang=ar', '?_data=root', '?__proto__=1'])
      expect([search, await (await get(`/en/about${search}`)).text()]).toEqual([search, plain]);
  });

  test.each([
    '/',
    '/about',
    '/en/account/preferences/x.css',
    '/en/my-profile.css',
    '/en/my-profile/a.js',
    '/en/messages;.css',
    '/en/messages%2f..%2fabout',
    '/en/about.data',
    '/en/about/',
    '/en//about',
    '/en/nowhere',
    '/en/admin',
    '/assets/none.css',
    '/api/announcements',
    '/api/global-keys',
    '/api/user',
    '/api/nowhere',
    '/healthz',
  ])('%s is kept by nobody', async (path) => {
    const askers: Record<string, string>[] = [{}, { Cookie: portal.cookie }, { 'Accept-Language': 'ar' }];
    for (const headers of askers) {
      const response = await get(path, headers);
      expect([headers, told(response)]).toEqual([headers, []]);
      expect(response.headers.get('Cache-Control')).toMatch(/private|no-store/);
    }
  });
});

describe('A page that a CDN may keep', () => {
  let text = 'First';
  const page = {
    handle: { kept: 'site' },
    loader: () => data({}, isDown ? { status: 503 } : {}),
    default: () => createElement('main', null, text),
  };
  const start = async (environment: Record<string, string>) => {
    portal = await startPortal(cms.url, environment, { build: siteBuild({ about: { path: 'about', module: page } }) });
  };
  beforeEach(async () => {
    text = 'First';
    cms = await startCms();
    await start(cdn);
  });
  afterEach(async () => {
    isDown = false;
    await portal.close();
    await cms.close();
  });

  test('says for how long, by which name it is dropped, and has browsers ask each time', async () => {
    const { headers } = await get('/en/about');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'cdn-cache-control': 'max-age=300, stale-while-revalidate=60, stale-if-error=86400',
      'surrogate-control': 'max-age=300, stale-while-revalidate=60, stale-if-error=86400',
      'cache-tag': contentTag,
      'surrogate-key': contentTag,
      vary: 'Cookie, Accept-Encoding',
    });
    expect(headers.has('X-Request-Id')).toBe(false);
  });

  test('is not sent again to a CDN that has it, which hears the same of it', async () => {
    const { headers } = await get('/en/about');
    const again = await get('/en/about', { 'If-None-Match': headers.get('ETag') ?? '' });
    expect([again.status, told(again)]).toEqual([304, words]);
  });

  test('is none where no CDN is told of changes', async () => {
    await portal.close();
    await start({});
    const response = await get('/en/about');
    expect([told(response), response.headers.get('Cache-Control')]).toEqual([[], 'private, no-cache']);
  });

  test('is none of a host that is not the site’s', async () => {
    const headers = await new Promise<object>((resolve, reject) => {
      const asked = request(`${portal.url}/en/about`, { headers: { Host: 'evil.example' } }, (res) => {
        res.resume();
        resolve(res.headers);
      });
      asked.on('error', reject).end();
    });
    expect(words.filter((word) => word in headers)).toEqual([]);
  });

  test('is none that fails, nor one of before that is shown in its place', async () => {
    isDown = true;
    expect(told(await get('/en/about'))).toEqual([]);
    isDown = false;
    expect(told(await get('/en/about'))).toEqual(words);
    isDown = true;
    cms.contentVersion = 'second';
    await expect.poll(async () => told(await get('/en/about'))).toEqual([]);
  });

  test('is none while the CMS does not say which content is published', async () => {
    expect(told(await get('/en/about'))).toEqual(words);
    await cms.close();
    await expect.poll(async () => told(await get('/en/about')), { timeout: 5000 }).toEqual([]);
    expect(await (await get('/en/about')).text()).toContain('First');
    cms = await startCms();
  });
});

test('The version of the content is sure only when it is the one last heard of', async () => {
  const answering = await startCms();
  const content = followContent({ cmsUrl: answering.url, everyMs: 10 });
  await content.begun;
  expect([content.isSurely('first'), content.isSurely('of before'), content.isSurely(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
  answering.contentVersion = 'second';
  await expect.poll(() => content.isSurely('second')).toBe(true);
  expect(content.isSurely('first')).toBe(false);
  content.stop();
  await answering.close();
});
