import type { AccountClosing, DataExport } from '@scholars/contract/privacy';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as closed from '../src/member/privacy/account-closed';
import * as memberPages from '../src/member/member-pages';
import * as privacy from '../src/member/privacy/privacy';
import * as searches from '../src/member/searches/my-searches';
import * as login from '../src/public/auth/login';
import { accountSite } from '../tests/account-site';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';

const path = '/en/account/privacy';
const open: AccountClosing = { erasedAt: null, hasPassword: true, isProven: false };
const none: DataExport = { state: 'none', id: null, requestedAt: null, expiresAt: null, size: 0 };
const day = '2031-03-04T21:00:00.000Z';
const id = '11111111-2222-4333-8444-555555555555';
let cms: FakeCms;
let portal: TestPortal;
let account: AccountClosing;
let copy: DataExport;
let signedInWith: object;
let erasedAt: string | null;
let refused: { status: number; errors: Record<string, string[]> } | undefined;

beforeAll(async () => {
  cms = await startFakeCms((received, res) => {
    const answers: Record<string, unknown> = {
      '/api/user': { ...loginAnswer.user, erasedAt },
      '/api/login': { ...loginAnswer, ...signedInWith },
      '/api/my-account': account,
      '/api/my-data': copy,
      '/api/user-profile': { directoryVisible: true },
    };
    if (received.method === 'POST' && refused)
      return answerJson({ success: false, message: 'Refused', errors: refused.errors }, refused.status)(received, res);
    return answerJson({ success: true, data: answers[received.url.split('?')[0] ?? ''] ?? [] })(received, res);
  });
  const build = accountSite({
    privacy: { path: 'account/privacy', module: privacy },
    members: { module: memberPages },
    searches: { path: 'account/my-searches', module: searches, parentId: 'members' },
    closed: { path: 'account/closed', module: closed },
    login: { path: 'auth/login', module: login },
  });
  portal = await startPortal(cms.url, {}, { build });
});
beforeEach(() => {
  [account, copy, refused, signedInWith, erasedAt] = [open, none, undefined, {}, null];
  cms.received.length = 0;
});
afterAll(async () => {
  await portal.close();
  await cms.close();
});

const get = async (address = path) =>
  (await fetch(portal.url + address, { headers: { Accept: 'text/html', Cookie: portal.cookie } })).text();
const post = (fields: Record<string, string>, address = path, cookie = portal.cookie) =>
  fetch(portal.url + address, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'text/html', Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams(fields),
  });
const sent = () =>
  cms.received
    .filter(({ method }) => method === 'POST')
    .map(({ url, body }) => ({ url, body: String(body) === '' ? {} : JSON.parse(String(body)) }));

test('a copy is asked for by a button, and is fetched by a link once it is ready', async () => {
  expect(await get()).toContain('Ask for a copy');
  await post({ intent: 'copy' });
  expect(sent()).toMatchObject([{ url: '/api/my-data' }]);
  copy = { ...none, state: 'preparing' };
  expect(await get()).not.toContain('value="copy"');
  copy = { state: 'ready', id, requestedAt: day, expiresAt: day, size: 2_400_000 };
  const html = await get();
  expect(html).toContain(`href="/api/my-data/${id}"`);
  expect(html).toContain('2.4 MB');
});

test('the directory is left by a button', async () => {
  await post({ intent: 'leave' });
  expect(sent()).toMatchObject([{ url: '/api/user-profile', body: { directoryVisible: false } }]);
});

test('deleting the account asks for the password, ends the session here and says so', async () => {
  refused = { status: 422, errors: { password: ['This is not your current password'] } };
  const wrong = await post({ intent: 'delete', password: 'not it' });
  expect(wrong.status).toBe(422);
  const html = await wrong.text();
  expect(html).toContain('This is not your current password');
  expect(html).not.toContain('not it');
  refused = undefined;
  const done = await post({ intent: 'delete', password: 'three quiet lakes' });
  expect(sent().at(-1)).toEqual({ url: '/api/my-account/delete', body: { password: 'three quiet lakes' } });
  expect(done.headers.get('location')).toBe('/en/account/closed');
  expect(done.headers.getSetCookie().some((cookie) => /session=;.*Max-Age=0/i.test(cookie))).toBe(true);
  const page = await fetch(`${portal.url}/en/account/closed`, { headers: { Accept: 'text/html' } });
  expect(await page.text()).toContain('Your account is closed');
});

test('an account that ORCID has just proven asks for no password', async () => {
  account = { ...open, isProven: true };
  expect(await get()).not.toContain('type="password"');
});

test('whoever signs in to an account that is to be erased is led to the page that offers to keep it', async () => {
  signedInWith = { erasedAt: day };
  const fields = { intent: 'login', email: 'amal@scholars.example', password: 'three quiet lakes', recaptcha: 'x' };
  const answer = await post(fields, '/en/auth/login?nextUrl=%2Fen%2Fmembers', '');
  expect(answer.headers.get('location')).toBe(path);
  account = { ...open, erasedAt: day };
  const html = await get();
  expect(html).toContain('Keep my account');
  expect(html).not.toContain('type="password"');
  await post({ intent: 'keep' });
  expect(sent().at(-1)?.url).toBe('/api/my-account/keep');
});

test.each([
  ['en', 'Your account will be erased on 5 March 2031', 'You can keep it until then'],
  ['ar', 'سيُمحى حسابكم في ٥ مارس ٢٠٣١', 'يمكنكم الإبقاء عليه حتى ذلك الحين'],
])(
  'every page of a member says, in %s, that the account is to be erased, and leads to where it is kept',
  async (locale, title, keep) => {
    const address = `/${locale}/account/my-searches`;
    expect(await get(address)).not.toContain(keep);
    erasedAt = day;
    const html = await get(address);
    expect(html).toContain(title);
    expect(html).toMatch(new RegExp(`<a[^>]* href="/${locale}/account/privacy"[^>]*>${keep}</a>`));
  },
);
