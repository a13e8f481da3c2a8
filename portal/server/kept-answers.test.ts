import { request } from 'node:http';
import { getUser } from '@scholars/contract/account';
import { isCommonRead } from '@scholars/contract/common-reads';
import { sampleOf } from '@scholars/contract/tests/call-samples';
import { fillPath } from '@scholars/contract/endpoint';
import { endpoints } from '@scholars/contract/endpoints';
import { listOpportunities } from '@scholars/contract/opportunities';
import { listAnnouncements } from '@scholars/contract/site';
import { createElement } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cms as callCms } from '~/api/cms.server';
import { commonReadOf } from '~/cms-client/common-read.server';
import { createKeptAnswers } from '~/cms-client/kept-answers.server';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';
import { siteBuild } from '../tests/site-build';

const list = '/api/job-opportunities';
const page = {
  loader: async (args: LoaderFunctionArgs) => ({
    announcements: await callCms(args).data(listAnnouncements),
    opportunities: await callCms(args).data(listOpportunities, { query: new URL(args.request.url).searchParams }),
  }),
  default: () => createElement('main', null, JSON.stringify(useLoaderData())),
};

let cms: FakeCms;
let portal: TestPortal;
/** What is published. */
let title: string;

beforeEach(async () => {
  title = 'First';
  cms = await startFakeCms((received, res) => {
    const path = received.url.split('?')[0];
    // Whoever is named by the question stands in the answer.
    const asker = received.headers.authorization ?? 'nobody';
    const data = path === '/api/user' ? loginAnswer.user : [{ title, asker, key: 'k', value: asker }];
    answerJson({ success: true, data, meta: { page: 1, pageSize: 12, pageCount: 1, total: 1 } })(received, res);
  });
  portal = await startPortal(
    cms.url,
    {},
    {
      build: siteBuild({
        about: { path: 'about', module: { ...page, handle: { kept: 'site' } } },
        opportunities: {
          path: 'opportunities',
          module: { ...page, handle: { kept: { room: 'views', isList: true } } },
        },
      }),
    },
  );
});
afterEach(async () => {
  await portal.close();
  await cms.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(portal.url + path, { headers });
const textOf = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();
const member = () => ({ Cookie: portal.cookie });
const asked = (path?: string) =>
  cms.received.map(({ url }) => url).filter((url) => path === undefined || url.split('?')[0] === path);

describe('an answer that is the same for everybody', () => {
  test('is asked for once, for the pages of visitors and members and for calls', async () => {
    await Promise.all([
      textOf('/en/about'),
      textOf('/en/about', member()),
      textOf('/api/announcements'),
      textOf('/api/announcements', member()),
    ]);
    await textOf('/en/about', member());
    expect([asked('/api/announcements'), asked(list)]).toEqual([['/api/announcements'], [list]]);
  });

  test('leaves a member’s page one question: who they are', async () => {
    await textOf('/en/about');
    cms.received.length = 0;
    const html = await textOf('/en/about', member());
    expect(html).toContain(loginAnswer.user.fullName);
    expect(asked()).toEqual([getUser.path]);
  });

  test('is asked for without anybody’s session', async () => {
    await textOf('/en/about', member());
    await textOf('/api/thematic-areas', member());
    const named = cms.received.filter(({ headers }) => headers.authorization !== undefined).map(({ url }) => url);
    expect(named).toEqual([getUser.path]);
  });

  test('is gone when content changes', async () => {
    expect(await textOf(list)).toContain('First');
    title = 'Second';
    expect(await textOf(list)).toContain('First');
    cms.contentVersion = 'second';
    await expect.poll(() => textOf(list), { timeout: 2000 }).toContain('Second');
    await expect.poll(() => textOf('/en/about', member()), { timeout: 2000 }).toContain('Second');
  });

  test('is one for all addresses that mean the same', async () => {
    const addresses = [
      '',
      '?page=1',
      '?utm_source=letter',
      '?x=1&page=2&page=1',
      '?q=',
      '?pageSize=12&page=1',
      '?unknown',
    ];
    for (const search of addresses) await textOf(list + search);
    expect(asked(list)).toEqual([list]);
  });

  test.each([
    ['?q=water&page=2&x=3', '?q=water&page=2'],
    ['?page=7&page=2', '?page=2'],
    ['?q=%D9%85%D8%A7%D8%A1&tas=%5B1%5D', '?q=%D9%85%D8%A7%D8%A1&tas=%5B1%5D'],
    ['?q=a+b', '?q=a+b'],
  ])('of %s is what the CMS says to %s', async (search, asks) => {
    await textOf(list + search);
    expect(asked(list)).toEqual([list + asks]);
  });

  test('differs with the language and with what is asked', async () => {
    await Promise.all([
      textOf(list),
      textOf(list, { Language: 'ar' }),
      textOf(`${list}?q=water`),
      textOf(`${list}?page=2`),
      textOf(`${list}/one`),
      textOf(`${list}/two`),
    ]);
    expect(cms.received.length).toBe(6);
  });

  test('is not sent again to who has it', async () => {
    const first = await get(list);
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(first.headers.get('Vary')).toBe('Accept-Encoding, Language');
    const again = await get(list, { 'If-None-Match': first.headers.get('ETag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('comes compressed where the browser takes it', async () => {
    title = 'long '.repeat(500);
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await get(list, { 'Accept-Encoding': accepted });
      expect([response.headers.get('Content-Encoding'), (await response.text()).includes(title)]).toEqual([
        encoding,
        true,
      ]);
    }
  });
});

/** Kept first, then answered at once. */
describe('what is kept and fresh', () => {
  /** But for what each answer has of its own. */
  const headersOf = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));

  test.each([
    ['a page', '/en/about', {}],
    ['a page in another encoding', '/en/about', { 'Accept-Encoding': 'br' }],
    ['a call', list, {}],
    ['a call in another encoding', list, { 'Accept-Encoding': 'gzip' }],
  ])('%s has every header that it had when it was made', async (_name, path, headers) => {
    title = 'long '.repeat(500);
    const first = await get(path, headers);
    const again = await get(path, headers);
    expect(headersOf(again)).toEqual(headersOf(first));
    expect(await again.text()).toBe(await first.text());
    expect(asked(list)).toHaveLength(1);
    for (const name of ['Content-Security-Policy', 'X-Content-Type-Options', 'Permissions-Policy', 'Vary', 'ETag'])
      expect([name, again.headers.has(name)]).toEqual([name, true]);
    expect(again.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'));
  });

  test.each(['/en/about', list])('%s is given by the site’s own name alone', async (path) => {
    await get(path);
    const statusAs = (host: string) =>
      new Promise((resolve, reject) => {
        request(portal.url + path, { headers: { Host: host } }, (res) => resolve(res.resume().statusCode))
          .on('error', reject)
          .end();
      });
    expect([await statusAs('scholars.test'), await statusAs('evil.example')]).toEqual([200, 421]);
  });

  test.each(['/en/about', list])('%s ends its connection once the portal is to stop', async (path) => {
    await get(path);
    portal.announceStop();
    expect((await get(path)).headers.get('Connection')).toBe('close');
  });

  test('is logged as any other', async () => {
    await get('/en/about');
    await get('/en/about');
    await expect
      .poll(() => portal.logged.filter(({ event, route }) => event === 'request' && route === '/:lang/about'))
      .toHaveLength(2);
  });
});

describe('what is not kept', () => {
  const askTwice = async (path: string, headers?: Record<string, string>) => {
    const responses = [await get(path, headers), await get(path, headers)];
    expect(responses.map((response) => response.headers.get('ETag'))).toEqual([null, null]);
    return responses.map(({ status }) => status);
  };

  test.each([
    ['an entry that is not there', 404, undefined],
    ['a question that is refused', 422, undefined],
    ['a visitor who is to wait', 429, '7'],
    ['a failure', 503, '5'],
  ])('%s, which is passed on as it is', async (_, status, seconds) => {
    cms.respond = answerJson({ success: false, message: 'No' }, status, seconds ? { 'Retry-After': seconds } : {});
    expect(await askTwice(list)).toEqual([status, status]);
    const response = await get(list);
    expect([await response.json(), response.headers.get('Retry-After')]).toEqual([
      { success: false, message: 'No' },
      seconds ?? null,
    ]);
    expect(asked(list).length).toBe(3);
  });

  test('an answer that sets a cookie', async () => {
    cms.respond = answerJson({ success: true, data: [] }, 200, { 'Set-Cookie': 'a=b' });
    expect(await askTwice(list)).toEqual([200, 200]);
    expect(asked(list).length).toBe(2);
  });

  test.each([
    '/api/user',
    '/api/user-notifications',
    '/api/events/annual-gathering-24?invitation=abc',
    '/api/captcha?action=login',
    '/api/job-opportunities/one/calendar.ics',
    '/api/content-version',
  ])('%s, which is asked each time and as it was written', async (path) => {
    const before = cms.received.length;
    await askTwice(path, member());
    const expected = path === '/api/content-version' ? [] : [path, path];
    expect(asked().slice(before)).toEqual(expected);
  });

  test.each([
    '?country=ZZ',
    '?q[]=water',
    '?[q]=water',
    '?q=%ff',
    `?${'x=&'.repeat(51)}q=water`,
    `?q=${'a'.repeat(201)}`,
  ])('an answer to %s, which only the CMS reads', async (search) => {
    await askTwice(list + search);
    expect(asked(list)).toEqual([list + search, list + search]);
  });

  test('the failure of an outage', async () => {
    await cms.close();
    const down = await get(list, { Language: 'ar' });
    expect([down.status, down.headers.get('Retry-After'), down.headers.get('Cache-Control')]).toEqual([
      503,
      '5',
      'private, no-store',
    ]);
    expect(await down.json()).toMatchObject({ success: false });
  });

  test('anything of a member, whatever they look at', async () => {
    const calls = Object.entries(endpoints).filter(([, call]) => call.method === 'GET' && call.access === 'public');
    const paths = calls.map(([name, { path }]) => fillPath(path, sampleOf(name).params));
    const pages = ['/en', '/en/about', '/en/opportunities', '/en/opportunities?q=water', '/en/about.data', '/ar/about'];
    for (const path of [...paths, ...pages]) await textOf(path, member());
    expect(await textOf('/en/about', member())).toContain(loginAnswer.user.fullName);
    const marks = [loginAnswer.token, loginAnswer.user.fullName, loginAnswer.user.email];
    for (const path of [...paths, ...pages]) {
      const text = await textOf(path);
      expect([path, marks.filter((mark) => text.includes(mark))]).toEqual([path, []]);
    }
    expect(calls.filter(([, call]) => isCommonRead(call)).length).toBeGreaterThan(15);
  });
});

describe('kept answers', () => {
  const answer = (text: string) => async () => ({
    status: 200,
    envelope: { success: true as const, data: [{ text }] },
    retryAfterSeconds: undefined,
  });
  const read = (page: string) =>
    commonReadOf(listOpportunities, {}, { page }, 'en', false) ?? expect.fail('not a common read');

  test('take so many bytes, however many they are', async () => {
    const answers = createKeptAnswers({ contentVersion: () => 'v1', maxBytes: 200_000 });
    for (let n = 1; n <= 2000; n += 1) await answers.get(read(String(n)), answer('some text'));
    expect(answers.bytes).toBeGreaterThan(100_000);
    expect(answers.bytes).toBeLessThanOrEqual(200_000);
  });

  test('are asked for anew after half a minute', async () => {
    let now = 0;
    const answers = createKeptAnswers({ contentVersion: () => 'v1', now: () => now });
    const given = async (text: string) => (await answers.get(read('1'), answer(text))).envelope;
    await given('one');
    now = 29_999;
    expect(await given('two')).toMatchObject({ data: [{ text: 'one' }] });
    now = 30_000;
    expect(await given('two')).toMatchObject({ data: [{ text: 'two' }] });
  });

  test('cannot be changed by one page for the next', async () => {
    const answers = createKeptAnswers({ contentVersion: () => 'v1' });
    const { envelope } = await answers.get(read('1'), answer('one'));
    expect(() => void (envelope as unknown as { data: { text: string }[] }).data.push({ text: 'mine' })).toThrow(
      TypeError,
    );
  });

  test('that were begun before content changed are not taken for new', async () => {
    let version = 'v1';
    const answers = createKeptAnswers({ contentVersion: () => version });
    const begun = answers.get(read('1'), async () => ((version = 'v2'), answer('old')()));
    await begun;
    expect((await answers.get(read('1'), answer('new'))).envelope).toMatchObject({ data: [{ text: 'new' }] });
  });
});
