import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Notification, NotificationGroup } from '@scholars/contract/notifications';
import * as notifications from '../src/member/notifications/notifications';
import { accountSite } from '../tests/account-site';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';

const path = '/en/account/notifications';
let cms: FakeCms;
let portal: TestPortal;
let told: Notification;
let earlier: string | null;
let groups: NotificationGroup[] | undefined;
/** How the CMS answers to what the page's forms ask. */
let answerOfForms: { body: object; status: number };

beforeAll(async () => {
  cms = await startFakeCms((received, res) => {
    const answers: Record<string, unknown> = {
      'GET /api/user': { ...loginAnswer.user, countUnread: 120 },
      'GET /api/user-notifications': {
        notifications: groups ? ['n1', 'n2', 'n3'].map((id) => ({ ...told, id })) : [told],
        ...(groups && { groups }),
        earlier,
        countUnread: 120,
        countChatUnread: 0,
      },
      'GET /api/global-keys': [],
    };
    const data = answers[`${received.method} ${received.url.split('?')[0]}`];
    if (data !== undefined) return answerJson({ success: true, data })(received, res);
    return answerJson(answerOfForms.body, answerOfForms.status)(received, res);
  });
  portal = await startPortal(
    cms.url,
    {},
    { build: accountSite({ notifications: { path: 'account/notifications', module: notifications } }) },
  );
});
beforeEach(() => {
  earlier = null;
  groups = undefined;
  told = {
    id: 'n1',
    read_at: null,
    created_at: '2026-03-01T06:05:00.000Z',
    data: {
      title: 'A <b>title</b>',
      message: '<p onclick="a()">Hello<script>a()</script></p>',
      redirect_url: '/en/about',
      type: 'system',
      channel_id: null,
    },
  };
  answerOfForms = { body: { success: true, data: told }, status: 200 };
  portal.logged.length = 0;
});
afterAll(async () => {
  await portal.close();
  await cms.close();
});

const get = () => fetch(portal.url + path, { headers: { Accept: 'text/html', Cookie: portal.cookie } });
const post = (intent: string, also: Record<string, string> = {}) =>
  fetch(portal.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      Accept: 'text/html',
      Cookie: portal.cookie,
      Origin: portal.publicUrl,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ intent, id: 'n1', ...also }),
  });
const locationOf = (response: Response) => new URL(response.headers.get('Location') ?? '', portal.publicUrl).href;

test('shows titles as text, messages cleaned, the time as it is in Doha, and is kept by nobody', async () => {
  const response = await get();
  const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  expect(response.headers.get('Cache-Control')).toContain('no-store');
  expect(html).toContain('A &lt;b&gt;title&lt;/b&gt;');
  expect(html).toContain('<p>Hello</p>');
  expect(html).toContain('01/03/2026 09:05 AM');
});

test('several that are told as one are one entry, which opens to its parts, and are followed and deleted together', async () => {
  cms.received.length = 0;
  groups = [
    {
      ids: ['n1', 'n2', 'n3'],
      title: '3 people asked',
      message: '<p>All</p>',
      redirect_url: '/en/account/my-connections',
    },
  ];
  const html = (await (await get()).text()).replace(/<script[\s\S]*?<\/script>/g, '');
  expect(html.match(/<h3/g)).toHaveLength(1);
  expect(html.match(/<h4/g)).toHaveLength(3);
  expect(html.match(/name="also" value="n2,n3"/g)).toHaveLength(2);
  const also = { also: 'n2,n3', to: '/en/account/my-connections' };
  expect(locationOf(await post('follow', also))).toBe(`${portal.publicUrl}/en/account/my-connections`);
  expect(locationOf(await post('follow', { ...also, to: 'https://evil.example' }))).toBe(
    `${portal.publicUrl}/en/account/notifications`,
  );
  await post('delete', also);
  const asked = cms.received.filter(({ url }) => /user-notifications\/n\d/.test(url));
  const times = (name: string) => asked.filter(({ method, url }) => `${method} ${url}` === name).length;
  for (const id of ['n1', 'n2', 'n3']) {
    expect(times(`POST /api/user-notifications/${id}`)).toBe(2);
    expect(times(`DELETE /api/user-notifications/${id}`)).toBe(1);
  }
});

test('a hundred lead on to those before them; a place that is none is the beginning', async () => {
  earlier = '1790000000000-n1';
  expect(await (await get()).text()).toContain(`href="${path}?before=${earlier}"`);
  earlier = null;
  const asked = async (query: string) => {
    const before = cms.received.length;
    const response = await fetch(`${portal.url}${path}?before=${query}`, {
      headers: { Accept: 'text/html', Cookie: portal.cookie },
    });
    const call = cms.received.slice(before).find(({ url }) => url.startsWith('/api/user-notifications'));
    return { status: response.status, call: call?.url, html: await response.text() };
  };
  const later = await asked('1790000000000-n1');
  expect(later).toMatchObject({ status: 200, call: '/api/user-notifications?before=1790000000000-n1' });
  expect(later.html).toContain(`href="${path}"`);
  expect(later.html).not.toContain(`href="${path}?before`);
  expect(await asked('<script>')).toMatchObject({ status: 200, call: expect.not.stringContaining('script') });
});

test('one that is followed leads to its place', async () => {
  const response = await post('follow');
  expect([response.status, locationOf(response)]).toEqual([302, `${portal.publicUrl}/en/about`]);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/en/../..//evil.example',
  'javascript:alert(1)',
  '',
])('none leads to “%s”, neither by following it nor by its link', async (redirect_url) => {
  told.data.redirect_url = redirect_url;
  expect(locationOf(await post('follow'))).toBe(portal.publicUrl + path);
  told.read_at = told.created_at;
  const html = await (await get()).text();
  const [, href] = /<h3[^>]*><a[^>]*href="([^"]*)"/.exec(html) ?? [];
  expect(href).toBe('/en');
});

test.each(['follow', 'delete', 'read-all'])(
  'a call that fails is logged, and nothing is said about it: %s',
  async (intent) => {
    for (const status of [404, 500]) {
      answerOfForms = { body: { success: false, message: 'Something is wrong' }, status };
      const response = await post(intent);
      expect(response.status).toBe(intent === 'follow' ? 302 : 200);
      expect(await response.text()).not.toContain('Something is wrong');
      expect(portal.logged).toContainEqual(expect.objectContaining({ event: 'notification.failed', intent, status }));
    }
  },
);

test('what no form of the page asks is refused', async () => {
  expect((await post('follow-everything')).status).toBe(400);
});
