import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { memberRoutes } from '../src/routes';
import { publicRoutes } from '../src/public/routes';
import { startAccountCms, type AccountCms } from '../tests/account-cms';
import { accountSite } from '../tests/account-site';
import { valuesOfForm } from '../tests/drawn-form';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';

let cms: AccountCms;
let portal: TestPortal;

const publicUrl = 'https://scholars.test';
const token = 'abcdefghijklmnopqrstuvwxyz-mailed';

beforeAll(async () => {
  cms = await startAccountCms();
  portal = await startPortal(
    cms.url,
    { PUBLIC_URL: publicUrl },
    { build: accountSite({ resource: { path: 'resource', module: { action: () => Response.json({}) } } }) },
  );
});
beforeEach(() => {
  cms.received.length = 0;
  cms.failing.clear();
  cms.open.add(loginAnswer.token);
});
afterAll(async () => {
  await portal.close();
  await cms.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(portal.url + path, { redirect: 'manual', headers: { Accept: 'text/html', ...headers } });

/** Paths of the route table below a language, parameters filled in. */
function pathsOf(routes: typeof publicRoutes, parent = ''): string[] {
  return routes.flatMap(({ path = '', children = [] }) => {
    const own = path ? `${parent}/${path.replace(/:\w+/g, 'x').replace('*', 'any')}` : parent;
    return [own, ...pathsOf(children, own)];
  });
}

const accountPaths = [...new Set([...pathsOf(publicRoutes), ...pathsOf(memberRoutes)])].filter((path) =>
  /^\/(auth|logout|account)/.test(path),
);

describe('What another site has sent', () => {
  const strangers: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://scholars.test' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site', Origin: publicUrl },
  ];
  const requests = [
    ['POST', 'application/x-www-form-urlencoded'],
    ['POST', 'multipart/form-data; boundary=x'],
    ['POST', 'text/plain'],
    ['POST', 'application/json'],
    ['PUT', 'application/json'],
    ['PATCH', 'application/json'],
    ['DELETE', 'text/plain'],
  ] as const;

  test('knows every page of accounts', () => {
    expect(accountPaths).toEqual(
      expect.arrayContaining([
        '/auth/login',
        '/auth/register',
        '/auth/reset-password',
        '/auth/set-password',
        '/auth/confirm-email',
        '/auth/orcid',
        '/logout',
        '/account/my-information',
      ]),
    );
  });

  test.each([
    ...accountPaths.flatMap((path) => [`/en${path}`, `/ar${path}.data`]),
    '/en/resource',
    '/api/login',
    '/api/logout',
    '/api/user-info',
    '/api/change-old-password',
  ])('to %s changes nothing, whoever is signed in', async (path) => {
    for (const headers of strangers) {
      for (const cookie of ['', portal.cookie]) {
        for (const [method, kind] of requests) {
          const response = await fetch(portal.url + path, {
            method,
            redirect: 'manual',
            headers: { Cookie: cookie, 'Content-Type': kind, ...headers },
            body: 'email=a&password=b',
          });
          expect([method, headers, response.status, response.headers.getSetCookie()]).toEqual([
            method,
            headers,
            403,
            [],
          ]);
        }
      }
    }
    expect(cms.received).toEqual([]);
  });

  test('with a session but without a word on where it comes from is refused too', async () => {
    for (const path of ['/en/logout', '/en/account/my-information', '/api/logout']) {
      expect((await fetch(portal.url + path, { method: 'POST', headers: { Cookie: portal.cookie } })).status).toBe(403);
    }
  });

  test('is not what our own page sends behind a proxy that ends TLS', async () => {
    const response = await fetch(`${portal.url}/en/logout`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: portal.cookie, Origin: publicUrl, 'X-Forwarded-Proto': 'https' },
    });
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/en']);
  });
});

test('A form that comes back without a script names above it the field of each message that does not', async () => {
  const response = await fetch(`${portal.url}/en/auth/register`, {
    method: 'POST',
    headers: { Origin: publicUrl },
    body: new URLSearchParams({ email: 'amal@scholars.example', password: 'short' }),
  });
  expect(await response.text()).toContain('<a href="#field-password">Password: Use at least 12 characters</a>');
});

describe('The token of a mailed link', () => {
  const links = [
    '/en/auth/confirm-email',
    '/ar/auth/reset-password',
    '/en/auth/set-password',
    '/en/newsletter/unsubscribe',
    '/en/auth/reset-password/',
    '/en/auth/nothing-here',
    '/auth/reset-password',
  ];

  test.each(links)('in %s is told to no other site, kept nowhere and written to no log', async (path) => {
    portal.logged.length = 0;
    const response = await get(`${path}?token=${token}`, { Referer: `${publicUrl}${path}?token=${token}` });
    const html = await response.text();
    expect(response.headers.get('Referrer-Policy')).toBe('strict-origin');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('ETag')).toBeNull();
    for (const [address] of html.matchAll(/(?<=(?:href|src|content|action)=")[^"]*/g)) {
      if (/^(https?:)?\/\//.test(address)) expect(address).not.toContain(token);
    }
    await expect.poll(() => portal.logged.some(({ event }) => event === 'request')).toBe(true);
    expect(JSON.stringify(portal.logged)).not.toContain(token);
    for (const { url, headers, body } of cms.received) {
      expect(url + body.toString()).not.toContain(token);
      expect(headers.referer).toBeUndefined();
    }
  });

  test.each(links.slice(0, 4))('in %s is as safe while the CMS is away', async (path) => {
    for (const call of ['/api/user', '/api/check-reset-password-token', '/api/check-set-password-token'])
      cms.failing.set(call, { status: 503 });
    portal.logged.length = 0;
    const response = await get(`${path}?token=${token}`, { Cookie: portal.cookie });
    expect([response.headers.get('Referrer-Policy'), response.headers.get('Cache-Control')]).toEqual([
      'strict-origin',
      'private, no-store',
    ]);
    expect(JSON.stringify(portal.logged)).not.toContain(token);
  });

  test('reaches the CMS as the bearer of its own call alone', async () => {
    await get(`/en/auth/reset-password?token=${token}`, { Cookie: portal.cookie });
    const bearers = cms.received.map(({ url, headers }) => [url.split('?')[0], headers.authorization]);
    expect(bearers).toContainEqual(['/api/check-reset-password-token', `Bearer ${token}`]);
    expect(bearers.filter(([, bearer]) => bearer?.includes(token))).toHaveLength(1);
  });

  test.each(['', 'short', '../../login', 'a b', `${token}%0d%0aX: y`, 'a'.repeat(201)])(
    'that cannot be one, %j, is not asked about',
    async (given) => {
      const response = await get(`/en/auth/reset-password?token=${given}`);
      expect([response.status, cms.asked('/api/check-reset-password-token')]).toEqual([200, []]);
    },
  );

  test('is not used up by looking, however often programs look', async () => {
    for (const method of ['GET', 'HEAD', 'GET']) {
      const response = await fetch(`${portal.url}/en/auth/confirm-email?token=${token}`, { method });
      expect([method, response.status]).toEqual([method, 200]);
    }
    expect(cms.received.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('What one person sees', () => {
  const own = [
    '/en/account/my-information',
    '/ar/account/my-information.data',
    '/en/auth/login',
    '/en/logout',
    '/en/auth/reset-password',
    '/en/nothing-here',
    '/api/user',
    '/api/sessions',
  ];
  const disguised = [
    '/en/account/my-information.css',
    '/en/account/my-information/x.css',
    '/en/account/my-information;.js',
    '/en/account/my-information%0a.png',
    '/api/user/x.css',
    '/api/user;.js',
    '/en/account/my-information?x=.js',
  ];

  test.each([...own, ...disguised])('at %s no cache may keep', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(portal.url + path, {
        method,
        redirect: 'manual',
        headers: { Cookie: portal.cookie },
      });
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      expect(response.headers.get('ETag')).toBeNull();
      await response.body?.cancel();
    }
  });

  test.each([...own, ...disguised])('at %s the next visitor does not', async (path) => {
    await (await get(path, { Cookie: portal.cookie })).text();
    const response = await get(path);
    expect(await response.text()).not.toMatch(/Amal|Haddad|amal@scholars/);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('is as private when it fails', async () => {
    cms.failing.set('/api/user', { status: 500 });
    cms.failing.set('/api/sessions', { status: 500 });
    const response = await get('/en/account/my-information', { Cookie: portal.cookie });
    expect([response.status >= 500, response.headers.get('Cache-Control')]).toEqual([true, 'private, no-store']);
  });
});

describe('Whatever host a request names', () => {
  const ask = (path: string, headers: Record<string, string>) =>
    new Promise<{ status: number; location: string; html: string }>((resolve, reject) => {
      request(portal.url + path, { headers }, (res) => {
        text(res).then(
          (html) => resolve({ status: res.statusCode ?? 0, location: res.headers.location ?? '', html }),
          reject,
        );
      })
        .on('error', reject)
        .end();
    });

  test('pages and redirects name the configured one', async () => {
    const lies = {
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Server': 'evil.example',
      Forwarded: 'host=evil.example',
      'X-Original-Host': 'evil.example',
      'X-Host': 'evil.example',
    };
    for (const path of [
      '/en/auth/login',
      '/en/auth/reset-password',
      '/en/account/my-information',
      '/',
      '/en/nothing-here',
    ]) {
      const { status, location, html } = await ask(path, { Host: 'scholars.test', ...lies });
      expect([path, status]).toEqual([path, path.includes('nothing') ? 404 : location ? 302 : 200]);
      expect(location + html).not.toContain('evil.example');
      if (location) expect(location).toMatch(/^\/(?!\/)/);
    }
    expect((await ask('/en/auth/login', { Host: 'scholars.test' })).html).toContain(
      `<link rel="canonical" href="${publicUrl}/en/auth/login"/>`,
    );
  });

  test('an unknown one is answered nothing but where the site is', async () => {
    for (const path of [
      '/en/auth/reset-password',
      '/api/request-reset-password',
      `/en/auth/confirm-email?token=${token}`,
    ]) {
      const { status, html } = await ask(path, { Host: 'evil.example' });
      expect([status, html]).toEqual([421, `This site is at ${publicUrl} (PUBLIC_URL).\n`]);
    }
    expect(cms.received).toEqual([]);
  });

  test('the CMS, which writes the mails, is told none of it', async () => {
    const sent = (path: string, body: string, type: string) =>
      fetch(portal.url + path, {
        method: 'POST',
        body,
        headers: {
          'Content-Type': type,
          'Sec-Fetch-Site': 'same-origin',
          'X-Forwarded-Host': 'evil.example',
          Forwarded: 'host=evil.example',
        },
      });
    await sent(
      '/en/auth/reset-password',
      'email=amal%40scholars.example&recaptcha=x',
      'application/x-www-form-urlencoded',
    );
    await sent('/api/request-reset-password', '{"email":"amal@scholars.example","recaptcha":"x"}', 'application/json');
    expect(cms.asked('/api/request-reset-password')).toHaveLength(2);
    for (const { headers } of cms.received) {
      expect(headers.host).toBe(new URL(cms.url).host);
      expect(JSON.stringify(headers)).not.toContain('evil.example');
    }
  });
});

test('Of one’s information only what was changed is saved: another window may have saved the rest', async () => {
  const path = '/en/account/my-information';
  const html = await (await get(path, { Cookie: portal.cookie })).text();
  const unchanged = valuesOfForm(html, 'value="information"');
  const changes: Record<string, string>[] = [{ city: ' Kisumu ' }, { language: 'ar', phoneNumber: '55512345' }];
  for (const changed of changes)
    await fetch(portal.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: portal.cookie, 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ ...unchanged, ...changed }),
    });
  expect(cms.asked('/api/user-info').map(({ body }) => JSON.parse(body.toString()))).toEqual([
    { city: 'Kisumu' },
    { phoneNumber: '+974 55512345', language: 'ar' },
  ]);
});
