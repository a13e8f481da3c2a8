import { createHmac } from 'node:crypto';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { messageText } from '@scholars/contract/message-catalogues';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerJson, listen, startFakeCms, stop, type FakeCms } from '../tests/fake-cms';
import { loginAnswer, secret, startPortal, type TestPortal } from '../tests/portal';

let cms: FakeCms;
let portal: TestPortal;

beforeEach(async () => {
  cms = await startFakeCms();
  portal = await startPortal(cms.url);
});
afterEach(async () => {
  await portal.close();
  await cms.close();
});

const call = (path: string, init?: RequestInit) => fetch(portal.url + path, { redirect: 'manual', ...init });
const lastHeaders = () => cms.received.at(-1)?.headers ?? {};
const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };

describe('what the CMS is told of the visitor', () => {
  test('comes from the portal, whatever the browser says', async () => {
    await call('/api/user', {
      headers: {
        Cookie: `${portal.cookie}; other=1`,
        Authorization: 'Bearer forged',
        'X-Forwarded-For': '6.6.6.6',
        'X-Forwarded-Host': 'evil.example',
        'X-Real-Ip': '6.6.6.6',
        'X-Client-Ip': '6.6.6.6',
        'X-Portal-Key': 'forged',
        'X-Request-Id': 'forged-id',
        Forwarded: 'for=6.6.6.6',
        Referer: 'http://scholars.test/en/auth/reset-password?token=secret',
      },
    });
    const headers = lastHeaders();
    expect(headers.authorization).toBe('Bearer token-of-the-session');
    expect(headers['x-client-ip']).toBe('127.0.0.1');
    expect(headers['x-portal-key']).toBe(createHmac('sha256', secret).update('portal-key').digest('hex'));
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    for (const name of ['cookie', 'referer', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']) {
      expect(headers[name]).toBeUndefined();
    }
  });

  test('is no bearer for somebody who is not signed in', async () => {
    await call('/api/thematic-areas', { headers: { Authorization: 'Bearer forged', Cookie: 'session=forged' } });
    expect(lastHeaders().authorization).toBeUndefined();
  });

  test('is no bearer where the call asks to go without one', async () => {
    await call('/api/user', { headers: { Cookie: portal.cookie, 'Skip-Auth': '1' } });
    expect(lastHeaders().authorization).toBeUndefined();
    expect(lastHeaders()['skip-auth']).toBeUndefined();
  });

  test('is the mailed link’s own token in the calls that are for its holder', async () => {
    await call('/api/check-reset-password-token', {
      headers: { Cookie: portal.cookie, Authorization: 'Bearer of-the-link' },
    });
    expect(lastHeaders().authorization).toBe('Bearer of-the-link');
  });

  test('is the language as the page asked for it', async () => {
    await call('/api/thematic-areas', { headers: { Language: 'ar' } });
    expect(lastHeaders().language).toBe('ar');
    await call('/api/thematic-areas');
    expect(lastHeaders().language).toBeUndefined();
  });

  test('is the address that our own proxy wrote, behind one', async () => {
    const behindProxy = await startPortal(cms.url, { TRUST_PROXY: '1' });
    await fetch(`${behindProxy.url}/api/thematic-areas`, { headers: { 'X-Forwarded-For': '6.6.6.6, 203.0.113.9' } });
    expect(lastHeaders()['x-client-ip']).toBe('203.0.113.9');
    await behindProxy.close();
  });
});

test('path and query arrive as they were', async () => {
  await call('/api/job-opportunities?q=%D9%85%D8%A7%D8%A1&tas=%5B1%5D');
  expect(cms.received.at(-1)?.url).toBe('/api/job-opportunities?q=%D9%85%D8%A7%D8%A1&tas=%5B1%5D');
});

test('what the CMS says of itself stays behind', async () => {
  cms.respond = answerJson({ success: true, data: null }, 200, {
    'Set-Cookie': 'strapi=1',
    'X-Powered-By': 'Strapi',
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'public, max-age=60',
    'Content-Security-Policy': "default-src 'unsafe-inline'",
    'Retry-After': '7',
  });
  const response = await call('/api/thematic-areas');
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get('X-Powered-By')).toBeNull();
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Retry-After')).toBe('7');
});

describe('signing in', () => {
  const login = (headers = {}) =>
    call('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...sameOrigin, ...headers },
      body: '{"email":"amal@scholars.example","password":"x"}',
    });

  test('puts the token into the cookie and takes it out of the answer', async () => {
    cms.respond = answerJson({ success: true, data: loginAnswer });
    const response = await login();
    const text = await response.text();
    expect(text).not.toContain(loginAnswer.token);
    expect(JSON.parse(text)).toEqual({ success: true, data: { user: loginAnswer.user } });
    const [sealed, member] = response.headers.getSetCookie();
    expect(portal.sessions.read(sealed?.split(';')[0])).toMatchObject(loginAnswer);
    expect(member).toMatch(/^member=/);
  });

  test('is not burdened with the session before, which it ends', async () => {
    cms.respond = answerJson({ success: true, data: loginAnswer });
    await login({ Cookie: portal.cookie });
    expect(cms.received.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/api/login', undefined],
      ['/api/logout', 'Bearer token-of-the-session'],
    ]);
  });

  test('that fails sets nothing', async () => {
    cms.respond = answerJson({ success: false, message: 'No' }, 401);
    const response = await login();
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('out empties the cookies', async () => {
    const response = await call('/api/logout', { method: 'POST', headers: { Cookie: portal.cookie, ...sameOrigin } });
    expect(response.headers.getSetCookie()).toEqual(portal.sessions.clear());
  });

  test('is over when the CMS no longer knows the session, but not because the CMS is down', async () => {
    cms.respond = answerJson({ success: false, message: 'Please sign in' }, 401);
    expect((await call('/api/user', { headers: { Cookie: portal.cookie } })).headers.getSetCookie()).toHaveLength(2);
    cms.respond = answerJson({ success: false, message: 'Down' }, 503);
    expect((await call('/api/user', { headers: { Cookie: portal.cookie } })).headers.getSetCookie()).toEqual([]);
  });
});

describe('calls that another site had sent', () => {
  test.each([
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{}],
  ])('are refused with the session: %j', async (headers) => {
    const response = await call('/api/user-info', {
      method: 'POST',
      headers: { Cookie: portal.cookie, Language: 'ar', ...headers },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ success: false, message: expect.stringMatching(/\p{Script=Arabic}/u) });
    expect(cms.received).toEqual([]);
  });

  test('are those of the site itself otherwise', async () => {
    const response = await call('/api/user-info', {
      method: 'POST',
      headers: { Cookie: portal.cookie, Origin: portal.publicUrl },
    });
    expect(response.status).toBe(200);
  });
});

describe('a body that is too large', () => {
  const post = (path: string, headers: Record<string, string>, chunks: number, url = portal.url) =>
    new Promise<number>((resolve, reject) => {
      const req = request(url + path, { method: 'POST', headers: { ...sameOrigin, ...headers } }, (res) => {
        resolve(res.statusCode ?? 0);
        // What was not sent yet need not be.
        req.destroy();
      });
      req.on('error', reject);
      const chunk = Buffer.alloc(64 * 1024);
      for (let i = 0; i < chunks; i += 1) req.write(chunk);
      req.end();
    });
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };

  test('is refused by what it announces', async () => {
    const response = await call('/api/contact-us', {
      method: 'POST',
      headers: sameOrigin,
      body: Buffer.alloc(1024 * 1024 + 1),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ success: false, message: 'The request is too large' });
    expect(cms.received).toEqual([]);
  });

  test('is refused while it streams, when it announces nothing', async () => {
    expect(await post('/api/contact-us', { 'Transfer-Encoding': 'chunked' }, 20)).toBe(413);
    expect(cms.received).toEqual([]);
  });

  test('is one of 12 MB where a form carries a file', async () => {
    expect(await post('/api/travel-intake', multipart, 100)).toBe(200);
    expect(cms.received.at(-1)?.body.length).toBe(100 * 64 * 1024);
    expect(await post('/api/travel-intake', { ...multipart, 'Transfer-Encoding': 'chunked' }, 200)).toBe(413);
  });

  test.each([
    ['announced', {}],
    ['not announced', { 'Transfer-Encoding': 'chunked' }],
    ['of a sender who closes', { Connection: 'close' }],
    ['not announced, of a sender who closes', { 'Transfer-Encoding': 'chunked', Connection: 'close' }],
  ])('for the CMS gets its answer, which comes before it was read, and not 503: %s', async (_, headers) => {
    const refusing = createServer((req, res) => {
      if (req.url === '/api/content-version') return void res.end('{"success":true,"data":{"version":"1"}}');
      res.writeHead(413, { 'Content-Type': 'application/json' }).end('{"success":false,"message":"Too large"}');
    });
    const before = await startPortal(await listen(refusing));
    const size = 170 * 64 * 1024;
    const sized = 'Transfer-Encoding' in headers ? headers : { ...headers, 'Content-Length': String(size) };
    for (let n = 0; n < 5; n += 1)
      expect(await post('/api/travel-intake', { ...multipart, ...sized }, 170, before.url)).toBe(413);
    expect(before.logged.filter(({ level }) => level === 'warn')).toEqual([]);
    await before.close();
    await stop(refusing);
  });

  test('is one of 1 MB where no form carries one', async () => {
    expect(await post('/api/contact-us', { ...multipart, 'Transfer-Encoding': 'chunked' }, 20)).toBe(413);
  });
});

describe('when the CMS is down', () => {
  test('calls get an envelope that says so, in their language, and the portal lives on', async () => {
    await cms.close();
    const response = await call('/api/user', { headers: { Language: 'ar', Cookie: portal.cookie } });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.json()).toEqual({ success: false, message: expect.stringMatching(/\p{Script=Arabic}/u) });
    expect((await call('/healthz')).status).toBe(200);
  });

  test('so it is when it hangs up without an answer', async () => {
    cms.respond = (_, res) => res.destroy();
    expect((await call('/api/user')).status).toBe(503);
  });
});

test.each([
  '/api/backoffice/travel-intakes?filters[status][$eq]=new&sort[0]=createdAt:desc&pagination[page]=2',
  '/api/backoffice/contact-messages/abc123',
  '/api/backoffice/travel-intakes/counts',
  '/api/backoffice/travel-intakes/abc123/files/f1',
  '/api/openapi.json',
  '/api/members/%D8%B9%D9%84%D9%8A',
  '/uploads/thumbnail_photo_1a2b.jpg',
  '/socket.io/?EIO=4&transport=polling',
])('%s reaches the CMS as it is', async (path) => {
  expect((await raw(path, 'GET', { Cookie: portal.cookie })).status).toBe(200);
  expect(cms.received.map(({ url }) => url)).toEqual([path]);
});

test('a file that is not there is said in the reader’s language to who opens it, and to nobody else', async () => {
  cms.respond = answerJson({ error: { message: 'Not Found' } }, 404);
  const open = (headers: Record<string, string>) => call('/uploads/nothing.png', { headers });
  const page = await open({ Accept: 'text/html', 'Accept-Language': 'ar' });
  expect([page.status, page.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain(messageText('ar', 'error.notFound'));
  expect((await open({ Accept: 'image/*' })).status).toBe(404);
});

test('a link that leads to a call which is refused signs nobody out; a page that asks for it does', async () => {
  cms.respond = answerJson({ success: false, message: 'no' }, 403);
  const cookiesOf = async (mode: string) =>
    (await raw('/api/backoffice/statistics', 'GET', { Cookie: portal.cookie, 'Sec-Fetch-Mode': mode })).cookies;
  expect(await cookiesOf('navigate')).toEqual([]);
  expect((await cookiesOf('cors')).join()).toContain('Max-Age=0');
});

describe('what is not forwarded', () => {
  test.each(['/api/upload', '/api/upload/files', '/api/upload?id=1'])('%s', async (path) => {
    expect((await call(path, { method: 'POST', headers: sameOrigin })).status).toBe(404);
    expect(cms.received).toEqual([]);
  });

  test.each([
    '/api/login/',
    '/api/Login',
    '/API/login',
    '//api/login',
    '/api//login',
    '/api/./login',
    '/en/../api/login',
    '/api/log%69n',
    '/%61pi/login',
    '/api/login.',
    '/api/login%20',
    '/api/auth/orcid/Callback',
    '/api/logout/',
    '/api/Logout',
    '/api',
    '/api/',
    '/api/nowhere',
    '/api/members/Filters',
    '/api/user/x.css',
    '/api/user;.js',
    '/uploads/',
    '/uploads/a/b.png',
    '/uploads/.env',
    '/Uploads/a.png',
    '/uploads/a%2ex',
    '/socket.io',
    '/socket.io/x',
    '/Socket.IO/',
  ])('%s, which is no address of the contract, whatever is asked of it', async (path) => {
    cms.respond = answerJson({ success: true, data: loginAnswer });
    for (const method of ['GET', 'POST']) {
      const { status, body, cookies } = await raw(path, method, {
        ...sameOrigin,
        Accept: 'text/html, application/json',
        Language: 'ar',
      });
      expect([method, status, cookies]).toEqual([method, 404, []]);
      if (/^\W*(%61|a)pi/i.test(path)) expect(JSON.parse(body)).toEqual({ success: false, message: 'غير موجود' });
    }
    expect(cms.received).toEqual([]);
  });

  test.each([
    ['GET', '/api/login', 'POST'],
    ['PUT', '/api/user-info', 'POST'],
    ['POST', '/api/thematic-areas', 'GET, HEAD'],
    ['POST', '/api/search-alerts/7', 'PATCH, DELETE'],
    ['POST', '/uploads/a.png', 'GET, HEAD'],
  ])('%s %s, which takes %s', async (method, path, allowed) => {
    const response = await call(path, { method, headers: { ...sameOrigin, Cookie: portal.cookie } });
    expect([response.status, response.headers.get('Allow'), await response.json()]).toEqual([
      405,
      allowed,
      expect.objectContaining({ success: false }),
    ]);
    expect(cms.received).toEqual([]);
  });

  test.each(['/api/..%2fadmin/init', '/api/%2e%2e%5cadmin', '/uploads/a%00.png', '/api/..%2Fadmin'])(
    '%s',
    async (path) => {
      expect((await raw(path)).status).toBe(400);
      expect(cms.received).toEqual([]);
    },
  );

  test.each(['http://evil.example/api/user', '*'])('a request line of %s', async (target) => {
    expect((await raw(target)).status).toBe(400);
    expect(cms.received).toEqual([]);
  });
});

describe('pictures', () => {
  test('that are drawn are asked for once, and outlive the CMS', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(200)}</svg>`;
    cms.respond = (_, res) => res.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Set-Cookie': 'a=b' }).end(svg);
    const path = '/uploads/drawn/cover-one.svg';
    await Promise.all([call(path), call(path), call(path)]);
    await cms.close();
    const response = await call(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(await response.text()).toBe(svg);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=2592000');
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(cms.received).toHaveLength(1);
  });

  test('that staff uploaded may be kept by browsers, and carry no session', async () => {
    cms.respond = (_, res) => res.writeHead(200, { 'Content-Type': 'image/png' }).end('png');
    const response = await call('/uploads/photo.png', { headers: { Cookie: portal.cookie } });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=604800');
    expect(lastHeaders().authorization).toBeUndefined();
  });

  test('that are missing are not kept', async () => {
    cms.respond = answerJson({ success: false, message: 'Not found' }, 404);
    const response = await call('/uploads/drawn/cover-none.svg');
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });
});

describe('the socket', () => {
  /** Opens a handshake and gives what comes back until it is quiet or closed. */
  const handshake = (headers: Record<string, string>, path = '/socket.io/?EIO=4&transport=websocket') =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(portal.url);
      const socket = connect(Number(port), hostname, () => {
        const lines = Object.entries({
          Host: 'scholars.test',
          Connection: 'Upgrade',
          Upgrade: 'websocket',
          ...headers,
        });
        socket.write(`GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
      });
      let text = '';
      socket.on('data', (data) => {
        text += data.toString();
        if (text.startsWith('HTTP/1.1 101') && !text.includes('echo')) socket.write('echo');
        if (text.endsWith('echo')) socket.end();
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });

  beforeEach(() => {
    cms.server.on('upgrade', (req, socket) => {
      cms.received.push({ method: 'GET', url: req.url ?? '', headers: req.headers, body: Buffer.alloc(0) });
      if (!req.headers.authorization) return socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n');
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      socket.pipe(socket);
    });
  });

  test('is opened with the session’s token and carries what is said', async () => {
    const text = await handshake({ Cookie: portal.cookie, Origin: portal.publicUrl });
    expect(text).toMatch(/^HTTP\/1\.1 101 [\s\S]*echo$/);
    expect(lastHeaders().authorization).toBe('Bearer token-of-the-session');
    expect(lastHeaders().cookie).toBeUndefined();
    expect(lastHeaders()['x-client-ip']).toBe('127.0.0.1');
  });

  test('is refused where nobody is signed in', async () => {
    expect(await handshake({ Origin: portal.publicUrl })).toMatch(/^HTTP\/1\.1 401 /);
    expect(cms.received).toEqual([]);
  });

  test.each([[{ Origin: 'https://evil.example' }], [{ 'Sec-Fetch-Site': 'cross-site' }], [{}]])(
    'is refused to a page of another site: %j',
    async (headers) => {
      expect(await handshake({ Cookie: portal.cookie, ...headers })).toMatch(/^HTTP\/1\.1 403 /);
      expect(cms.received).toEqual([]);
    },
  );

  test('is the only one there is', async () => {
    expect(await handshake({ Origin: portal.publicUrl }, '/api/user')).toMatch(/^HTTP\/1\.1 404 /);
    expect(await handshake({ Origin: portal.publicUrl }, '/admin')).toMatch(/^HTTP\/1\.1 404 /);
  });
});

test('the log names route and status, and nothing of the query or the person', async () => {
  await call('/api/user?token=secret&email=amal%40scholars.example', { headers: { Cookie: portal.cookie } });
  await call('/api/members/amal-haddad');
  await expect.poll(() => portal.logged.some(({ event }) => event === 'request')).toBe(true);
  expect(portal.logged).toContainEqual(
    expect.objectContaining({ event: 'request', method: 'GET', route: '/api/user', status: 200 }),
  );
  expect(JSON.stringify(portal.logged)).not.toMatch(/secret|scholars\.example|amal|token-of|127\.0\.0\.1/);
});

/** `fetch` tidies paths; this sends the request line as it is. */
function raw(
  target: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string; cookies: string[] }> {
  const { hostname, port } = new URL(portal.url);
  return new Promise((resolve, reject) => {
    const req = request({ hostname, port, path: target, method, headers }, (res) => {
      text(res).then(
        (body) => resolve({ status: res.statusCode ?? 0, body, cookies: res.headers['set-cookie'] ?? [] }),
        reject,
      );
    });
    req.on('error', reject);
    req.end();
  });
}

test('what is sent has a connection of its own, so that none is lost with one that the CMS has just closed', async () => {
  const asked: { path: string; socket: unknown }[] = [];
  cms.server.on('request', ({ url = '', socket }) => asked.push({ path: url, socket }));
  const connectionsOf = (path: string) => asked.filter((one) => one.path.startsWith(path)).map(({ socket }) => socket);
  const reads = 10;
  for (let page = 1; page <= reads; page += 1) await call(`/api/thematic-areas?page=${page}`);
  for (const title of ['one', 'two'])
    await call('/api/contact-us', { method: 'POST', headers: sameOrigin, body: JSON.stringify({ title }) });
  for (const socket of connectionsOf('/api/contact-us')) {
    expect(asked.filter((one) => one.socket === socket)).toHaveLength(1);
  }
  expect(connectionsOf('/api/contact-us')).toHaveLength(2);
  // The portal asks for the content's version in between, so some of them may find their connection taken.
  expect(new Set(connectionsOf('/api/thematic-areas')).size).toBeLessThan(reads);
});
