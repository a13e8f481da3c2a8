import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getText } from '~/i18n/texts.server';
import { createSessions } from '~/session/sessions.server';
import { startAccountCms, type AccountCms } from '../tests/account-cms';
import { accountSite } from '../tests/account-site';
import { loginAnswer, secret, startPortal, type TestPortal } from '../tests/portal';

let cms: AccountCms;
let portal: TestPortal;

beforeEach(async () => {
  cms = await startAccountCms();
  // A name of the tests: the Host of their requests is the machine itself.
  portal = await startPortal(
    cms.url,
    { PUBLIC_URL: 'https://scholars.test', ORCID_ISSUER: 'https://orcid.test' },
    { build: accountSite() },
  );
});
afterEach(async () => {
  await portal.close();
  await cms.close();
});

const typed = { email: 'amal@scholars.example', password: 'lantern orchard 47 tides', recaptcha: 'x' };
const ask = (path: string, init: RequestInit = {}) => fetch(portal.url + path, { redirect: 'manual', ...init });
const get = (path: string, cookie = '') => ask(path, { headers: { Cookie: cookie, Accept: 'text/html' } });
const post = (path: string, values: Record<string, string>, cookie = '') =>
  ask(path, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
  });
const postJson = (path: string, body: object, cookie = '') =>
  ask(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
  });
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const isCleared = (response: Response) =>
  response.headers.getSetCookie().some((cookie) => /^__Host-session=;.*Max-Age=0/.test(cookie));
const toLogin = (path: string) => `/en/auth/login?nextUrl=${encodeURIComponent(path)}&reason=ended`;

const ways: [name: string, login: (cookie?: string) => Promise<Response>][] = [
  ['the login’s page', (cookie) => post('/en/auth/login', typed, cookie)],
  ['the page as scripts ask for it', (cookie) => post('/en/auth/login.data', typed, cookie)],
  ['the call', (cookie) => postJson('/api/login', typed, cookie)],
];

describe.each(ways)('Signing in by %s', (_, login) => {
  test('sets one cookie that opens the session: for this host, https, seven days, and no script', async () => {
    const cookies = (await login()).headers.getSetCookie();
    const opening = cookies.filter((cookie) => !/^(member|known-browser)=/.test(cookie));
    expect(opening).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]+; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly; Secure$/),
    ]);
    expect(portal.sessions.read(cookies[0]?.split(';')[0])?.token).toBe('session-token-number-1');
    expect(cookies.find((cookie) => cookie.startsWith('member='))).toMatch(/; SameSite=Lax; Secure$/);
  });

  test('shows the token to nobody: not in the answer, nor in a page or its data', async () => {
    const response = await login();
    const cookie = cookiesOf(response);
    const sealed = /__Host-session=([\w-]+)/.exec(cookie)?.[1] ?? expect.fail('no session');
    const { headers } = response;
    const seen = [await response.text(), ...[...headers].filter(([name]) => name !== 'set-cookie').flat()];
    for (const path of [
      '/en/account/my-information',
      '/en/account/my-information.data',
      '/api/user',
      '/api/sessions',
    ]) {
      const page = await get(path, cookie);
      expect([path, page.status]).toEqual([path, 200]);
      seen.push(await page.text());
    }
    for (const text of seen) {
      expect(text).not.toContain('session-token-number');
      expect(text).not.toContain(sealed);
    }
  });

  test('takes the place of the session before, which is over at once', async () => {
    const before = cookiesOf(await post('/en/auth/login', typed));
    const after = cookiesOf(await login(before));
    expect(after).not.toBe(before);
    expect([...cms.open]).toEqual(['session-token-number-2']);
    const old = await get('/en/account/my-information', before);
    expect([old.status, old.headers.get('Location')]).toEqual([302, toLogin('/en/account/my-information')]);
    expect((await get('/en/account/my-information', after)).status).toBe(200);
  });

  test('takes no cookie that was planted before', async () => {
    const planted = '__Host-session=planted; session=planted; member=planted';
    const cookie = cookiesOf(await login(planted));
    expect(cookie).not.toContain('planted');
    expect(cms.asked('/api/login')[0]?.headers.authorization).toBeUndefined();
  });
});

test('Signing in by ORCID ends the session that the browser had before', async () => {
  const start = await post('/en/auth/orcid', {});
  const { cookie } = portal;
  await get('/en/auth/orcid/callback?code=c&state=the-state', `${cookie}; ${cookiesOf(start)}`);
  expect(cms.asked('/api/auth/orcid/callback')[0]?.headers.authorization).toBe(`Bearer ${loginAnswer.token}`);
});

test('What a sign-in with ORCID leaves in the browser is for this host, https and no script', async () => {
  const [cookie] = (await post('/en/auth/orcid', {})).headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-orcid=[\w-]+; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly; Secure$/);
  cms.failing.set('/api/auth/orcid/callback', {
    status: 404,
    data: { token: 'proof', firstName: 'Amal', lastName: 'Haddad' },
  });
  const back = await get('/en/auth/orcid/callback?code=c&state=the-state', cookie?.split(';')[0]);
  expect(back.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^__Host-introduction=[\w-]+; Path=\/; Max-Age=3600; SameSite=Lax; HttpOnly; Secure$/),
  );
  expect(await back.text()).not.toContain('proof');
});

describe('What pages keep in a browser', () => {
  const clears = (response: Response) => response.headers.get('Clear-Site-Data');

  test.each([
    ['the button of the menu', (cookie: string) => post('/en/logout', {}, cookie)],
    ['the call', (cookie: string) => postJson('/api/logout', {}, cookie)],
  ])('goes with a sign-out by %s', async (_, end) => {
    const cookie = cookiesOf(await post('/en/auth/login', typed));
    expect(clears(await end(cookie))).toBe('"storage"');
  });

  test('stays where the session was ended elsewhere, for the next sign-in, and where somebody signs in', async () => {
    const login = await post('/en/auth/login', typed);
    const cookie = cookiesOf(login);
    await post('/en/logout', {}, cookie);
    const page = await get('/en/account/my-information', cookie);
    expect([isCleared(page), clears(page), clears(login)]).toEqual([true, null, null]);
  });
});

describe('A cookie that was copied', () => {
  test('opens nothing once its owner has signed out', async () => {
    const cookie = cookiesOf(await post('/en/auth/login', typed));
    const out = await post('/en/logout', {}, cookie);
    expect([isCleared(out), cms.open.size]).toEqual([true, 0]);
    const page = await get('/en/account/my-information', cookie);
    expect([page.status, page.headers.get('Location'), isCleared(page)]).toEqual([
      302,
      toLogin('/en/account/my-information'),
      true,
    ]);
    const call = await get('/api/user', cookie);
    expect([call.status, isCleared(call)]).toEqual([401, true]);
  });

  test('is not even asked about after seven days', async () => {
    const week = 7 * 24 * 60 * 60 * 1000;
    cms.open.add(loginAnswer.token);
    const cookieOfAge = (ms: number) =>
      createSessions({ secrets: [secret], secure: true, now: () => Date.now() - ms })
        .open(loginAnswer)[0]
        ?.split(';')[0];
    expect((await get('/en/account/my-information', cookieOfAge(week - 60_000))).status).toBe(200);
    cms.received.length = 0;
    const page = await get('/en/account/my-information', cookieOfAge(week + 1000));
    expect([page.status, page.headers.get('Location')]).toEqual([302, toLogin('/en/account/my-information')]);
    await get('/api/user', cookieOfAge(week + 1000));
    expect(cms.received.filter(({ headers }) => headers.authorization)).toEqual([]);
  });
});

describe.each(['en', 'ar'] as const)('/%s/logout', (locale) => {
  const t = getText(locale, 'auth');
  const opened = {
    'Sec-Fetch-Site': 'none',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Dest': 'document',
    Accept: 'text/html',
  };
  const open = (path: string, cookie: string, headers: Record<string, string> = opened) =>
    ask(path, { headers: { Cookie: cookie, ...headers } });
  const signIn = async () => cookiesOf(await post('/en/auth/login', typed));

  test.each(['none', 'same-origin'])(
    'opened as a document from %s ends the session here and in the CMS, and says so',
    async (site) => {
      const cookie = await signIn();
      const page = await open(`/${locale}/logout`, cookie, { ...opened, 'Sec-Fetch-Site': site });
      const html = await page.text();
      expect([page.status, isCleared(page), cms.open.size]).toEqual([200, true, 0]);
      expect(html).toContain(t('logout.done'));
      expect(html).not.toContain(t('logout.question'));
      // Opened again, by whoever kept the cookie: no circle, and nothing left to end.
      const again = await open(`/${locale}/logout`, cookie);
      expect([again.status, await again.text()]).toEqual([200, expect.stringContaining(t('logout.done'))]);
    },
  );

  test('opened with a way back leads there, and never to itself', async () => {
    const to = async (nextUrl: string) =>
      (await open(`/${locale}/logout?nextUrl=${encodeURIComponent(nextUrl)}`, await signIn())).headers.get('Location');
    expect(await to(`/${locale}/about`)).toBe(`/${locale}/about`);
    for (const circle of [
      `/${locale}/logout`,
      `/${locale}/Logout/`,
      '/logout',
      `/${locale}/log%6fut?nextUrl=%2Fen%2Flogout`,
      'https://evil.example',
    ])
      expect([circle, await to(circle)]).toEqual([circle, `/${locale}`]);
    expect(cms.open.size).toBe(0);
  });

  test.each<[name: string, headers: Record<string, string>]>([
    ['a link of another site', { ...opened, 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour of the site', { ...opened, 'Sec-Fetch-Site': 'same-site' }],
    [
      'a picture',
      { ...opened, 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
    ],
    ['a script', { ...opened, 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' }],
    ['a frame', { ...opened, 'Sec-Fetch-Dest': 'iframe' }],
    ['a look ahead', { ...opened, 'Sec-Purpose': 'prefetch' }],
    ['a page made ahead', { ...opened, 'Sec-Purpose': 'prefetch;prerender' }],
    ['a look ahead of an older browser', { ...opened, 'X-Moz': 'prefetch' }],
    ['a browser that tells nothing', { Accept: 'text/html' }],
  ])('asked for by %s asks first, and ends nothing', async (_, headers) => {
    const cookie = await signIn();
    const page = await open(`/${locale}/logout`, cookie, headers);
    expect([page.status, page.headers.getSetCookie(), cms.open.size]).toEqual([200, [], 1]);
    expect(await page.text()).toContain(t('logout.question'));
    await open(`/${locale}/logout.data`, cookie, headers);
    expect(cms.open.size).toBe(1);
  });

  test('opened while the CMS is away ends the session all the same', async () => {
    const cookie = await signIn();
    for (const path of ['/api/logout', '/api/user']) cms.failing.set(path, undefined);
    const page = await open(`/${locale}/logout`, cookie);
    expect([page.status, isCleared(page), await page.text()]).toEqual([
      200,
      true,
      expect.stringContaining(t('logout.done')),
    ]);
    cms.failing.clear();
    await expect.poll(() => cms.open.size).toBe(0);
  });
});

describe.each([401, 403])('When the CMS answers %i', (status) => {
  beforeEach(() => void cms.failing.set('/api/user', { status }));

  test('to a page, the session is over and the login leads back to the page', async () => {
    const page = await get('/en/account/my-information?a=b', portal.cookie);
    expect([page.status, page.headers.get('Location')]).toEqual([302, toLogin('/en/account/my-information?a=b')]);
    expect(isCleared(page)).toBe(true);
  });

  test('to a page’s data, the same', async () => {
    const page = await get('/en/account/my-information.data?a=b&_routes=information', portal.cookie);
    expect([page.status, isCleared(page)]).toEqual([202, true]);
    expect(await page.text()).toContain(`"${toLogin('/en/account/my-information?a=b')}"`);
  });

  test('to a page’s form, the same', async () => {
    cms.failing.set('/api/user-info', { status });
    const values = {
      intent: 'information',
      firstName: 'Amal',
      lastName: 'Haddad',
      language: 'en',
      country: '',
      city: '',
      phoneNumber: '',
      phoneNumberCode: '',
    };
    const page = await post('/en/account/my-information', values, portal.cookie);
    expect([page.status, isCleared(page)]).toEqual([302, true]);
    expect(page.headers.get('Location')).toBe(toLogin('/en/account/my-information'));
  });

  test('to a call, the cookie goes too, so that the login does not send one back', async () => {
    const call = await get('/api/user', portal.cookie);
    expect([call.status, isCleared(call)]).toEqual([status, true]);
  });

  test.each(['/en/auth/reset-password', '/en/auth/reset-password?token=abcdefghijklmnopqrstuvwxyz'])(
    '%s leads nowhere',
    async (path) => {
      const page = await get(path, portal.cookie);
      expect([page.status, page.headers.get('Location'), isCleared(page)]).toEqual([200, null, true]);
    },
  );

  test.each(['/en/auth/login', '/en/auth/register', '/en/auth/login?nextUrl=%2Fen%2Faccount%2Fmy-information'])(
    '%s is shown at once',
    async (path) => {
      const page = await get(path, portal.cookie);
      expect([page.status, isCleared(page), await page.text()]).toEqual([
        200,
        true,
        expect.stringContaining('name="password"'),
      ]);
    },
  );

  test('a mailed link still works, as for a visitor', async () => {
    const page = await get('/en/newsletter/unsubscribe?token=abcdefghijklmnopqrstuvwxyz', portal.cookie);
    expect([page.status, page.headers.get('Location'), isCleared(page)]).toEqual([200, null, true]);
  });

  test('about a mailed link, nobody’s session is over', async () => {
    cms.failing.clear();
    cms.open.add(loginAnswer.token);
    for (const path of ['/api/check-reset-password-token', '/api/reset-password']) cms.failing.set(path, { status });
    const page = await get('/en/auth/reset-password?token=abcdefghijklmnopqrstuvwxyz', portal.cookie);
    expect([page.status, page.headers.getSetCookie()]).toEqual([200, []]);
    const values = {
      intent: 'set',
      password: 'lantern orchard 47 tides',
      passwordConfirmation: 'lantern orchard 47 tides',
    };
    const sent = await post('/en/auth/reset-password?token=abcdefghijklmnopqrstuvwxyz', values, portal.cookie);
    expect(sent.headers.getSetCookie()).toEqual([]);
    expect(
      (
        await ask('/api/check-reset-password-token', { headers: { Cookie: portal.cookie, Authorization: 'Bearer x' } })
      ).headers.getSetCookie(),
    ).toEqual([]);
  });
});

describe.each<[name: string, breakIt: () => unknown]>([
  [
    'says 503',
    () =>
      ['/api/user', '/api/sessions', '/api/user-info'].forEach((path) =>
        cms.failing.set(path, { status: 503, headers: { 'Retry-After': '7' } }),
      ),
  ],
  [
    'hangs up',
    () => ['/api/user', '/api/sessions', '/api/user-info'].forEach((path) => cms.failing.set(path, undefined)),
  ],
  ['is not there', () => cms.close()],
])('When the CMS %s', (_, breakIt) => {
  test('pages and calls say 503, and nobody is signed out', async () => {
    cms.open.add(loginAnswer.token);
    await breakIt();
    for (const path of ['/en/account/my-information', '/en/account/my-information.data', '/api/user']) {
      const response = await get(path, portal.cookie);
      expect([path, response.status, response.headers.getSetCookie()]).toEqual([path, 503, []]);
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    const values = {
      intent: 'information',
      firstName: 'Amal',
      lastName: 'Haddad',
      language: 'en',
      country: '',
      city: '',
      phoneNumber: '',
      phoneNumberCode: '',
    };
    const sent = await post('/en/account/my-information', values, portal.cookie);
    expect([sent.status, sent.headers.getSetCookie()]).toEqual([503, []]);
  });
});

describe('A session that ends while the CMS is away', () => {
  const outages: [name: string, failure: { status: number } | undefined][] = [
    ['hangs up', undefined],
    ['says 503', { status: 503 }],
  ];
  const waysOut: [name: string, end: (cookie: string) => Promise<Response>][] = [
    ['the page of the menu', (cookie) => post('/en/logout', {}, cookie)],
    ['the page as scripts ask for it', (cookie) => post('/en/logout.data', {}, cookie)],
    ['the call', (cookie) => postJson('/api/logout', {}, cookie)],
    ['the call with an empty form', (cookie) => post('/api/logout', {}, cookie)],
    [
      'the call without a body',
      (cookie) => ask('/api/logout', { method: 'POST', headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' } }),
    ],
    ['a new login by the page', (cookie) => post('/en/auth/login', typed, cookie)],
    ['a new login by the call', (cookie) => postJson('/api/login', typed, cookie)],
  ];
  const first = 'session-token-number-1';
  const signIn = async () => cookiesOf(await post('/en/auth/login', typed));

  describe.each(outages)('that %s', (_, failure) => {
    test.each(waysOut)(
      'by %s is over in this browser, for a copied cookie, and in the CMS once it is back',
      async (_name, end) => {
        const cookie = await signIn();
        cms.failing.set('/api/logout', failure);
        const out = await end(cookie);
        expect(out.status).toBeLessThan(400);
        expect(
          isCleared(out) ||
            out.headers
              .getSetCookie()
              .some(
                (set) => set.startsWith('__Host-session=') && portal.sessions.read(set.split(';')[0])?.token !== first,
              ),
        ).toBe(true);
        expect(cms.open.has(first)).toBe(true);

        const copy = await get('/en/account/my-information', cookie);
        expect([copy.status, copy.headers.get('Location')]).toEqual([302, toLogin('/en/account/my-information')]);
        await get('/api/user', cookie);
        expect(cms.asked('/api/user').at(-1)?.headers.authorization).toBeUndefined();

        cms.failing.clear();
        await expect.poll(() => cms.open.has(first)).toBe(false);
        await expect.poll(() => portal.logged.some(({ event }) => event === 'session.owed_paid')).toBe(true);
      },
    );
  });

  test('everywhere is over everywhere, by page and by call', async () => {
    for (const end of [
      (cookie: string) => post('/en/account/my-information', { intent: 'everywhere' }, cookie),
      (cookie: string) => postJson('/api/logout', { everywhere: true }, cookie),
    ]) {
      const cookie = await signIn();
      cms.failing.set('/api/logout', undefined);
      expect(isCleared(await end(cookie))).toBe(true);
      cms.failing.clear();
      cms.received.length = 0;
      await expect
        .poll(() => cms.asked('/api/logout').map(({ body }) => JSON.parse(body.toString())))
        .toEqual([{ everywhere: true }]);
    }
  });

  test('is ended after a restart of the portal too, and lies on disk sealed', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'owed-'));
    const start = () =>
      startPortal(cms.url, { PUBLIC_URL: 'https://scholars.test', DATA_DIR: dataDir }, { build: accountSite() });
    await portal.close();
    portal = await start();
    const cookie = await signIn();
    cms.failing.set('/api/logout', undefined);
    await post('/en/logout', {}, cookie);
    await portal.close();

    const [name = ''] = await readdir(path.join(dataDir, 'owed-ends'));
    const kept = await readFile(path.join(dataDir, 'owed-ends', name), 'utf8');
    expect(name + kept).not.toContain(first);
    portal = await start();
    expect((await get('/en/account/my-information', cookie)).status).toBe(302);
    cms.failing.clear();
    await expect.poll(() => cms.open.size).toBe(0);
    await expect.poll(() => readdir(path.join(dataDir, 'owed-ends'))).toEqual([]);
  });

  test('is owed once, however often it is asked for', async () => {
    const cookie = await signIn();
    cms.failing.set('/api/logout', undefined);
    await Promise.all([
      post('/en/logout', {}, cookie),
      post('/en/logout', {}, cookie),
      postJson('/api/logout', {}, cookie),
    ]);
    cms.failing.clear();
    cms.received.length = 0;
    await expect.poll(() => cms.open.size).toBe(0);
    expect(cms.asked('/api/logout')).toHaveLength(1);
  });

  test('whose token is kept under another SECRET, or cut short, holds nothing up', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'owed-'));
    await mkdir(path.join(dataDir, 'owed-ends'));
    for (const name of ['of-another-secret', 'cut-short.part'])
      await writeFile(path.join(dataDir, 'owed-ends', name), 'AAAA');
    const other = await startPortal(cms.url, { DATA_DIR: dataDir });
    expect(await readdir(path.join(dataDir, 'owed-ends'))).toEqual([]);
    await other.close();
  });

  test('where nothing can be written ends all the same', async () => {
    await portal.close();
    portal = await startPortal(
      cms.url,
      { PUBLIC_URL: 'https://scholars.test', DATA_DIR: '/dev/null/nowhere' },
      { build: accountSite() },
    );
    const cookie = await signIn();
    cms.failing.set('/api/logout', undefined);
    expect(isCleared(await post('/en/logout', {}, cookie))).toBe(true);
    expect(portal.logged).toContainEqual(expect.objectContaining({ level: 'error', event: 'session.owed_unkept' }));
    cms.failing.clear();
    await expect.poll(() => cms.open.size).toBe(0);
  });
});

describe('The call that signs out', () => {
  test.each([
    ['torn JSON', '{', 'application/json', 400],
    ['a list', '[1]', 'application/json', 400],
    ['plain text', 'x', 'text/plain', 400],
    ['more than it needs', `{"x":"${'y'.repeat(2000)}"}`, 'application/json', 413],
  ])('with %s as its body is refused, and ends nothing', async (_, body, type, status) => {
    const cookie = cookiesOf(await post('/en/auth/login', typed));
    const response = await ask('/api/logout', {
      method: 'POST',
      body,
      headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type, Language: 'ar' },
    });
    expect([response.status, response.headers.getSetCookie(), await response.json()]).toEqual([
      status,
      [],
      { success: false, message: expect.stringMatching(/\p{Script=Arabic}/u) },
    ]);
    expect(cms.open.size).toBe(1);
  });

  test('gives the answer of the CMS, in the language of the request', async () => {
    const cookie = cookiesOf(await post('/en/auth/login', typed));
    cms.failing.set('/api/logout', { status: 422, message: 'No' });
    const refused = await ask('/api/logout', {
      method: 'POST',
      body: '{"everywhere":"x"}',
      headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json', Language: 'ar' },
    });
    expect([refused.status, await refused.json(), refused.headers.getSetCookie()]).toEqual([
      422,
      { success: false, message: 'No' },
      [],
    ]);
    expect(cms.asked('/api/logout').at(-1)).toMatchObject({ headers: { language: 'ar', 'x-client-ip': '127.0.0.1' } });
  });
});

test('A session that the CMS refuses with 403 is not left alive in it', async () => {
  for (const [path, ask] of [
    ['/en/account/my-information', get],
    ['/api/sessions', get],
  ] as const) {
    const cookie = cookiesOf(await post('/en/auth/login', typed));
    cms.failing.set('/api/sessions', { status: 403 });
    expect(isCleared(await ask(path, cookie))).toBe(true);
    expect(cms.open.size).toBe(0);
    cms.failing.clear();
  }
});
