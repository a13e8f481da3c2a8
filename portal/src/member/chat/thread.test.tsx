import { webcrypto } from 'node:crypto';
import type { ChatMessage, Conversation, ConversationUpdates } from '@scholars/contract/chat';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import en from '~/i18n/locales/en/chat.json';
import shell from '~/i18n/locales/en/shell.json';
import type { ThreadData } from './read-conversation.server';
import { SizelessObserver } from '../../../tests/support/sizeless';
import { Thread } from './thread';

const typingKey = Buffer.alloc(32, 1).toString('base64url');
const member = {
  id: 'yusuf',
  slug: 'yusuf-demir',
  name: 'Yusuf Demir',
  photo: { url: '/a.svg', alt: '', width: 1, height: 1 },
};
// What the conversation reads of it.
const conversation = {
  id: 'one',
  with: member,
  unread: 0,
  revision: 0,
  canWrite: true,
  isOnline: false,
} as Conversation;
const thread: ThreadData = {
  conversation,
  messages: [],
  hasOlder: false,
  before: '',
  edited: '',
  isReporting: false,
  isBlocked: false,
  formId: 'form',
};
const nothingNew: ConversationUpdates = { messages: [], revision: 0, canWrite: true, isOnline: false, countUnread: 0 };

let root: Root;
let stored: ChatMessage[];
let updates: ConversationUpdates;
/** How the server answers; nothing for a connection that is lost. */
let answer: 'takes' | 'takes and is cut off' | 'refuses' | 'is away';
let sent: string[];

function messageOf(text: string, clientMessageId: string, changes: Partial<ChatMessage> = {}): ChatMessage {
  const sequence = stored.length + 1;
  const nothing = { file: null, editedAt: null, deletedAt: null, hiddenAt: null, readAt: null, mayChangeUntil: null };
  const at = '2026-03-01T06:05:00.000Z';
  return { id: `m${sequence}`, clientMessageId, sequence, text, fromMe: true, sentAt: at, ...nothing, ...changes };
}

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('ResizeObserver', SizelessObserver);
  localStorage.clear();
  [stored, sent, updates, answer] = [[], [], nothingNew, 'takes'];
  const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (answer === 'is away') throw new TypeError('Failed to fetch');
    if (url.includes('/updates')) return json({ success: true, data: updates });
    if (method !== 'POST' || !url.endsWith('/messages')) return json({ success: true, data: null });
    const { text, clientMessageId } = JSON.parse(body ?? '') as { text: string; clientMessageId: string };
    sent.push(clientMessageId);
    if (answer === 'refuses') return json({ success: false, message: 'Not connected' }, 422);
    const known = stored.find((one) => one.clientMessageId === clientMessageId);
    const message = known ?? messageOf(text, clientMessageId);
    if (!known) stored.push(message);
    if (answer === 'takes and is cut off') throw new TypeError('Failed to fetch');
    return json({ success: true, data: message });
  });
  document.documentElement.lang = 'en';
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

async function open(of: ThreadData = thread, read: () => ThreadData = () => of) {
  const Site = createRoutesStub([
    {
      path: '/en/messages',
      loader: read,
      Component: () => (
        <Thread thread={useLoaderData<ThreadData>()} countUnread={0} typingKey={typingKey} posted={undefined} />
      ),
      HydrateFallback: () => null,
    },
  ]);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={createTexts('en', { chat: en, account: {}, shell, common: {}, errors: {} })}>
        <Site initialEntries={['/en/messages?convoId=one']} />
      </I18nextProvider>,
    ),
  );
}

/** Leaves the page, to open it again. */
async function reload() {
  await act(async () => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
}

const log = () => document.querySelector('[role="log"]')?.textContent ?? '';
/** Lets React draw, again and again, until something is so. */
const until = (isSo: () => boolean) =>
  vi.waitUntil(
    async () => {
      await act(async () => undefined);
      return isSo();
    },
    { timeout: 3000 },
  );
const shows = (text: string) => until(() => log().includes(text));

async function write(text: string) {
  const area = document.querySelector<HTMLTextAreaElement>('form textarea[name="text"]');
  const form = area?.form;
  if (!area || !form) throw new Error('There is nothing to write with');
  area.value = text;
  await act(async () => form.requestSubmit());
}

it('shows what was written at once, and as sent when the server has it', async () => {
  await open();
  await write('Hello');
  await shows('Hello');
  await shows(en.message.sent);
  expect(stored.map(({ text }) => text)).toEqual(['Hello']);
  expect(localStorage).toHaveLength(0);
});

it('keeps what could not be sent through a reload, unreadable where it lies, and sends it once', async () => {
  answer = 'is away';
  await open();
  await write('In a tunnel');
  await shows(en.message.waits);
  await vi.waitUntil(() => localStorage.length > 0);
  expect(JSON.stringify(localStorage)).not.toContain('tunnel');
  await reload();
  answer = 'takes';
  await open();
  await shows('In a tunnel');
  await shows(en.message.sent);
  expect(stored).toHaveLength(1);
});

it('keeps what could not be sent beside what is written before that is read', async () => {
  answer = 'is away';
  await open();
  await write('In a tunnel');
  await vi.waitUntil(() => localStorage.length > 0);
  // Sealed: only its length tells how much is kept.
  const keptLength = () => Object.values(localStorage).join('').length;
  const lengthOfOne = keptLength();
  await reload();
  const decrypt = webcrypto.subtle.decrypt.bind(webcrypto.subtle);
  let read = () => {};
  const isRead = new Promise<void>((resolve) => (read = resolve));
  const reading = vi.spyOn(webcrypto.subtle, 'decrypt').mockImplementation(async (...asked) => {
    await isRead;
    return decrypt(...asked);
  });
  await open();
  await write('In the next one');
  await vi.waitUntil(() => reading.mock.calls.length > 0);
  read();
  await shows('In a tunnel');
  reading.mockRestore();
  await vi.waitUntil(() => keptLength() > lengthOfOne);
  await reload();
  await open();
  await shows('In a tunnel');
  await shows('In the next one');
});

it('keeps what is begun and not sent through a reload, and forgets it once it is sent', async () => {
  const field = () => document.querySelector<HTMLTextAreaElement>('form textarea[name="text"]') ?? expect.unreachable();
  await open();
  await act(async () => {
    field().value = 'Half a thought';
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await vi.waitUntil(() => localStorage.length > 0);
  expect(JSON.stringify(localStorage)).not.toContain('thought');
  await reload();
  await open();
  await until(() => field().value === 'Half a thought');
  expect(sent).toEqual([]);
  await write('Half a thought, and the rest');
  await shows(en.message.sent);
  await vi.waitUntil(() => localStorage.length === 0);
});

it('sends again under the same id what the server took before it was cut off, and shows it once', async () => {
  answer = 'takes and is cut off';
  await open();
  await write('Once');
  await shows(en.message.waits);
  answer = 'takes';
  await act(async () => void dispatchEvent(new Event('online')));
  await shows(en.message.sent);
  expect(stored).toHaveLength(1);
  expect(new Set(sent).size).toBe(1);
  expect(log().split('Once')).toHaveLength(2);
});

it('shows what a message was changed to since the page was made', async () => {
  const before = messageOf('Written in a tunnel', 'c1', { fromMe: false });
  updates = {
    ...nothingNew,
    revision: 2,
    messages: [{ ...before, text: 'Written in a long tunnel', editedAt: '2026-03-01T06:06:00.000Z' }],
  };
  await open({ ...thread, conversation: { ...conversation, revision: 1 }, messages: [before] });
  await shows('Written in a long tunnel');
});

it('shows what the page brings anew, where that is newer than what was learnt', async () => {
  const before = messageOf('Draft', 'c1');
  await open({ ...thread, conversation: { ...conversation, revision: 1 }, messages: [before] });
  await shows('Draft');
  const after = { ...before, text: 'Final' };
  await open({ ...thread, conversation: { ...conversation, revision: 2 }, messages: [after] });
  await shows('Final');
});

it('keeps what was refused with the reason, until its writer sends it again or takes it away', async () => {
  answer = 'refuses';
  await open();
  await write('No longer');
  await shows('Not connected');
  const press = (label: string) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
    return act(async () => button?.click());
  };
  answer = 'takes';
  await press(en.message.retry);
  await shows(en.message.sent);
  answer = 'refuses';
  await write('Never');
  await shows('Not connected');
  await press(en.message.discard);
  expect(log()).not.toContain('Never');
});

it('offers to send nothing again where the two may not write any more', async () => {
  answer = 'refuses';
  await open();
  await write('No longer');
  await shows(en.message.retry);
  updates = { ...nothingNew, canWrite: false };
  await act(async () => void dispatchEvent(new Event('online')));
  await until(() => !log().includes(en.message.retry));
  expect(log()).toContain(en.message.discard);
});

it('leads by web addresses in a message to another tab, and shows all else as text', async () => {
  const text = 'انظروا https://example.org/a، <b>ثم</b> javascript:alert(1)';
  await open({ ...thread, messages: [messageOf(text, 'c1', { fromMe: false })] });
  await shows(text);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[role="log"] [dir="auto"] a')];
  expect(links.map(({ href, target, rel, innerHTML }) => [href, target, rel, innerHTML])).toEqual([
    [
      'https://example.org/a',
      '_blank',
      'noopener noreferrer nofollow ugc',
      '<bdi dir="ltr">https://example.org/a</bdi>',
    ],
  ]);
});

it('cuts nothing that is pasted, and says how much is too much', async () => {
  const mine = messageOf('Short', 'c1', { mayChangeUntil: '2099-03-01T06:05:00.000Z' });
  await open({ ...thread, messages: [mine], edited: mine.id });
  await until(() => document.querySelectorAll('textarea').length === 3);
  for (const area of document.querySelectorAll('textarea')) {
    expect(area.maxLength).toBe(-1);
    const type = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    await act(async () => {
      type?.call(area, 'a'.repeat(5000));
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(area.closest('form')?.textContent).toMatch(/5,000/);
  }
});

it('sends nothing where there is nothing to send, and leaves the browser no words of its own to say', async () => {
  await open();
  await write('  ');
  expect(sent).toEqual([]);
  expect(document.activeElement?.getAttribute('name')).toBe('text');
  const forms = [...document.querySelectorAll('form:has(:required)')];
  expect(forms.length).toBeGreaterThan(0);
  expect(forms.filter((form) => !form.hasAttribute('novalidate'))).toEqual([]);
});

it('shows what the other one writes, and ends where the two may not write any more', async () => {
  await open();
  updates = { ...nothingNew, messages: [messageOf('From afar', '', { fromMe: false })], revision: 1 };
  await act(async () => void dispatchEvent(new Event('online')));
  await shows('From afar');
  updates = { ...nothingNew, revision: 1, canWrite: false };
  await act(async () => void dispatchEvent(new Event('online')));
  await until(() => document.querySelector('form textarea[name="text"]') === null);
});

it('has the list of conversations show what one has written oneself', async () => {
  let reads = 0;
  await open(thread, () => {
    reads += 1;
    return thread;
  });
  await write('Hello');
  await shows(en.message.sent);
  expect(reads).toBe(1);
  updates = { ...nothingNew, messages: stored, revision: 1 };
  await act(async () => void dispatchEvent(new Event('online')));
  await until(() => reads > 1);
});

it('keeps what is being typed while a message comes and the page is read anew', async () => {
  let reads = 0;
  await open(thread, () => ({ ...thread, formId: `form ${(reads += 1)}` }));
  await until(() => document.querySelector('form textarea[name="text"]') !== null);
  const area = document.querySelector<HTMLTextAreaElement>('form textarea[name="text"]');
  if (!area) throw new Error('There is nothing to write with');
  area.value = 'Half a sentence';
  const came = messageOf('Are you there?', 'theirs', { fromMe: false });
  updates = { ...nothingNew, messages: [came], revision: 1, countUnread: 1 };
  await act(async () => void window.dispatchEvent(new Event('online')));
  await shows('Are you there?');
  await until(() => reads > 1);
  await act(async () => undefined);
  expect(document.querySelector<HTMLTextAreaElement>('form textarea[name="text"]')?.value).toBe('Half a sentence');
});
