import type { EmailChange } from '@scholars/contract/email-change';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as changeEmail from '../src/member/email-change/change-email';
import * as confirmChange from '../src/member/email-change/confirm-change';
import { accountSite } from '../tests/account-site';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';

const path = '/en/account/change-email';
const information = '/en/account/my-information';
const token = 'x'.repeat(43);
const none: EmailChange = { waiting: null, hasPassword: true, isProven: false };
const waiting: EmailChange = {
  ...none,
  waiting: { email: 'amal@lakeside.example', until: '2031-03-04T21:00:00.000Z' },
};
let cms: FakeCms;
let portal: TestPortal;
let change: EmailChange;
let identities: object[];
let calendarMadeAt: string | null;
let refused: { status: number; message?: string; errors?: Record<string, string[]> } | undefined;

beforeAll(async () => {
  cms = await startFakeCms((received, res) => {
    const answers: Record<string, unknown> = {
      '/api/user': loginAnswer.user,
      '/api/email-change': change,
      '/api/identities': identities,
      '/api/calendar-feed': { madeAt: calendarMadeAt },
      '/api/confirm-email-change': { email: 'amal@lakeside.example' },
    };
    if (received.method !== 'GET' && refused) {
      const { status, message = 'Refused', errors } = refused;
      return answerJson({ success: false, message, ...(errors && { errors }) }, status)(received, res);
    }
    return answerJson({ success: true, data: answers[received.url.split('?')[0] ?? ''] ?? [] })(received, res);
  });
  const build = accountSite({
    change: { path: 'account/change-email', module: changeEmail },
    confirmChange: { path: 'auth/change-email', module: confirmChange },
  });
  portal = await startPortal(cms.url, {}, { build });
});
beforeEach(() => {
  [change, identities, calendarMadeAt, refused] = [none, [], null, undefined];
  cms.received.length = 0;
});
afterAll(async () => {
  await portal.close();
  await cms.close();
});

const get = (address: string, cookie = portal.cookie) =>
  fetch(portal.url + address, { redirect: 'manual', headers: { Accept: 'text/html', Cookie: cookie } });
const textOf = async (address: string) => (await get(address)).text();
const post = (fields: Record<string, string>, address: string, cookie = portal.cookie) =>
  fetch(portal.url + address, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'text/html', Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams(fields),
  });
/** What the CMS was asked to do. */
const sent = () =>
  cms.received
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body }) => [method, url, String(body) === '' ? {} : JSON.parse(String(body))]);

test('a new address is asked for with the password, and what was wrong is said beside what was typed', async () => {
  refused = { status: 422, errors: { password: ['This is not your current password'] } };
  const wrong = await post({ email: 'amal@lakeside.example', password: 'not it' }, path);
  expect(wrong.status).toBe(422);
  const html = await wrong.text();
  expect(html).toContain('This is not your current password');
  expect(html).toContain('value="amal@lakeside.example"');
  expect(html).not.toContain('not it');
  const empty = await (await post({ email: 'nowhere', password: '' }, path)).text();
  expect(empty).toContain('Please enter a valid email');
  refused = undefined;
  const done = await post({ email: 'amal@lakeside.example', password: 'three quiet lakes' }, path);
  expect(sent().at(-1)).toEqual([
    'POST',
    '/api/email-change',
    { email: 'amal@lakeside.example', password: 'three quiet lakes' },
  ]);
  expect(done.headers.get('location')).toBe(`${information}#email`);
});

test('who has a connected iD and no password confirms with it first, and then is asked for none', async () => {
  identities = [{ provider: 'orcid', subject: '0000-0002-1825-0097', connectedAt: '2031-03-04T21:00:00.000Z' }];
  change = { ...none, hasPassword: false };
  const before = await textOf(path);
  expect(before).not.toContain('name="email"');
  expect(before).toContain(`/en/auth/orcid?nextUrl=${encodeURIComponent(path)}`);
  change = { ...change, isProven: true };
  const after = await textOf(path);
  expect(after).toContain('name="email"');
  expect(after).not.toContain('type="password"');
  expect(after).not.toContain('/auth/orcid?');
});

test('visitors are led to the login', async () => {
  expect((await get(path, '')).headers.get('location')).toContain('/en/auth/login?nextUrl=');
  await post({ email: 'amal@lakeside.example', password: 'x' }, path, '');
  expect(sent()).toEqual([]);
});

test('one’s information names the address that waits, which is mailed again or given up by a button', async () => {
  const without = await textOf(information);
  expect(without).toContain(`href="${path}"`);
  expect(without).not.toContain('value="resend-email"');
  change = waiting;
  const html = await textOf(information);
  expect(html).toContain('amal@lakeside.example');
  expect(html).toContain('Open it by 5 March 2031');
  await post({ intent: 'resend-email' }, information);
  await post({ intent: 'keep-email' }, information);
  expect(sent().map(([method, url]) => [method, url])).toEqual([
    ['POST', '/api/email-change/resend'],
    ['DELETE', '/api/email-change'],
  ]);
  refused = { status: 429, message: 'Several emails were asked for' };
  expect(await (await post({ intent: 'resend-email' }, information)).text()).toContain('Several emails were asked for');
});

test('the mailed link changes nothing until its button is pressed, by whoever reads the mail', async () => {
  const address = `/en/auth/change-email?token=${token}`;
  const opened = await get(address, '');
  expect(opened.status).toBe(200);
  expect(opened.headers.get('referrer-policy')).toBe('strict-origin');
  expect(opened.headers.get('cache-control')).toContain('no-store');
  expect(sent()).toEqual([]);
  const pressed = await post({}, address, '');
  const asked = cms.received.find(({ url }) => url === '/api/confirm-email-change');
  expect(asked?.headers.authorization).toBe(`Bearer ${token}`);
  const html = await pressed.text();
  expect(html).toContain('Your email address is changed');
  expect(html).toContain('amal@lakeside.example');
});

test.each([
  [401, 410, 'This link no longer works'],
  [409, 409, 'This address belongs to another account by now'],
  [503, 503, ''],
])('a link that the CMS answers with %i says so, and nobody is signed out', async (status, shown, words) => {
  refused = { status, message: words };
  const answer = await post({}, `/en/auth/change-email?token=${token}`);
  expect(answer.status).toBe(shown);
  expect(await answer.text()).toContain(words);
  expect(answer.headers.getSetCookie().some((cookie) => /session=;/.test(cookie))).toBe(false);
});

test('an address without a token asks nothing of the CMS', async () => {
  expect((await post({}, '/en/auth/change-email?token=none')).status).toBe(410);
  expect(sent()).toEqual([]);
});

test('who has a private calendar reads beside the password that its address stays, and where a new one is made', async () => {
  const link = 'href="/en/account/my-calendar"';
  const partOf = (html: string) => html.slice(html.indexOf('id="password"'), html.indexOf('id="sessions"'));
  expect(partOf(await textOf(information))).not.toContain(link);
  calendarMadeAt = '2026-03-12T11:05:00.000Z';
  expect(partOf(await textOf(information))).toContain(link);
});
