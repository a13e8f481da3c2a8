import type { NotificationPreferences } from '@scholars/contract/notification-preferences';
import { notificationTypes } from '@scholars/contract/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as own from '../src/member/preferences/preferences';
import * as linked from '../src/public/notification-preferences/notification-preferences';
import { accountSite } from '../tests/account-site';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { valuesOfForm } from '../tests/drawn-form';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';

const ownPath = '/en/account/preferences';
const token = 'x'.repeat(43);
const linkedPath = `/en/notification-preferences?token=${token}`;
const preferences: NotificationPreferences = {
  language: 'en',
  pausedUntil: '2031-03-04T21:00:00.000Z',
  timeZone: 'Asia/Qatar',
  types: Object.fromEntries(
    notificationTypes.map((type) => [
      type,
      { inApp: type !== 'recommendation', email: 'weekly', push: type === 'system' },
    ]),
  ) as NotificationPreferences['types'], // each of them
};
let cms: FakeCms;
let portal: TestPortal;
let refused: number;
let errors: Record<string, string[]> | undefined;
let pushKey: string | null;

beforeAll(async () => {
  cms = await startFakeCms((received, res) => {
    const path = received.url.split('?')[0] ?? '';
    if (path === '/api/user') return answerJson({ success: true, data: loginAnswer.user })(received, res);
    if (path === '/api/global-keys') return answerJson({ success: true, data: [] })(received, res);
    if (path.startsWith('/api/search-alerts'))
      return answerJson({ success: true, data: [], meta: { page: 1, pageSize: 1, pageCount: 1, total: 0 } })(
        received,
        res,
      );
    if (path === '/api/push-subscriptions')
      return answerJson({ success: true, data: { publicKey: pushKey, devices: [] } })(received, res);
    if (refused && (received.method !== 'GET' || !errors))
      return answerJson({ success: false, message: 'Refused <b>', errors }, refused)(received, res);
    return answerJson({ success: true, data: preferences })(received, res);
  });
  const build = accountSite({
    own: { path: 'account/preferences', module: own },
    linked: { path: 'notification-preferences', module: linked },
  });
  portal = await startPortal(cms.url, {}, { build });
});
beforeEach(() => {
  refused = 0;
  errors = undefined;
  pushKey = 'BKey';
  cms.received.length = 0;
  portal.logged.length = 0;
});
afterAll(async () => {
  await portal.close();
  await cms.close();
});

const get = (path: string, cookie = '') =>
  fetch(portal.url + path, { headers: { Accept: 'text/html', Cookie: cookie } });
const post = (path: string, fields: [string, string][], headers: Record<string, string> = {}) =>
  fetch(portal.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
  });
const changes = () =>
  cms.received
    .filter(({ method }) => method === 'PATCH')
    .map(({ url, body, headers }) => ({ url, body: JSON.parse(String(body)), bearer: headers.authorization }));
const same = () => ({ Cookie: portal.cookie, 'Sec-Fetch-Site': 'same-origin' });

test('the form shows for each type and channel what is so, in the day of the reader’s zone', async () => {
  const html = await (await get(ownPath, portal.cookie)).text();
  for (const type of notificationTypes) expect(html).toContain(`name="inApp-${type}"`);
  expect(html).not.toMatch(/name="inApp-recommendation"[^>]*checked/);
  expect(html).toMatch(/(?:checked=""[^>]*name="inApp-system"|name="inApp-system"[^>]*checked)/);
  for (const [part, value] of [
    ['day', '05'],
    ['month', '03'],
    ['year', '2031'],
  ])
    expect(html).toMatch(new RegExp(`name="pausedUntil-${part}"[^>]*value="${value}"`));
  expect(html).not.toContain('name="email-application-status"');
});

test('a form says what is ticked and chosen, and leaves what it does not name', async () => {
  const { status } = await post(
    ownPath,
    [
      ['intent', 'save'],
      ['type', 'system'],
      ['type', 'announcement'],
      ['type', 'application-status'],
      ['inApp-system', 'on'],
      ['email-system', 'instant'],
      ['email-announcement', 'daily'],
      ['email-application-status', 'off'],
      ['language', 'ar'],
      ['timeZone', 'Europe/Berlin'],
      ['pausedUntil-day', '٢'],
      ['pausedUntil-month', '1'],
      ['pausedUntil-year', '2031'],
    ],
    same(),
  );
  expect(status).toBe(200);
  expect(changes()).toMatchObject([
    {
      url: '/api/notification-preferences',
      body: {
        language: 'ar',
        timeZone: 'Europe/Berlin',
        pausedUntil: '2031-01-01T23:00:00.000Z',
        types: {
          system: { inApp: true, email: 'instant' },
          announcement: { inApp: false, email: 'daily' },
          'application-status': { inApp: false },
        },
      },
    },
  ]);
  expect(changes()[0]?.body.types['application-status']).toEqual({ inApp: false });
});

test('devices are a way of their own where the network pushes, and are asked for nowhere else', async () => {
  const html = await (await get(ownPath, portal.cookie)).text();
  for (const type of notificationTypes) expect(html).toContain(`name="push-${type}"`);
  expect(html).toMatch(/(?:checked=""[^>]*name="push-system"|name="push-system"[^>]*checked)/);
  expect(html).not.toMatch(/(?:checked=""[^>]*name="push-announcement"|name="push-announcement"[^>]*checked)/);
  pushKey = null;
  expect(await (await get(ownPath, portal.cookie)).text()).not.toContain('name="push-system"');
  expect(await (await get(linkedPath)).text()).not.toContain('name="push-system"');
});

test('a form says what devices may tell only where it asks for it', async () => {
  const fields: [string, string][] = [
    ['intent', 'save'],
    ['type', 'system'],
    ['type', 'announcement'],
    ['push-system', 'on'],
  ];
  await post(ownPath, fields, same());
  await post(ownPath, [...fields, ['asksForPush', 'on']], same());
  expect(changes().map(({ body }) => body.types)).toEqual([
    { system: { inApp: false }, announcement: { inApp: false } },
    { system: { inApp: false, push: true }, announcement: { inApp: false, push: false } },
  ]);
});

/** The form as a browser sends it that has changed nothing, and what its page has it carry along. */
const formOf = async (path: string) =>
  valuesOfForm(await (await get(path, portal.cookie)).text(), 'name="intent" value="save"');
const allTypes = notificationTypes.map((type): [string, string] => ['type', type]);

test.each([ownPath, linkedPath])('of a form at %s only what its person has changed is saved', async (path) => {
  const form = await formOf(path);
  const { 'inApp-system': _, ...unticked } = form;
  await post(path, [...Object.entries({ ...unticked, 'email-announcement': 'off' }), ...allTypes], same());
  await post(path, [...Object.entries({ ...form, 'pausedUntil-day': '6' }), ...allTypes], same());
  await post(
    path,
    [
      ...Object.entries({ ...form, 'pausedUntil-day': '', 'pausedUntil-month': '', 'pausedUntil-year': '' }),
      ...allTypes,
    ],
    same(),
  );
  await post(path, [...Object.entries({ ...form, language: 'ar', timeZone: 'America/Lima' }), ...allTypes], same());
  expect(changes().map(({ body }) => body)).toEqual([
    { types: { system: { inApp: false }, announcement: { email: 'off' } } },
    { pausedUntil: '2031-03-05T21:00:00.000Z' },
    { pausedUntil: null },
    { language: 'ar', timeZone: 'America/Lima' },
  ]);
});

test.each([ownPath, linkedPath])(
  'a pause at %s that is refused is so at its field, and nothing typed is lost',
  async (path) => {
    const form = await formOf(path);
    const { 'inApp-system': _, ...unticked } = form;
    const typed = {
      ...unticked,
      'email-announcement': 'off',
      language: 'ar',
      'pausedUntil-year': '2020',
      loaded: '{"language":"en"}',
    };
    refused = 422;
    errors = { pausedUntil: ['Please choose a date after today'] };
    const answer = await post(path, [...Object.entries(typed), ...allTypes], same());
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toMatch(/<title>Error/);
    expect(html).toMatch(/<a href="#field-pausedUntil">[^<]+: Please choose a date after today<\/a>/);
    expect(html).toMatch(/id="field-pausedUntil-error"[^]*?Please choose a date after today/);
    expect(valuesOfForm(html, 'name="intent" value="save"')).toEqual(typed);
  },
);

test('what is no date is refused before anything is saved', async () => {
  const form = await formOf(ownPath);
  const answer = await post(ownPath, Object.entries({ ...form, 'pausedUntil-month': '13' }), same());
  expect([answer.status, changes()]).toEqual([422, []]);
  expect(await answer.text()).toContain('Month must be a number from 1 to 12');
});

test.each([
  ['en', 'Arabian Standard Time'],
  ['ar', 'التوقيت العربي الرسمي'],
])('the clock by which digests come is called by its name, in the page’s language: %s', async (locale, name) => {
  const html = await (await get(ownPath.replace('/en/', `/${locale}/`), portal.cookie)).text();
  expect(html).toMatch(new RegExp(`<p[^>]*>[^<]*\\(${name}\\)`));
});

test('what is refused is said, as text', async () => {
  refused = 422;
  const answer = await post(linkedPath, [['intent', 'save']], { 'Sec-Fetch-Site': 'same-origin' });
  expect(answer.status).toBe(422);
});

test('a mail’s link opens the form by its own token, is told to nobody and needs no session', async () => {
  const answer = await get(linkedPath, portal.cookie);
  expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await answer.text()).toContain('name="inApp-system"');
  const asked = cms.received.find(({ url }) => url === '/api/notification-preferences/public');
  expect(asked?.headers.authorization).toBe(`Bearer ${token}`);
});

test('a mail program ends the mails by one post from anywhere, and is led nowhere else', async () => {
  const answer = await post(linkedPath, [['List-Unsubscribe', 'One-Click']], {
    Origin: 'https://mail.example',
    'Sec-Fetch-Site': 'cross-site',
  });
  expect(answer.status).toBe(200);
  const [change] = changes();
  expect(change).toMatchObject({ url: '/api/notification-preferences/public', bearer: `Bearer ${token}` });
  expect(Object.values(change?.body.types ?? {})).toEqual(
    Array.from({ length: notificationTypes.length - 2 }, () => ({ email: 'off' })),
  );
});

test('a link that is none, or no longer good, is called so, and changes nothing', async () => {
  expect((await post('/en/notification-preferences', [['List-Unsubscribe', 'One-Click']])).status).toBe(410);
  expect(changes()).toEqual([]);
  refused = 401;
  expect((await post(linkedPath, [['List-Unsubscribe', 'One-Click']])).status).toBe(410);
  expect(await (await get(linkedPath)).text()).toContain('This link is no longer valid');
});

test('a visitor is led from the members’ page to the login', async () => {
  const answer = await fetch(portal.url + ownPath, { redirect: 'manual', headers: { Accept: 'text/html' } });
  expect(answer.headers.get('location')).toContain('/en/auth/login?nextUrl=');
});
