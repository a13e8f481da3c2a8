import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ChatMessage, Conversation } from '@scholars/contract/chat';
import type { Connection } from '@scholars/contract/connections';
import * as connect from '../src/member/connections/connect';
import * as connections from '../src/member/connections/my-connections';
import * as messages from '../src/member/chat/messages';
import { accountSite } from '../tests/account-site';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';

const member: Conversation['with'] = {
  id: 'yusuf',
  slug: 'yusuf-demir',
  locale: 'en',
  name: 'Yusuf Demir',
  headline: '',
  photo: { url: '/uploads/drawn/avatar-yusuf-demir.svg', alt: '', width: 240, height: 240 },
  currentTitle: '',
  currentInstitution: '',
  organization: null,
  country: null,
  city: '',
  thematicAreas: [],
};
const message: ChatMessage = {
  id: 'm1',
  clientMessageId: '',
  sequence: 1,
  text: '<img src=x onerror=a()> أهلًا',
  file: { name: 'plan.pdf', type: 'application/pdf', size: 1000 },
  fromMe: false,
  sentAt: '2026-03-01T06:05:00.000Z',
  editedAt: null,
  deletedAt: null,
  hiddenAt: null,
  readAt: null,
  mayChangeUntil: null,
};
const own: ChatMessage = {
  ...message,
  id: 'm2',
  sequence: 2,
  text: 'Mine',
  file: null,
  fromMe: true,
  mayChangeUntil: '2099-03-01T06:05:00.000Z',
};
const connection: Connection = {
  id: 'c1',
  statusId: 1,
  member,
  requestedByMe: false,
  note: 'We met <b>once</b>',
  updatedAt: '2026-03-01T06:05:00.000Z',
  mayAskFrom: null,
};

let cms: FakeCms;
let portal: TestPortal;
let conversation: Conversation;
let calls: string[];
/** How one stands to the member. */
let standing: string;
/** What the page's forms are answered, where it is a refusal. */
let refusal: { status: number; message: string; errors?: Record<string, string[]> } | undefined;

beforeAll(async () => {
  cms = await startFakeCms((received, res) => {
    const call = `${received.method} ${received.url.split('?')[0]}`;
    calls.push(call);
    const answers: Record<string, unknown> = {
      'GET /api/user': loginAnswer.user,
      'GET /api/global-keys': [],
      'GET /api/conversations': [conversation],
      'GET /api/conversations/one': conversation,
      'GET /api/conversations/one/messages': [own, message],
      'GET /api/chat-settings': { readReceipts: true },
      'GET /api/connections': [connection],
      'GET /api/connections/suggestions': [{ member, reasons: [{ kind: 'mutual', count: 2 }] }],
      'GET /api/connections/states': [{ memberId: 'yusuf', state: standing, connectionId: null, mayAskFrom: null }],
      'GET /api/members/yusuf-demir': member,
    };
    const data = answers[call];
    if (data !== undefined) return answerJson({ success: true, data })(received, res);
    if (call === 'POST /api/conversations/one/read') conversation = { ...conversation, unread: 0 };
    if (received.method === 'GET') return answerJson({ success: false, message: 'Not found' }, 404)(received, res);
    if (refusal) return answerJson({ success: false, ...refusal }, refusal.status)(received, res);
    return answerJson({ success: true, data: { id: 'one' } })(received, res);
  });
  portal = await startPortal(
    cms.url,
    {},
    {
      build: accountSite({
        messages: { path: 'messages', module: messages },
        connections: { path: 'account/my-connections', module: connections },
        connect: { path: 'members/:slug/connect', module: connect },
      }),
    },
  );
});
beforeEach(() => {
  calls = [];
  standing = 'none';
  refusal = undefined;
  conversation = {
    id: 'one',
    with: member,
    unread: 0,
    lastMessageAt: message.sentAt,
    lastMessage: own,
    revision: 2,
    canWrite: true,
    isOnline: true,
  };
});
afterAll(async () => {
  await portal.close();
  await cms.close();
});

const headers = () => ({ Accept: 'text/html', Cookie: portal.cookie });
const get = async (path: string) => {
  const response = await fetch(portal.url + path, { headers: headers(), redirect: 'manual' });
  const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  return { response, html };
};
const post = (path: string, fields: Record<string, string>) =>
  fetch(portal.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...headers(),
      Origin: portal.publicUrl,
      'Sec-Fetch-Mode': 'navigate',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields),
  });
const pathOf = (response: Response) => (response.headers.get('Location') ?? '').replace(portal.publicUrl, '');

test.each(['en', 'ar'])(
  'A conversation shows messages as text, in the direction of each, and is kept by nobody (%s)',
  async (locale) => {
    const { response, html } = await get(`/${locale}/messages?convoId=one`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    expect(html).toContain('&lt;img src=x onerror=a()&gt; أهلًا');
    expect(html).toMatch(/role="log"/);
    expect(html).toMatch(/<p[^>]*dir="auto"[^>]*>Mine<\/p>/);
    expect(html).toContain('/api/conversations/one/messages/m1/file');
    // One's own may be changed and deleted, the other's not.
    expect(html).toContain('edit=m2');
    expect(html).not.toContain('edit=m1');
  },
);

test('a conversation that is another’s, or went with the other one, is not there, which its page says in its place', async () => {
  const { response, html } = await get('/en/messages?convoId=theirs');
  expect(response.status).toBe(404);
  const main = html.slice(html.indexOf('</aside>'));
  expect(main).toContain('This conversation is not here');
  expect(main).not.toContain('Yusuf');
  expect((await get('/ar/messages?convoId=theirs')).html).toContain('هذه المحادثة غير موجودة');
});

test('what is sent into a conversation that is not there any more comes back, without script too', async () => {
  refusal = { status: 404, message: 'Not found' };
  const fields = { intent: 'send', text: 'Half a thought', clientMessageId: 'x' };
  const response = await post('/en/messages?convoId=theirs', fields);
  expect(response.status).toBe(404);
  expect(await response.text()).toMatch(/<blockquote[^>]*>Half a thought<\/blockquote>/);
});

test('opening one with something unread says so to the CMS, and reads the page anew', async () => {
  conversation = { ...conversation, unread: 2 };
  const { response } = await get('/en/messages?convoId=one');
  expect([response.status, pathOf(response)]).toEqual([302, '/en/messages?convoId=one']);
  expect(calls).toContain('POST /api/conversations/one/read');
  expect((await get('/en/messages?convoId=one')).response.status).toBe(200);
});

test('what searches the messages is one landmark', async () => {
  const { html } = await get('/en/messages');
  const side = /<aside[^]*?<\/aside>/.exec(html)?.[0] ?? '';
  expect(side.match(/<search|role="search"/g)).toEqual(['<search']);
});

test('where the two may not write there is nothing to write with', async () => {
  conversation = { ...conversation, canWrite: false };
  const { html } = await get('/en/messages?convoId=one');
  expect(html).not.toContain('name="clientMessageId"');
  expect(html).toContain('You can write to each other while you are connected.');
});

test('whom one has blocked one may lift the block of, and is told of it', async () => {
  conversation = { ...conversation, canWrite: false };
  expect((await get('/en/messages?convoId=one')).html).toContain('Block Yusuf Demir');
  standing = 'blocked';
  const { html } = await get('/en/messages?convoId=one');
  expect(html).toContain('Lift the block of Yusuf Demir');
  expect(html).not.toContain('Block Yusuf Demir');
  const lifted = await post('/en/messages?convoId=one', { intent: 'unblock', member: 'yusuf' });
  expect(await lifted.text()).toContain('You have lifted the block of Yusuf Demir.');
  expect(calls).toContain('DELETE /api/members/yusuf/block');
});

test('a message that is sent leads back to the conversation; one that is refused stands in the form again', async () => {
  const fields = { intent: 'send', text: 'Hello', clientMessageId: 'x' };
  expect(pathOf(await post('/en/messages?convoId=one', fields))).toBe('/en/messages?convoId=one#latest');
  refusal = { status: 429, message: 'Too many' };
  const response = await post('/en/messages?convoId=one', fields);
  expect(response.status).toBe(429);
  const html = await response.text();
  expect(html).toContain('Too many');
  expect(html).toMatch(/<textarea[^>]*>Hello<\/textarea>/);
  expect((await post('/en/messages?convoId=one', { intent: 'everything' })).status).toBe(400);
});

test('the reason of a report that is refused stands in its form again', async () => {
  refusal = { status: 422, message: 'Please check', errors: { reason: ['Must be at most 2000 characters'] } };
  const response = await post('/en/messages?convoId=one', { intent: 'report', reason: 'It was this', messageId: '' });
  expect(await response.text()).toMatch(/<textarea[^>]*>It was this<\/textarea>/);
});

test.each([
  ['send', 'text', ''],
  ['edit', 'text', '&edit=m1'],
  ['report', 'reason', ''],
])('what is wrong with what one wants to %s stands at it', async (intent, field, query) => {
  refusal = { status: 422, message: 'Please check', errors: { [field]: ['Message is required'] } };
  const response = await post(`/en/messages?convoId=one${query}`, { intent, text: '', reason: '', messageId: 'm1' });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('Message is required');
});

test('my connections show a note as text, who may be known and why, and lead to a conversation', async () => {
  const { html } = await get('/en/account/my-connections?tab=received');
  expect(html).toContain('We met &lt;b&gt;once&lt;/b&gt;');
  expect((await get('/ar/account/my-connections')).html).toContain('جهتا تواصل مشتركتان');
  const path = '/en/account/my-connections';
  expect(pathOf(await post(path, { intent: 'message', member: 'yusuf' }))).toBe('/en/messages?convoId=one');
  refusal = { status: 422, message: 'Not now' };
  expect(await (await post(path, { intent: 'connect', member: 'yusuf' })).text()).toContain('Not now');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'a button beside a member leads back to a page of this site, never to %s',
  async (back) => {
    const path = '/en/members/yusuf-demir/connect';
    const lead = async (to: string) => pathOf(await post(path, { intent: 'connect', member: 'yusuf', back: to }));
    expect(await lead(back)).toBe('/en/members/yusuf-demir#connect-yusuf-demir');
    expect(await lead('/en/members?q=a')).toBe('/en/members?q=a#connect-yusuf-demir');
  },
);
