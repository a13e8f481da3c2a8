import { expect, it, vi } from 'vitest';
import { hearLive } from './live-channel';

type Hear = (said: unknown) => void;
const hearers = vi.hoisted(() => new Map<string, Hear>());
vi.mock('socket.io-client', () => ({
  io: () => ({
    connected: true,
    emit() {},
    onAny() {},
    on: (name: string, hear: Hear) => void hearers.set(name, hear),
  }),
}));

it('The title says how much is unread, until the session has ended', async () => {
  vi.stubGlobal('requestIdleCallback', (call: () => void) => call());
  document.title = 'Members';
  hearLive('unread', () => {}, new AbortController().signal);
  await vi.waitFor(() => expect(hearers.has('unread')).toBe(true));

  hearers.get('unread')?.({ countUnread: 4, countChatUnread: 2 });
  expect(document.title).toBe('(6) Members');
  hearers.get('disconnect')?.('transport close');
  expect(document.title).toBe('(6) Members');
  hearers.get('disconnect')?.('io server disconnect');
  expect(document.title).toBe('Members');
});
