import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startAccountCms, type AccountCms } from '../tests/account-cms';
import * as secondStep from '~/member/second-factor/second-step';
import { accountSite } from '../tests/account-site';
import { startPortal, type TestPortal } from '../tests/portal';

let cms: AccountCms;
let portal: TestPortal;

beforeEach(async () => {
  cms = await startAccountCms();
  portal = await startPortal(
    cms.url,
    { PUBLIC_URL: 'https://scholars.test' },
    { build: accountSite({ 'second-step': { path: 'auth/second-step', module: secondStep } }) },
  );
});
afterEach(async () => {
  await portal.close();
  await cms.close();
});

const halfWay = 'half-way-token-0123456789';
const answerHalfWay = { status: 403, message: 'Please enter the code', data: { secondStep: halfWay } };
const typed = { email: 'amal@scholars.example', password: 'lantern orchard 47 tides', recaptcha: 'x' };
const call = '/api/login/second-step';
const post = (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(portal.url + path, {
    method: 'POST',
    body: new URLSearchParams(body),
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
  });
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(portal.url + path, { redirect: 'manual', headers });
const page = '/en/auth/second-step?nextUrl=%2Fen%2Fadmin';
const cookie = `__Host-second-step=${halfWay}`;

describe('A sign-in with a second step', () => {
  test.each([
    ['a password', () => post('/en/auth/login?nextUrl=%2Fen%2Fadmin', typed), '/api/login'],
    [
      'ORCID',
      () =>
        open('/en/auth/orcid/callback?code=c&state=the-state', {
          Cookie: `__Host-orcid=${Buffer.from(JSON.stringify({ state: 'the-state', nextUrl: '/en/admin' })).toString('base64url')}`,
        }),
      '/api/auth/orcid/callback',
    ],
  ])(
    'goes on after %s to the page that asks for the code; there is no session, and no script sees the token',
    async (_, begin, path) => {
      cms.failing.set(path, answerHalfWay);
      const response = await begin();
      expect([response.status, response.headers.get('Location')]).toEqual([302, page]);
      const cookies = response.headers.getSetCookie();
      expect(cookies.some((set) => set.startsWith('__Host-session='))).toBe(false);
      expect(cookies).toContainEqual(
        expect.stringMatching(
          /^__Host-second-step=half-way-token-0123456789; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly; Secure$/,
        ),
      );
      expect(await response.text()).not.toContain(halfWay);
    },
  );

  test('asks for the code without JavaScript, with digits on a telephone, or for a recovery code', async () => {
    const html = await (await open(page, { Cookie: cookie })).text();
    expect(html).toMatch(/<input[^>]*autoComplete="one-time-code"[^>]*inputMode="numeric"/i);
    expect(html).toContain('/en/auth/second-step?nextUrl=%2Fen%2Fadmin&amp;recovery=1');
    expect(html).not.toContain(halfWay);
    const other = await (await open(`${page}&recovery=1`, { Cookie: cookie })).text();
    expect(other).not.toMatch(/inputMode="numeric"/i);
    expect(other).toContain('Recovery code');
  });

  test('ends with a session, and where the sign-in was to lead; the token is forgotten', async () => {
    const response = await post(page, { code: '١٢٣ ٤٥٦' }, { Cookie: cookie });
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/en/admin']);
    const cookies = response.headers.getSetCookie();
    expect(cookies.some((set) => set.startsWith('__Host-session='))).toBe(true);
    expect(cookies).toContainEqual(expect.stringMatching(/^__Host-second-step=; Path=\/; Max-Age=0/));
    const [asked] = cms.asked(call);
    expect(asked?.headers.authorization).toBe(`Bearer ${halfWay}`);
    expect(JSON.parse(asked?.body.toString() ?? '')).toEqual({ code: '123456' });
  });

  test('stays at the page for a wrong code, which is never given back', async () => {
    cms.failing.set(call, { status: 422, message: 'Please check', errors: { code: ['This code is not right'] } });
    const response = await post(page, { code: '000000' }, { Cookie: cookie });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('This code is not right');
    expect(html).not.toContain('000000');
    expect(html).toContain('<title>Error: ');
  });

  test('says when too much time has passed, and leads back to the login', async () => {
    cms.failing.set(call, { status: 401, message: 'Gone' });
    const response = await post(page, { code: '123456' }, { Cookie: cookie });
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('/en/auth/login?nextUrl=%2Fen%2Fadmin');
  });

  test('is no page for who has not given the password', async () => {
    for (const given of ['', '__Host-second-step=<script>'])
      expect((await open(page, { Cookie: given })).headers.get('Location')).toBe(
        '/en/auth/login?nextUrl=%2Fen%2Fadmin',
      );
  });

  test('gives no script a token, whoever makes the call', async () => {
    const response = await fetch(portal.url + call, {
      method: 'POST',
      body: JSON.stringify({ code: '123456' }),
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/json',
        Authorization: `Bearer ${halfWay}`,
      },
    });
    expect(await response.text()).not.toContain('session-token-number');
    expect(response.headers.getSetCookie().some((set) => set.startsWith('__Host-session='))).toBe(true);
  });
});
