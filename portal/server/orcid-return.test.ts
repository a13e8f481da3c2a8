import { afterEach, beforeEach, expect, test } from 'vitest';
import { startAccountCms, type AccountCms } from '../tests/account-cms';
import { accountSite } from '../tests/account-site';
import { startPortal, type TestPortal } from '../tests/portal';

let cms: AccountCms;
let portal: TestPortal;
let attempt: string;

const get = (path: string, cookie = '') =>
  fetch(portal.url + path, { redirect: 'manual', headers: { Cookie: cookie } });
const callback = '/en/auth/orcid/callback?code=the-code&state=the-state&iss=https%3A%2F%2Forcid.test';

beforeEach(async () => {
  cms = await startAccountCms();
  portal = await startPortal(cms.url, { ORCID_ISSUER: 'https://orcid.test' }, { build: accountSite() });
  const start = await fetch(`${portal.url}/en/auth/orcid?nextUrl=%2Fen%2Fmembers`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(start.headers.get('Location')).toBe('https://orcid.test/authorize?x=1');
  attempt = start.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterEach(async () => {
  await portal.close();
  await cms.close();
});

test('Who comes back with the state that this browser left with is signed in, and the attempt is over', async () => {
  const response = await get(callback, attempt);
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/en/members']);
  expect(JSON.parse(cms.asked('/api/auth/orcid/callback')[0]?.body.toString() ?? '')).toEqual({
    code: 'the-code',
    state: 'the-state',
    iss: 'https://orcid.test',
    error: '',
  });
  expect(response.headers.getSetCookie()).toContain('orcid=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly');
  expect(response.headers.getSetCookie().some((cookie) => cookie.startsWith('session='))).toBe(true);
});

test.each([
  ['in another browser', callback, () => ''],
  ['with another state', callback.replace('the-state', 'another'), () => attempt],
  ['without a state', callback.replace('the-state', ''), () => attempt],
  ['with a cookie that is none of ours', callback, () => 'orcid=e30'],
  [
    'with a cookie that leads off the site',
    callback,
    () => `orcid=${Buffer.from('{"state":"the-state","nextUrl":"//evil.example"}').toString('base64url')}`,
  ],
])('Who comes back %s is not signed in, and the CMS is not asked', async (_, path, cookie) => {
  const response = await get(path, cookie());
  expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
  expect(cms.asked('/api/auth/orcid/callback')).toEqual([]);
});

test('The address that ORCID leads back to is told to nobody, for it holds the code', async () => {
  const response = await get(callback);
  expect([response.headers.get('Referrer-Policy'), response.headers.get('Cache-Control')]).toEqual([
    'strict-origin',
    'private, no-store',
  ]);
  expect(JSON.stringify(portal.logged)).not.toMatch(/the-code|the-state/);
});
