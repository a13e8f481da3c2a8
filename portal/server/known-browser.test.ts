import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startAccountCms, type AccountCms } from '../tests/account-cms';
import { accountSite } from '../tests/account-site';
import { startPortal, type TestPortal } from '../tests/portal';

let cms: AccountCms;
let portal: TestPortal;

beforeEach(async () => {
  cms = await startAccountCms();
  portal = await startPortal(cms.url, { PUBLIC_URL: 'https://scholars.test' }, { build: accountSite() });
});
afterEach(async () => {
  await portal.close();
  await cms.close();
});

const typed = { email: 'amal@scholars.example', password: 'lantern orchard 47 tides', recaptcha: 'x' };
const send = (path: string, body: BodyInit, headers: Record<string, string>) =>
  fetch(portal.url + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
  });
const ways: [name: string, login: (headers?: Record<string, string>) => Promise<Response>][] = [
  ['the page', (headers = {}) => send('/en/auth/login', new URLSearchParams(typed), headers)],
  [
    'the call',
    (headers = {}) => send('/api/login', JSON.stringify(typed), { 'Content-Type': 'application/json', ...headers }),
  ],
];
const knownCookie = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith('known-browser=')) ??
  expect.fail('The browser is not known');
const cookieOf = (response: Response) => knownCookie(response).split(';')[0] ?? '';
const told = (path: string) => cms.asked(path).map(({ headers }) => headers['x-known-browser']);

describe.each(ways)('A browser from which somebody has signed in by %s', (_, login) => {
  test('is known for half a year, by a sealed cookie that no script reads', async () => {
    const response = await login();
    expect(knownCookie(response)).toMatch(
      /^known-browser=[\w-]{30,}; Path=\/; Max-Age=15552000; SameSite=Lax; HttpOnly; Secure$/,
    );
    expect(response.headers.get('X-Known-Browser')).toBeNull();
    for (const text of [knownCookie(response), await response.text()]) expect(text).not.toContain('browser-1');
  });

  test('is told to the CMS with the next sign-in, also after the session has ended, and never what another says of itself', async () => {
    const cookie = cookieOf(await login());
    await login({ Cookie: cookie });
    await login({ Cookie: cookie, 'X-Known-Browser': '1.invented.1.mac' });
    await login({ 'X-Known-Browser': '1.invented.1.mac' });
    await login({ Cookie: `${cookie.slice(0, -2)}xx` });
    expect(told('/api/login')).toEqual([undefined, '1.browser-1.1.mac', '1.browser-1.1.mac', undefined, undefined]);
  });

  test('is not told with calls that have nothing to do with it', async () => {
    const response = await login();
    const cookie = response.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    await fetch(`${portal.url}/api/user`, { headers: { Cookie: cookie } });
    await fetch(`${portal.url}/en/account/my-information`, { headers: { Cookie: cookie } });
    expect(told('/api/user').filter(Boolean)).toEqual([]);
  });

  test('stays known when it signs out', async () => {
    const response = await login();
    const cookie = response.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    const out = await send('/api/logout', '{}', { Cookie: cookie, 'Content-Type': 'application/json' });
    expect(out.headers.getSetCookie().some((set) => set.startsWith('known-browser='))).toBe(false);
  });
});

describe('A sign-in to an account that somebody guesses at', () => {
  const failure = (message: string) => ({
    status: 422,
    message: 'Please check',
    errors: { recaptcha: [message] },
    data: { captcha: 'hard' },
  });

  test.each([
    ['en', 'Several sign-ins with this email address have failed'],
    ['ar', 'أخفقت عدة محاولات للدخول بهذا البريد الإلكتروني'],
  ])('comes back in %s with what was typed, the reason, and the longer check', async (language, message) => {
    cms.failing.set('/api/login', failure(message));
    const response = await send(`/${language}/auth/login`, new URLSearchParams(typed), {});
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain(message);
    expect(html).toContain('value="amal@scholars.example"');
    expect(html).not.toContain(typed.password);
    expect(await (await send(`/${language}/auth/login.data`, new URLSearchParams(typed), {})).text()).toContain(
      'isCaptchaHard',
    );
  });
});
