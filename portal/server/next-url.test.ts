import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startAccountCms, type AccountCms } from '../tests/account-cms';
import { accountSite } from '../tests/account-site';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';

let cms: AccountCms;
let portal: TestPortal;

beforeAll(async () => {
  cms = await startAccountCms();
  portal = await startPortal(cms.url, {}, { build: accountSite() });
});
beforeEach(() => void cms.open.add(loginAnswer.token));
afterAll(async () => {
  await portal.close();
  await cms.close();
});

const typed = { email: 'amal@scholars.example', password: 'x', recaptcha: 'x' };
const ask = (path: string, cookie: string, values?: Record<string, string>) =>
  fetch(portal.url + path, {
    method: values ? 'POST' : 'GET',
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: cookie },
    ...(values && { body: new URLSearchParams(values) }),
  });

/** Every door through which `nextUrl` leads. */
const doors: [name: string, open: (query: string) => Promise<Response>][] = [
  ['a login', (query) => ask(`/ar/auth/login?${query}`, '', typed)],
  ['the login’s page, to somebody signed in', (query) => ask(`/ar/auth/login?${query}`, portal.cookie)],
  ['the registration, to somebody signed in', (query) => ask(`/ar/auth/register?${query}`, portal.cookie)],
  ['a sign-out', (query) => ask(`/ar/logout?${query}`, portal.cookie, {})],
  [
    'a return from ORCID',
    async (query) => {
      const start = await ask(`/ar/auth/orcid?${query}`, '', {});
      return ask(
        '/ar/auth/orcid/callback?code=c&state=the-state',
        start.headers.getSetCookie()[0]?.split(';')[0] ?? '',
      );
    },
  ],
];

describe.each(doors)('nextUrl of %s', (_, open) => {
  test('leads to a page of this site', async () => {
    const response = await open(`nextUrl=${encodeURIComponent('/en/opportunities?agsCategory=research&page=2')}`);
    expect([response.status, response.headers.get('Location')]).toEqual([
      302,
      '/en/opportunities?agsCategory=research&page=2',
    ]);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f%2fevil.example',
    '/%252f%252fevil.example',
    '/%5cevil.example',
    '/en/../..//evil.example',
    '/.//evil.example',
    'https:evil.example',
    'https://evil.example/en',
    'https://scholars.test@evil.example/',
    '@evil.example',
    '.evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/en\r\nLocation: https://evil.example',
    '/en%0d%0aSet-Cookie: a=b',
    '/\t/evil.example',
    ' /en',
    '',
    '/api/backoffice/statistics',
    '/%61pi/user',
    '/uploads/a.png',
    '//socket.io/',
    '/socket.io/',
  ])('leads home instead of to %j', async (given) => {
    const response = await open(`nextUrl=${encodeURIComponent(given)}`);
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/ar']);
    expect(response.headers.getSetCookie().join()).not.toContain('a=b');
  });

  test.each([
    'nextUrl=/en&nextUrl=//evil.example',
    'nextUrl=//evil.example&nextUrl=/en',
    'nextUrl[]=//evil.example',
    'next=//evil.example',
    'nextUrl=%E0%A4',
  ])('leads home where the query is %s', async (query) => {
    expect((await open(query)).headers.get('Location')).toBe('/ar');
  });
});

describe('Whoever is led to the login', () => {
  const page = '/en/account/my-information';
  const led = async (cookie: string, path = page) => {
    const response = await ask(path, cookie);
    const { headers } = response;
    return { to: headers.get('Location') ?? '', isNewDocument: headers.has('X-Remix-Reload-Document') };
  };
  const ended = `/en/auth/login?nextUrl=${encodeURIComponent(page)}&reason=ended`;
  const knownIn = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0] ?? '')
      .filter((cookie) => cookie.startsWith('known-browser='))
      .join();
  const knownCookie = async () => knownIn(await ask('/en/auth/login', '', typed));

  test.each<[name: string, cookie: () => string | Promise<string>]>([
    [
      'was ended elsewhere',
      () => {
        cms.open.delete(loginAnswer.token);
        return portal.cookie;
      },
    ],
    ['is of another secret, or was tampered with', () => `${portal.cookie.split('=')[0]}=x`],
    ['has run out, so that its cookie is gone', knownCookie],
  ])('as their session %s reads so, on a page that knows nothing of it', async (_, cookie) => {
    expect(await led(await cookie())).toEqual({ to: ended, isNewDocument: true });
    const html = await (await ask(ended, '')).text();
    expect(html).toContain('Your session has ended. Sign in again, and you will be back where you were.');
    expect(await (await ask(ended.replace('/en/', '/ar/'), '')).text()).toContain('انتهت جلستكم.');
  });

  test('by a page that finds no session reads nothing of an end where they have signed out themselves', async () => {
    const signedIn = `${portal.cookie}; ${await knownCookie()}`;
    const left = knownIn(await ask('/en/logout', signedIn, {}));
    expect(await led(left)).toEqual({ to: ended, isNewDocument: true });
    const html = await (await ask(ended, left)).text();
    expect(html).toContain('The page that you asked for is for members.');
    expect(html).not.toContain('Your session has ended.');
    const back = knownIn(await ask('/en/auth/login', left, typed));
    expect(await (await ask(ended, back)).text()).toContain('Your session has ended.');
  });

  test('as a visitor reads that the page is for members', async () => {
    const { to, isNewDocument } = await led('');
    expect({ to, isNewDocument }).toEqual({ to: ended.replace('ended', 'required'), isNewDocument: false });
    expect(await (await ask(to, '')).text()).toContain('The page that you asked for is for members.');
  });

  test.each(['', 'other', '<b>pay here</b>', 'ended&reason=x', 'toString'])(
    'by an address that says %j reads no words of it',
    async (reason) => {
      const html = await (await ask(`/en/auth/login?nextUrl=%2Fen&reason=${reason}`, '')).text();
      const work = /<main[^]*<\/main>/.exec(html)?.[0] ?? html;
      expect(work.includes('session has ended')).toBe(reason.startsWith('ended'));
      expect(work).not.toContain('The page that you asked for is for members');
      expect(work).not.toMatch(/>[^<]*pay here/);
    },
  );
});
