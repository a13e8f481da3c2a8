import https from 'node:https';
import { demoPassword } from '../demo-password.mjs';

const megabyte = 2 ** 20;
const json = { 'Content-Type': 'application/json' };

/** @typedef {import('./answer-rules.mjs').Finding} Finding */

/**
 * One answer of each kind in both languages, for the rules of all answers to look at, and what those rules cannot know:
 * what belongs to whom, what a request claims of its host, and what other sites send.
 *
 * @param {{ publicUrl: string, certificate: Buffer }} scan @returns {Promise<Finding[]>}
 */
export async function runVisits({ publicUrl, certificate }) {
  /** @type {Finding[]} */
  const findings = [];
  /** @param {boolean} isWell @param {string} what @param {string} where */
  const expect = (isWell, what, where) => isWell || findings.push({ severity: 'medium', tool: 'visits', what, where });
  const ask = (/** @type {string} */ path, /** @type {Asked} */ asked = {}) =>
    askFor(publicUrl, certificate, path, asked);
  const { text: home } = await ask('/en');
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(home) ?? [];
  const [upload = ''] = /\/uploads\/[\w./-]+/.exec((await ask('/en/members')).text) ?? [];
  /** @type {[string, number, Asked?][]} */
  const kinds = [
    ...['en', 'ar'].flatMap(
      (lang) =>
        /** @type {[string, number, Asked?][]} */ ([
          [`/${lang}`, 200],
          [`/${lang}/about`, 200],
          [`/${lang}/opportunities?q=water`, 200],
          [`/${lang}/auth/login`, 200],
          [`/${lang}/opportunities.data`, 200],
          [`/${lang}/opportunities.atom`, 200],
          [`/${lang}/site.webmanifest`, 200],
          [`/${lang}/is-not-there`, 404],
          [`/${lang}/%ff`, 400],
          [`/${lang}/my-profile`, 302],
          [`/${lang}/contact-us`, 405, { method: 'PROPFIND' }],
          [`/${lang}/contact-us`, 413, { method: 'POST', body: 'x'.repeat(2 * megabyte) }],
        ]),
    ),
    ['/', 302],
    [asset, 200],
    ['/assets/is-not-there.js', 404],
    ['/favicon.svg', 200],
    ['/service-worker.js', 200],
    [upload, 200],
    ['/uploads/is-not-there.png', 404],
    ['/api/job-opportunities', 200],
    ['/api/openapi.json', 200],
    ['/api/is-not-there', 404],
    ['/api/user', 401],
    ['/api/job-opportunities', 405, { method: 'DELETE' }],
    ['/api/job-opportunities?page=x', 422],
    ['/api/contact-us', 413, { method: 'POST', headers: json, body: `"${'x'.repeat(2 * megabyte)}"` }],
    ['/robots.txt', 200],
    ['/sitemap.xml', 200],
    ['/.well-known/security.txt', 200],
  ];
  for (const [path, status, asked] of kinds) {
    const where = `${asked?.method ?? 'GET'} ${path}`;
    const answer = await ask(path, asked);
    expect(answer.status === status, `answered ${answer.status}, not ${status}`, where);
    expect(answer.headers['set-cookie'] === undefined, 'a cookie for a visitor', where);
    const kept = String(answer.headers['cache-control']);
    if (status !== 200) expect(/no-store/.test(kept), `may be kept: ${kept}`, where);
  }

  /** @type {Record<string, string>[]} */
  const forgeries = [
    { 'X-Forwarded-Host': 'evil.example' },
    { Forwarded: 'host=evil.example;proto=http' },
    { 'X-Original-URL': '/en/admin', 'X-Rewrite-URL': '/en/admin' },
    { Host: 'evil.example' },
    { Host: 'localhost@evil.example' },
  ];
  for (const forged of forgeries)
    for (const path of ['/', '/en', '/en/my-profile', '/sitemap.xml', '/robots.txt']) {
      const { status, headers, text } = await ask(path, { headers: { ...forged, 'Cache-Control': 'no-cache' } });
      const where = `${path} with ${JSON.stringify(forged)} → ${status}`;
      expect(
        !`${headers.location ?? ''}${text}`.includes('evil.example'),
        'a host that was claimed is repeated',
        where,
      );
      if ('Host' in forged) expect(status === 421 || status === 400, 'answers another host', where);
    }

  const cookies = await signIn({ publicUrl, certificate }, 'member@scholars.example');
  const session = cookies.find((cookie) => cookie.startsWith('__Host-session='));
  expect(
    ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'].every((flag) => session?.split('; ').includes(flag)),
    'the session’s cookie is not guarded',
    '/api/login',
  );
  const headers = { Cookie: cookieHeader(cookies) };
  for (const path of ['/en/my-profile', '/ar/account/my-information', '/api/user', '/en/my-profile.data']) {
    const answer = await ask(path, { headers });
    expect(answer.status === 200, `answered ${answer.status} to a member`, path);
    expect(/no-store/.test(String(answer.headers['cache-control'])), 'a member’s answer may be kept', path);
  }
  for (const path of ['/en/admin', '/api/backoffice/travel-intakes']) {
    const answer = await ask(path, { headers });
    expect(answer.status !== 200, 'answered a member what is for coordinators', path);
  }
  /** @type {Record<string, string>[]} */
  const sites = [{ Origin: 'https://evil.example' }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }, {}];
  for (const site of sites)
    for (const path of ['/api/logout', '/en/contact-us', '/ar/account/my-information', '/en/contact-us.data']) {
      const type = { 'Content-Type': path.startsWith('/api') ? 'text/plain' : 'application/x-www-form-urlencoded' };
      const { status } = await ask(path, { method: 'POST', headers: { ...headers, ...type, ...site }, body: 'a=b' });
      expect(status === 403, `another site’s post answered ${status}`, `${path} with ${JSON.stringify(site)}`);
    }
  return findings;
}

/**
 * The cookies that somebody of the demo has after signing in.
 *
 * @param {{ publicUrl: string, certificate: Buffer }} scan @param {string} email
 */
export async function signIn({ publicUrl, certificate }, email) {
  const body = JSON.stringify({ email, password: demoPassword, recaptcha: 'captcha-of:login' });
  const headers = { ...json, Origin: publicUrl };
  const { status, headers: given } = await askFor(publicUrl, certificate, '/api/login', {
    method: 'POST',
    headers,
    body,
  });
  if (status !== 200) throw new Error(`Signing in answered ${status}`);
  return given['set-cookie'] ?? [];
}

/** As a browser sends them. @param {readonly string[]} cookies */
export function cookieHeader(cookies) {
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

/**
 * @typedef {{ method?: string, headers?: Record<string, string>, body?: string }} Asked
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }} Answered
 *
 * @param {string} publicUrl @param {Buffer} certificate @param {string} path @param {Asked} asked
 * @returns {Promise<Answered>}
 */
function askFor(publicUrl, certificate, path, { method = 'GET', headers, body }) {
  const { hostname, port } = new URL(publicUrl);
  const all = { Accept: 'text/html,*/*', 'User-Agent': 'visits', ...headers };
  const options = { hostname, port, family: 4, path, method, headers: all, ca: certificate, servername: hostname };
  return new Promise((resolve, reject) => {
    const request = https.request(options, (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
