import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { getUser } from '@scholars/contract/account';
import { messageText } from '@scholars/contract/message-catalogues';
import { listAnnouncements } from '@scholars/contract/site';
import { createElement } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cms as callCms } from '~/api/cms.server';
import { pageMeta } from '~/shared/page-meta';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';
import { siteBuild } from '../tests/site-build';
import type { StaticFile } from './static-files';

const notes = {
  handle: { ns: [], boot: 'interaction', kept: 'site' },
  loader: (args: LoaderFunctionArgs) => callCms(args).data(listAnnouncements),
  default: function Notes() {
    const list = useLoaderData<{ text: string }[]>();
    return createElement('main', null, list.map(({ text }) => text).join());
  },
};
const form = {
  handle: { ns: ['messages'], kept: { room: 'site', ownQuery: ['invitation'], onlyWhenDown: true }, takesFiles: true },
  action: async ({ request }: LoaderFunctionArgs) => data({ bytes: (await request.formData()).toString().length }),
  default: () => createElement('main', null, 'A form'),
};
const mine = {
  loader: (args: LoaderFunctionArgs) => callCms(args).data(getUser),
  meta: (args: Parameters<typeof pageMeta>[0]) => pageMeta({ ...args, title: 'Mine', address: '/account/mine?page=2' }),
  default: () => createElement('main', null, 'Mine'),
};
const calls = { action: () => Response.json({ changed: true }) };

const css: StaticFile = { raw: Buffer.from('main{color:red}'), type: 'text/css', etag: 'W/"1"' };

let cms: FakeCms;
let portal: TestPortal;
let announcements: unknown[];

beforeEach(async () => {
  announcements = [{ id: 'a', locale: 'en', text: 'First', link: null }];
  cms = await startFakeCms((received, res) => {
    const envelope = {
      '/api/announcements': { success: true, data: announcements },
      '/api/global-keys': {
        success: true,
        data: [{ key: 'site_name', value: 'Scholars Network', type: 'text', locale: 'en' }],
      },
      '/api/user': { success: true, data: loginAnswer.user },
      '/api/login': { success: true, data: loginAnswer },
      '/api/logout': { success: true, data: null },
    }[received.url.split('?')[0] ?? ''];
    if (envelope) return answerJson(envelope)(received, res);
    answerJson({ success: false, message: 'Not found' }, 404)(received, res);
  });
  await startSite();
});
afterEach(async () => {
  await portal.close();
  await cms.close();
});

async function startSite(environment: Record<string, string> = {}) {
  portal = await startPortal(cms.url, environment, {
    build: siteBuild({
      about: { path: 'about', module: notes },
      form: { path: 'travel-intake', module: form },
      mine: { path: 'account/mine', module: mine },
      calls: { path: 'resource', module: calls },
    }),
    files: new Map([['/assets/root.css', css]]),
  });
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(portal.url + path, { redirect: 'manual', headers });
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(portal.url + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { Origin: portal.publicUrl, ...headers },
  });
const asked = (path: string) => cms.received.filter(({ url }) => url.startsWith(path)).length;
const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';
const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('what staff publish', () => {
  test('is on the kept page within two seconds', async () => {
    expect(await (await get('/en/about')).text()).toContain('First');
    announcements = [{ id: 'a', locale: 'en', text: 'Second', link: null }];
    expect(await (await get('/en/about')).text()).toContain('First');
    cms.contentVersion = 'second';
    await expect.poll(async () => (await get('/en/about')).text(), { timeout: 2000 }).toContain('Second');
  });
});

describe('a host that is not the site’s', () => {
  const ask = (host: string, path: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      request(portal.url + path, { headers: { Host: host } }, (res) => {
        text(res).then((body) => resolve({ status: res.statusCode ?? 0, text: body }), reject);
      })
        .on('error', reject)
        .end();
    });

  test.each(['evil.example', 'scholars.test.evil.example', 'scholars.test@evil.example', 'evil@localhost'])(
    '%s is told where the site is',
    async (host) => {
      const { status, text: answer } = await ask(host, '/en/about');
      expect(status).toBe(421);
      expect(answer).toContain('http://scholars.test');
      expect((await ask(host, '/api/announcements')).status).toBe(421);
    },
  );

  test.each(['scholars.test', 'SCHOLARS.test:80', 'localhost:3000', '127.0.0.1', '[::1]:3000'])(
    '%s is served',
    async (host) => {
      expect((await ask(host, '/en/about')).status).toBe(200);
    },
  );

  test('may ask after the portal’s health, as probes do', async () => {
    expect((await ask('10.0.0.7:3000', '/healthz')).status).toBe(200);
  });
});

describe('the language', () => {
  test.each([
    ['/', '/en'],
    ['/about?page=2', '/en/about?page=2'],
    ['/fr/about', '/en/fr/about'],
    ['/AR/about', '/en/AR/about'],
  ])('of %s is English: it leads to %s', async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('Location')]).toEqual([302, location]);
  });

  test('of the page is that of its address, with its direction', async () => {
    expect(await (await get('/ar/about')).text()).toMatch(/<html lang="ar" dir="rtl" data-theme="system"/);
    expect(cms.received.find(({ url }) => url === '/api/announcements')?.headers.language).toBe('ar');
    expect(await (await get('/en/about', { Cookie: 'theme=dark' })).text()).toMatch(
      /<html lang="en" dir="ltr" data-theme="dark"/,
    );
  });
});

describe('a page for everybody', () => {
  test('is made once and kept, and says so', async () => {
    const responses = await Promise.all([get('/en/about'), get('/en/about'), get('/en/about')]);
    const texts = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('<main>First</main>');
    expect(asked('/api/announcements')).toBe(1);
    expect(responses[0]?.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(responses[0]?.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
    expect(responses[0]?.headers.getSetCookie()).toEqual([]);
  });

  test('is not sent again to who has it', async () => {
    const etag = (await get('/en/about')).headers.get('ETag') ?? '';
    const response = await get('/en/about', { 'If-None-Match': etag });
    expect([response.status, await response.text()]).toEqual([304, '']);
  });

  test('comes compressed where the browser takes it', async () => {
    const encodings = await Promise.all(
      ['br, gzip', 'gzip', 'identity', 'br;q=0, gzip'].map(async (accepted) => {
        const response = await get('/en/about', { 'Accept-Encoding': accepted });
        expect(await response.text()).toContain('First');
        return response.headers.get('Content-Encoding');
      }),
    );
    expect(encodings).toEqual(['br', 'gzip', null, 'gzip']);
  });

  test('runs the scripts that it holds, by their hashes, and no others', async () => {
    const response = await get('/en/about');
    const html = await response.text();
    const scripts = [...html.matchAll(/<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) =>
      hashOf(text),
    );
    expect(scripts.length).toBeGreaterThan(2);
    const scriptPolicy = /script-src ([^;]+)/.exec(policyOf(response))?.[1] ?? '';
    for (const hash of scripts) expect(scriptPolicy).toContain(hash);
    expect(scriptPolicy).not.toMatch(/unsafe|nonce/);
    expect(html).not.toMatch(/<[^>]* nonce="/);
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
      expect(policyOf(response)).toContain(rule);
    }
  });

  test('carries its small styles, so that it is drawn at once', async () => {
    const response = await get('/en/about');
    const html = await response.text();
    expect(html).toContain(
      '<style>main{color:red}</style><link media="print" rel="stylesheet" data-href="/assets/root.css"/>',
    );
    expect(policyOf(response)).toContain(`style-src 'self' ${hashOf('main{color:red}')}`);
  });

  test('loads no script before the visitor touches it, where its handle says so', async () => {
    const html = await (await get('/en/about')).text();
    expect(html).not.toMatch(/<link[^>]*rel="(modulepreload|preload)"/);
    expect(html).toContain('=[`pointermove`,');
    // What is put in then runs by its own hash.
    const late = /\}\)\(\["[^\]]*\],("(?:[^"\\]|\\.)*")\)/.exec(html)?.[1] ?? '""';
    expect(JSON.parse(late)).toContain('import * as route0 from "/assets/root.js"');
    expect(policyOf(await get('/en/about'))).toContain(hashOf(JSON.parse(late)));
  });

  test('starts by itself for a member, who is told there of what comes', async () => {
    const html = await (await get('/en/about', { Cookie: portal.cookie })).text();
    expect(html).not.toContain('`pointermove`');
  });

  test('is never made with somebody’s session, nor kept from it', async () => {
    const signedIn = await get('/en/about', { Cookie: portal.cookie });
    expect(await signedIn.text()).toContain('Amal Haddad');
    expect(signedIn.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await (await get('/en/about')).text()).not.toContain('Amal');
  });

  test('outlives the CMS, and what was never seen says that it is not available', async () => {
    await get('/en/about');
    await cms.close();
    const later = await get('/en/about');
    expect([later.status, (await later.text()).includes('First')]).toEqual([200, true]);
    const never = await get('/ar/about', { Accept: 'text/html' });
    expect(never.status).toBe(503);
    expect(never.headers.get('Retry-After')).toBe('5');
    expect(never.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await never.text()).toMatch(/<html lang="ar" dir="rtl".*غير متاح في الوقت الحالي/s);
  });

  test.each([
    ['a visitor', () => ({})],
    ['a member', () => ({ Cookie: portal.cookie })],
  ])('opens by itself for %s once it can be had; another page does not', async (_, headersOf) => {
    const openingScriptOf = async (path: string) => {
      const response = await get(path, { Accept: 'text/html', ...headersOf() });
      const html = await response.text();
      const [, scripted] = html.split('data-try-again="');
      if (scripted === undefined) return 'none';
      const [, nonce, script = ''] = /<script(?: nonce="([^"]+)")?>(.*?)<\/script>/s.exec(scripted) ?? [];
      expect(script).toContain('location.reload');
      const source = nonce ? `nonce-${nonce}` : `sha256-${createHash('sha256').update(script).digest('base64')}`;
      return policyOf(response).includes(source) ? 'allowed' : 'held back';
    };
    expect(await openingScriptOf('/en/about')).toBe('none');
    await cms.close();
    expect(await openingScriptOf('/ar/about')).toBe('allowed');
  });
});

describe('a page of all, for a member while the CMS is down', () => {
  const asMember = (path: string, headers: Record<string, string> = {}) =>
    get(path, { Cookie: portal.cookie, Accept: 'text/html', ...headers });

  test.each<[name: string, breakIt: () => unknown]>([
    ['hangs up', () => void (cms.respond = (_, res) => res.destroy())],
    ['says 503', () => void (cms.respond = answerJson({ success: false, message: 'Down' }, 503))],
    ['fails', () => void (cms.respond = answerJson({ success: false, message: 'Error' }, 500))],
  ])('is the one that visitors get, where the CMS %s, and nobody is signed out', async (_, breakIt) => {
    const { headers } = await get('/en/about');
    await breakIt();
    // What the portal keeps for half a minute is then old too.
    cms.contentVersion = 'second';
    const asVisitor = policyOf(await get('/en/about'));
    await expect.poll(async () => policyOf(await asMember('/en/about'))).toBe(asVisitor);
    const page = await asMember('/en/about', { 'If-None-Match': headers.get('ETag') ?? '' });
    expect([
      page.status,
      page.headers.getSetCookie(),
      page.headers.get('Cache-Control'),
      page.headers.get('ETag'),
    ]).toEqual([200, [], 'private, no-store', null]);
    expect(await page.text()).toContain('First');
    const never = await asMember('/ar/about');
    expect([never.status, never.headers.getSetCookie()]).toEqual([
      (await get('/ar/about', { Accept: 'text/html' })).status,
      [],
    ]);
  });

  test('is their own as long as it can be made, and a page of their own is nobody’s', async () => {
    await get('/en/about');
    expect(await (await asMember('/en/about')).text()).toContain('Amal Haddad');
    await get('/en/account/mine');
    await cms.close();
    expect((await asMember('/en/account/mine')).status).toBe(503);
  });
});

describe('a page of one visitor’s own', () => {
  test('runs scripts by a nonce that is new each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await get('/en/account/mine', { Cookie: portal.cookie });
        const [, nonce] = /script-src 'self' 'nonce-([^']+)' 'strict-dynamic'/.exec(policyOf(response)) ?? [];
        const html = await response.text();
        for (const [tag] of html.matchAll(/<(script|style|link[^>]*modulepreload)\b[^>]*>/g))
          expect(tag).toContain(`nonce="${nonce}"`);
        expect(response.headers.get('Cache-Control')).toBe('private, no-store');
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test('names its address by the configured origin, whatever host the request names', async () => {
    const html = await (
      await get('/ar/account/mine?page=2&x=1', { Cookie: portal.cookie, 'X-Forwarded-Host': 'evil.example' })
    ).text();
    expect(html).toContain('<link rel="canonical" href="http://scholars.test/ar/account/mine?page=2"/>');
    expect(html).toContain('<link rel="alternate" hrefLang="en" href="http://scholars.test/en/account/mine?page=2"/>');
    expect(html).not.toContain('evil.example');
  });

  test('holds nothing of the session but what pages show', async () => {
    const html = await (await get('/en/account/mine', { Cookie: portal.cookie })).text();
    expect(html).not.toContain(loginAnswer.token);
  });

  test('leads to the login when the session has ended, and back', async () => {
    cms.respond = answerJson({ success: false, message: 'Please sign in' }, 401);
    const response = await get('/en/account/mine?page=2', { Cookie: portal.cookie });
    expect(response.headers.get('Location')).toBe(
      '/en/auth/login?nextUrl=%2Fen%2Faccount%2Fmine%3Fpage%3D2&reason=ended',
    );
    expect(response.headers.getSetCookie()).toEqual(portal.sessions.clear());
  });

  test('signs nobody out because the CMS is down', async () => {
    cms.respond = answerJson({ success: false, message: 'Down' }, 503);
    const response = await get('/en/account/mine', { Cookie: portal.cookie });
    expect([response.status, response.headers.getSetCookie()]).toEqual([503, []]);
  });
});

describe('the login', () => {
  const typed = (values: Record<string, string>) => new URLSearchParams(values);

  test('opens a session and leads on', async () => {
    const response = await post(
      '/en/auth/login?nextUrl=%2Far%2Fmessages',
      typed({ email: 'amal@scholars.example', password: 'x' }),
    );
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/ar/messages']);
    expect(portal.sessions.read(response.headers.getSetCookie()[0]?.split(';')[0])).toMatchObject(loginAnswer);
    expect(cms.received.find(({ url }) => url === '/api/login')?.headers['x-client-ip']).toBe('127.0.0.1');
  });

  test('ends the session that the browser had before', async () => {
    await post('/en/auth/login', typed({ email: 'amal@scholars.example', password: 'x' }), { Cookie: portal.cookie });
    expect(cms.received.find(({ url }) => url === '/api/logout')?.headers.authorization).toBe(
      'Bearer token-of-the-session',
    );
    expect(cms.received.find(({ url }) => url === '/api/login')?.headers.authorization).toBeUndefined();
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/en/../..//evil.example'])(
    'leads home instead of to %s',
    async (next) => {
      const path = `/ar/auth/login?nextUrl=${encodeURIComponent(next)}`;
      const response = await post(path, typed({ email: 'amal@scholars.example', password: 'x' }));
      expect(response.headers.get('Location')).toBe('/ar');
      expect((await get(path, { Cookie: portal.cookie })).headers.get('Location')).toBe('/ar');
    },
  );

  test('is not offered to somebody who is signed in', async () => {
    const response = await get('/en/auth/login?nextUrl=%2Fen%2Fmessages', { Cookie: portal.cookie });
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/en/messages']);
  });

  test('says in the page’s language what is wrong, beside what was typed', async () => {
    const response = await post('/ar/auth/login', typed({ email: 'not-an-address', password: '' }));
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('value="not-an-address"');
    expect(html).toMatch(/role="alert"[\s\S]*\p{Script=Arabic}/u);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('shows the CMS’s refusal', async () => {
    cms.respond = answerJson({ success: false, message: 'The email address or the password is not correct' }, 401);
    const response = await post('/en/auth/login', typed({ email: 'amal@scholars.example', password: 'wrong' }));
    expect([response.status, response.headers.getSetCookie()]).toEqual([422, []]);
    expect(await response.text()).toContain('The email address or the password is not correct');
  });
});

describe('signing out', () => {
  test('takes a click where the browser does not say how the address was opened', async () => {
    const response = await get('/en/logout', { Cookie: portal.cookie });
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
    expect(asked('/api/logout')).toBe(0);
  });

  test('ends the session in the CMS and in the browser, and leads back', async () => {
    const response = await post('/en/logout?nextUrl=%2Fen%2Fabout', '', { Cookie: portal.cookie });
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/en/about']);
    expect(response.headers.getSetCookie()).toEqual(portal.sessions.clear());
    expect(asked('/api/logout')).toBe(1);
  });

  test('works in the browser while the CMS is down', async () => {
    await cms.close();
    const response = await post('/en/logout', '', { Cookie: portal.cookie });
    expect([response.status, response.headers.getSetCookie()]).toEqual([302, portal.sessions.clear()]);
  });
});

describe('a request from another site', () => {
  test.each(['/en/travel-intake', '/en/travel-intake.data', '/en/resource', '/en/auth/login', '/en/logout'])(
    'to %s changes nothing',
    async (path) => {
      const strangers: Record<string, string>[] = [
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        { 'Sec-Fetch-Site': 'cross-site' },
      ];
      for (const headers of strangers) {
        const response = await post(path, new URLSearchParams({ a: 'b' }), { Cookie: portal.cookie, ...headers });
        expect(response.status).toBe(403);
        expect(await response.json()).toMatchObject({ success: false });
      }
      expect(cms.received).toEqual([]);
    },
  );

  test('is not what a form behind our own TLS proxy sends', async () => {
    await portal.close();
    await startSite({ PUBLIC_URL: 'https://scholars.test', TRUST_PROXY: '1' });
    const response = await post('/en/resource', new URLSearchParams({ a: 'b' }), {
      Cookie: portal.cookie,
      'X-Forwarded-Proto': 'https',
    });
    expect([response.status, await response.json()]).toEqual([200, { changed: true }]);
    expect(response.headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
  });
});

describe('a form that sends too much', () => {
  test('is refused by what it announces, in the page’s language', async () => {
    const response = await post('/ar/resource', Buffer.alloc(1024 * 1024 + 1), { Accept: 'text/html' });
    expect(response.status).toBe(413);
    const page = await response.text();
    expect(page).toMatch(/<html lang="ar" dir="rtl">.*href="\/ar"/);
    // Who has no script lost sight of the form, but not the form.
    expect(page).toContain(messageText('ar', 'error.goBack'));
  });

  test('may send a file where the page asks for one', async () => {
    const body = new FormData();
    body.set('passportDocument', new File([Buffer.alloc(3 * 1024 * 1024)], 'passport.pdf'));
    expect((await post('/en/travel-intake', body)).status).toBe(200);
    expect((await post('/en/resource', body)).status).toBe(413);
  });
});

describe('an address that does not exist', () => {
  test('says so in the reader’s language and leads home', async () => {
    const response = await get('/ar/nothing/here');
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const html = await response.text();
    expect(html).toContain('هذه الصفحة غير موجودة');
    expect(html).toContain('href="/ar"');
  });

  test('leads nowhere when it only looks like another host', async () => {
    const response = await get('//evil.example/x');
    expect([response.status, response.headers.get('Location')]).toEqual([404, null]);
  });

  test.each(['/%ff', '/ar/%c0%ae%c0%ae/etc', '/en/members/%E0%A4%A', '/en/%'])(
    '%s, which nobody can decode, is refused, and the router writes no such address to the log',
    async (path) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect((await get(path)).status).toBe(400);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  test.each(['/assets/gone.js', '/.env', '/assets/../package.json'])('%s is nothing', async (path) => {
    expect([302, 404]).toContain((await get(path)).status);
  });
});

test('the strange is refused before any page sees it', async () => {
  expect(
    (await fetch(`${portal.url}/en/about`, { method: 'OPTIONS', headers: { Origin: portal.publicUrl } })).status,
  ).toBe(405);
  expect((await fetch(`${portal.url}/en/about`, { method: 'HEAD' })).status).toBe(200);
});
