import { webcrypto } from 'node:crypto';
import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import {
  createRoutesStub,
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ShouldRevalidateFunction,
} from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import applicationWords from '~/i18n/locales/en/applications.json';
import chat from '~/i18n/locales/en/chat.json';
import common from '~/i18n/locales/en/common.json';
import connectionWords from '~/i18n/locales/en/connections.json';
import directory from '~/i18n/locales/en/directory.json';
import shell from '~/i18n/locales/en/shell.json';
import * as applications from '~/member/applications/my-applications';
import * as messages from '~/member/chat/messages';
import * as connections from '~/member/connections/my-connections';
import { SizelessObserver } from './support/sizeless';

const live = vi.hoisted(() => ({ hearers: new Set<{ name: string; hear: (news: object) => void }>() }));
vi.mock('~/live/live-channel', () => ({
  isLive: () => true,
  followLive: () => () => undefined,
  tellLive: () => undefined,
  hearLive(name: string, hear: (news: object) => void, signal: AbortSignal) {
    const hearer = { name, hear };
    live.hearers.add(hearer);
    signal.addEventListener('abort', () => live.hearers.delete(hearer));
  },
}));

const photo = { url: '/a.svg', alt: '', width: 1, height: 1 };
const member = {
  id: 'yusuf',
  slug: 'yusuf-demir',
  locale: 'en',
  name: 'Yusuf Demir',
  headline: '',
  photo,
  thematicAreas: [],
};
const meta = { page: 1, pageSize: 12, pageCount: 1, total: 1 };
const at = '2026-03-01T06:05:00.000Z';

let root: Root;
/** What the page's loader gives, or promises, and what its action says. */
let page: object;
let refusal: object;
let status: number;

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('ResizeObserver', SizelessObserver);
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/updates')
      ? new Response(JSON.stringify({ success: false, message: 'Not found' }), { status: 404 })
      : new Response(JSON.stringify({ success: true, data: null })),
  );
  localStorage.clear();
  live.hearers.clear();
  document.documentElement.lang = 'en';
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

interface RouteModule {
  default: unknown;
  shouldRevalidate: ShouldRevalidateFunction;
}

async function open({ default: Page, shouldRevalidate }: RouteModule, path: string) {
  const Drawn = Page as ComponentType<{ loaderData: unknown; actionData: unknown }>; // what its loader and its action give stands in their place here
  const Site = createRoutesStub([
    {
      path: path.split('?')[0],
      shouldRevalidate,
      loader: () => page,
      action: async ({ request }: ActionFunctionArgs) => {
        await request.formData();
        return data(refusal, { status });
      },
      Component: () => <Drawn loaderData={useLoaderData()} actionData={useActionData()} />,
      HydrateFallback: () => null,
    },
  ]);
  const texts = { chat, common, directory, shell, connections: connectionWords, applications: applicationWords };
  await act(async () =>
    root.render(
      <I18nextProvider i18n={createTexts('en', { ...texts, errors: {}, messages: {} })}>
        <Site initialEntries={[path]} />
      </I18nextProvider>,
    ),
  );
  await until(() => document.querySelector('h1') !== null);
}

/** Lets React draw, again and again, until something is so. */
const until = (isSo: () => boolean) =>
  vi.waitUntil(
    async () => {
      await act(async () => undefined);
      return isSo();
    },
    { timeout: 3000 },
  );
const shown = () => document.body.textContent ?? '';
const press = (name: string) =>
  act(async () =>
    (document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`) ?? expect.fail(`no ${name}`)).click(),
  );
const tell = (name: string, news: object = {}) =>
  act(async () => {
    for (const hearer of live.hearers) if (hearer.name === name) hearer.hear(news);
  });

const request = { id: 'c1', statusId: 1, member, requestedByMe: false, note: '', updatedAt: at, mayAskFrom: null };
const received = (...all: object[]) => ({
  title: 'My connections',
  tab: 'received',
  connections: all,
  paging: { ...meta, total: all.length },
  counts: { received: all.length },
  suggested: [],
});

it('takes a request away that was withdrawn meanwhile, and says why it could not be accepted', async () => {
  page = received(request);
  await open(connections, '/en/account/my-connections?tab=received');
  [page, refusal, status] = [received(), { refused: { message: 'This is not possible now', errors: {} } }, 422];
  await press(connectionWords.actNamed.accept.replace('{{name}}', member.name));
  await until(() => shown().includes('This is not possible now'));
  expect(shown()).not.toContain('Yusuf Demir');
});

it('shows a request that comes while the page is open', async () => {
  page = received();
  await open(connections, '/en/account/my-connections?tab=received');
  page = received(request);
  await tell('unread', { countUnread: 1, countChatUnread: 0 });
  await until(() => shown().includes('Yusuf Demir'));
});

it('keeps saying what one has done, and what takes it back, when it is read anew for news of just that', async () => {
  page = received(request);
  await open(connections, '/en/account/my-connections?tab=received');
  const done = { intent: 'accept', memberId: member.id, name: member.name };
  [page, refusal, status] = [received(), { done }, 200];
  await press(connectionWords.actNamed.accept.replace('{{name}}', member.name));
  const words = connectionWords.done.accept.replace('{{name}}', member.name);
  await until(() => shown().includes(words));
  page = received({ ...request, id: 'c2', member: { ...member, id: 'noor', name: 'Noor Saleh' } });
  await tell('contacts');
  await until(() => shown().includes('Noor Saleh'));
  expect(shown()).toContain(words);
});

it('says what one has done although news of it come while the page is read for it, and reads it anew after', async () => {
  page = received(request);
  await open(connections, '/en/account/my-connections?tab=received');
  let finish = (_read: object): void => expect.fail('nothing is read');
  const slow = new Promise<object>((resolve) => (finish = resolve));
  const done = { intent: 'decline', memberId: member.id, name: member.name };
  [page, refusal, status] = [slow, { done }, 200];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await press(connectionWords.actNamed.decline.replace('{{name}}', member.name));
  await tell('unread', { countUnread: 0, countChatUnread: 0 });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  page = received({ ...request, id: 'c2', member: { ...member, id: 'noor', name: 'Noor Saleh' } });
  await act(async () => finish(received()));
  await until(() => shown().includes('Noor Saleh'));
  expect(shown()).toContain(connectionWords.done.decline.replace('{{name}}', member.name));
});

const application = (changes: object) => ({
  title: 'My applications',
  documentTitle: 'My applications',
  saved: { data: [], meta: { ...meta, total: 0 } },
  now: at,
  typingKey: '',
  cancelling: undefined,
  applications: {
    meta,
    data: [
      {
        id: 'a1',
        reference: 'OA-2026-000007',
        opportunity: { id: 'o1', slug: 'lakes', title: 'Lakes', locale: 'en' },
        status: 'received',
        statusLabel: 'Received',
        submittedAt: at,
        updatedAt: at,
        canCancel: true,
        canApply: false,
        timeline: [],
        ...changes,
      },
    ],
  },
});

it('shows where an application stands as soon as that changes', async () => {
  page = application({});
  await open(applications, '/en/account/my-applications');
  page = application({ status: 'shortlisted', statusLabel: 'Shortlisted' });
  await tell('unread', { countUnread: 1, countChatUnread: 0 });
  await until(() => shown().includes('Shortlisted'));
});

it('shows an application that was decided before it could be withdrawn as it is, beside the reason', async () => {
  const asked = application({});
  page = { ...asked, cancelling: asked.applications.data[0] };
  await open(applications, '/en/account/my-applications');
  page = application({ status: 'accepted', statusLabel: 'Accepted', canCancel: false });
  [refusal, status] = [{ isDone: false, isGone: false, wasDraft: false, message: 'It is decided' }, 409];
  await act(async () => document.querySelector<HTMLFormElement>('#withdraw form')?.requestSubmit());
  await until(() => shown().includes('It is decided'));
  expect(shown()).toContain('Accepted');
  expect(shown()).not.toContain(applicationWords.list.withdraw);
});

const conversation = {
  id: 'one',
  with: member,
  unread: 0,
  lastMessageAt: null,
  lastMessage: null,
  revision: 0,
  canWrite: true,
  isOnline: false,
};
const conversations = (changes: object) => ({
  title: 'Messages',
  conversations: [{ ...conversation, ...changes }],
  countUnread: 0,
  settings: { readReceipts: true },
  q: '',
  found: undefined,
  thread: undefined,
  gone: '',
  typingKey: Buffer.alloc(32, 1).toString('base64url'),
});

const thread = {
  conversation,
  messages: [],
  hasOlder: false,
  before: '',
  edited: '',
  isReporting: false,
  isBlocked: false,
  formId: 'f',
};

it('marks a conversation in the list once something is written in it', async () => {
  page = conversations({});
  await open(messages, '/en/messages');
  page = conversations({ unread: 2 });
  await tell('conversation', { id: 'one', revision: 1 });
  await until(() => shown().includes('2 unread messages'));
});

it('empties the box of a report once that is sent', async () => {
  page = { ...conversations({}), thread };
  await open(messages, '/en/messages?convoId=one');
  const box = document.querySelector<HTMLTextAreaElement>('[name="reason"]') ?? expect.unreachable();
  box.value = 'It was this';
  [refusal, status] = [{ done: 'report' }, 200];
  await act(async () => box.form?.requestSubmit());
  await until(() => shown().includes(chat.report.done));
  await until(() => box.value === '');
});

it('says that a conversation is gone with the account of the other one, and gives back what was begun', async () => {
  const before = conversations({});
  page = { ...before, thread };
  await open(messages, '/en/messages?convoId=one');
  const area = document.querySelector<HTMLTextAreaElement>('form textarea[name="text"]') ?? expect.unreachable();
  await act(async () => {
    area.value = 'Half a thought';
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await vi.waitUntil(() => localStorage.length > 0);
  page = { ...before, conversations: [], gone: 'one' };
  await until(() => shown().includes(chat.gone.title));
  await until(() => shown().includes('Half a thought'));
  expect(shown()).not.toContain('Yusuf Demir');
});
