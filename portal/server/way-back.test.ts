import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startAccountCms, type AccountCms } from '../tests/account-cms';
import { accountSite } from '../tests/account-site';
import { startPortal, type TestPortal } from '../tests/portal';

let cms: AccountCms;
let portal: TestPortal;

beforeAll(async () => {
  cms = await startAccountCms();
  portal = await startPortal(cms.url, {}, { build: accountSite() });
});
beforeEach(() => cms.failing.clear());
afterAll(async () => {
  await portal.close();
  await cms.close();
});

const email = 'amal@scholars.example';
const password = 'lantern orchard 47 tides';
const typed = { email, password, recaptcha: 'x' };
const registration = {
  ...typed,
  passwordConfirmation: password,
  firstName: 'Amal',
  lastName: 'Haddad',
  country: 'QA',
  currentTitle: 'Lecturer',
  currentInstitution: 'Lakeside',
  thematicAreas: '3',
  acceptTerms: 'on',
};
const form = '/en/opportunities/fellowship/apply?from=list';
const query = `?nextUrl=${encodeURIComponent(form)}`;
const token = 'abcdefghijklmnopqrstuvwxyz-mailed';

const post = (path: string, values: Record<string, string>, cookie = '') =>
  fetch(portal.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin', Cookie: cookie },
    body: new URLSearchParams(values),
  });
const setBy = (response: Response) => response.headers.getSetCookie().find((set) => set.startsWith('way-back=')) ?? '';
const kept = (set: string) => set.split(';')[0] ?? '';
const cookieOf = (path: string) => `way-back=${Buffer.from(path).toString('base64url')}`;
const register = async (search: string) => setBy(await post(`/en/auth/register${search}`, registration));

test('Who registers on the way to a page is led there once they have confirmed and signed in', async () => {
  const set = await register(query);
  expect(set).toMatch(/^way-back=[\w-]+; Path=\/; Max-Age=86400; SameSite=Lax; HttpOnly$/);
  const confirmed = await (await post(`/en/auth/confirm-email?token=${token}`, {}, kept(set))).text();
  expect(confirmed).toContain(`href="/en/auth/login${query}"`);
  const signedIn = await post('/en/auth/login', typed, kept(set));
  expect([signedIn.status, signedIn.headers.get('Location')]).toEqual([302, form]);
  expect(setBy(signedIn)).toBe('way-back=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly');
});

test('In another browser, and where nobody was on the way, signing in leads home', async () => {
  const confirmed = await (await post(`/en/auth/confirm-email?token=${token}`, {})).text();
  expect(confirmed).toContain('href="/en/auth/login"');
  const signedIn = await post('/en/auth/login', typed);
  expect([signedIn.headers.get('Location'), setBy(signedIn)]).toEqual(['/en', '']);
});

test('A registration that is refused keeps nothing, and one that leads nowhere ends what was kept', async () => {
  const refused = await post(`/en/auth/register${query}`, { ...registration, passwordConfirmation: 'another' });
  expect([refused.status, setBy(refused)]).toEqual([422, '']);
  expect(await register('')).toContain('Max-Age=0');
});

test('What the address of the login says goes before what the browser keeps', async () => {
  const signedIn = await post('/en/auth/login?nextUrl=%2Fen%2Fmembers', typed, cookieOf(form));
  expect(signedIn.headers.get('Location')).toBe('/en/members');
});

test('It is led there by ORCID too, and by way of a second step', async () => {
  const start = await post('/en/auth/orcid', {}, cookieOf(form));
  const attempt = start.headers.getSetCookie().find((set) => set.startsWith('orcid=')) ?? '';
  const back = await fetch(`${portal.url}/en/auth/orcid/callback?code=c&state=the-state`, {
    redirect: 'manual',
    headers: { Cookie: `${kept(attempt)}; ${cookieOf(form)}` },
  });
  expect(back.headers.get('Location')).toBe(form);
  expect(setBy(back)).toContain('Max-Age=0');
  cms.failing.set('/api/auth/orcid/callback', {
    status: 404,
    data: { token: 'of-the-introduction', firstName: 'Amal', lastName: 'Haddad' },
  });
  const unknown = await fetch(`${portal.url}/en/auth/orcid/callback?code=c&state=the-state`, {
    redirect: 'manual',
    headers: { Cookie: kept(attempt) },
  });
  expect(unknown.headers.get('Location')).toBe(`/en/auth/register?${new URLSearchParams({ nextUrl: form })}`);
  cms.failing.set('/api/login', { status: 403, data: { secondStep: 'a-token-that-is-long-enough' } });
  const step = await post('/en/auth/login', typed, cookieOf(form));
  expect(step.headers.get('Location')).toBe(`/en/auth/second-step?${new URLSearchParams({ nextUrl: form })}`);
});

test.each([
  '//evil.example',
  'https://evil.example/en',
  '/\\evil.example',
  '/en/logout',
  '/api/user',
  '/%2f%2fevil.example',
])('%s is neither kept nor led to', async (path) => {
  expect(await register(`?nextUrl=${encodeURIComponent(path)}`)).toContain('Max-Age=0');
  expect(await (await post(`/en/auth/confirm-email?token=${token}`, {}, cookieOf(path))).text()).toContain(
    'href="/en/auth/login"',
  );
  expect((await post('/en/auth/login', typed, cookieOf(path))).headers.get('Location')).toBe('/en');
});
