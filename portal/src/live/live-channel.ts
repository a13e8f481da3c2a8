import type { LiveNews, LiveWords } from '@scholars/contract/live';
import type { Socket } from 'socket.io-client';
import { showInTitle } from './unread-title';
import { keepToPerson } from './whose-page';

type NewsName = keyof LiveNews;
type Hear<Name extends NewsName> = LiveNews[Name];

const idleAtMostMs = 3000;
const reconnectFirstMs = 1000;
const reconnectMostMs = 30_000;
const refusedForNowMs = 30_000;

const hearers = new Set<{ name: NewsName; hear: (news: never) => void }>();
const followers = new Set<() => void>();
let socket: Socket<LiveNews, LiveWords> | undefined;
let opening: Promise<void> | undefined;

/**
 * Hears one kind of news until the signal ends it. The first who listens opens the channel, once the page has nothing
 * else to do: one for each window, for whom it is open to. What is heard may be late or missing, and a page that hears
 * nothing works all the same.
 */
export function hearLive<Name extends NewsName>(name: Name, hear: Hear<Name>, signal: AbortSignal): void {
  if (signal.aborted) return;
  // The frame listens, for whom it is made.
  if (name === 'unread') keepToPerson();
  const hearer = { name, hear: hear as (news: never) => void }; // called with news of its name
  hearers.add(hearer);
  signal.addEventListener('abort', () => hearers.delete(hearer));
  // Without a connection its code does not come: whoever listens next asks for it again.
  opening ??= whenIdle()
    .then(open)
    .catch(() => {
      opening = undefined;
    });
}

/** Whether news come by themselves now. */
export const isLive = (): boolean => socket?.connected ?? false;

/** For React: calls when `isLive` has changed. */
export function followLive(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}

/** Says something while the channel is open; else nobody needs it. */
export function tellLive<Word extends keyof LiveWords>(word: Word, ...said: Parameters<LiveWords[Word]>): void {
  if (isLive()) socket?.emit(word, ...said);
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: idleAtMostMs });
    else setTimeout(resolve, idleAtMostMs);
  });
}

async function open(): Promise<void> {
  const { io } = await import('socket.io-client');
  const opened: Socket<LiveNews, LiveWords> = io({
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: reconnectFirstMs,
    reconnectionDelayMax: reconnectMostMs,
    // After a restart of the server not all come back in one moment.
    randomizationFactor: 0.8,
  });
  socket = opened;
  const changed = () => followers.forEach((follow) => follow());
  opened.on('connect', () => {
    tellLooking();
    changed();
  });
  opened.on('disconnect', (reason) => {
    // By the server, as the session has ended: what was unread is nobody's to see any more.
    if (reason === 'io server disconnect') showInTitle({ countUnread: 0, countChatUnread: 0 });
    changed();
  });
  opened.on('connect_error', ({ message }) => {
    // Of others it tries again by itself; where one may not, it does not help to.
    if (!opened.active && message === 'unavailable')
      setTimeout(() => opened.connect(), refusedForNowMs * (1 + Math.random()));
  });
  opened.on('unread', showInTitle);
  opened.onAny((name: string, news: unknown) => {
    // of this very name
    for (const hearer of hearers) if (hearer.name === name) hearer.hear(news as never);
  });
  document.addEventListener('visibilitychange', tellLooking);
  // A page with an open connection could not be gone back to as it was left.
  addEventListener('pagehide', () => opened.disconnect());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) opened.connect();
  });
}

function tellLooking(): void {
  tellLive('looking', document.visibilityState === 'visible');
}
