import type { LiveNews, LiveWords } from '@scholars/contract/live';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect } from 'vitest';
import { portalKey } from './cms.js';
import { publicUrl } from './places.js';

type NewsName = keyof LiveNews;

/** What a browser would have of the live channel, as the portal hands it on. */
export interface LiveClient {
  socket: Socket<LiveNews, LiveWords>;
  /** All that was told, in its order. */
  heard: { name: string; news: unknown }[];
  /** The news of one name so far. */
  of<Name extends NewsName>(name: Name): Parameters<LiveNews[Name]>[0][];
  /** Waits for one more of a name than there was when this was called. */
  next<Name extends NewsName>(name: Name): Promise<Parameters<LiveNews[Name]>[0]>;
  /** When the server closed it; waits for that. */
  closed(withinMs?: number): Promise<string>;
}

interface Settings {
  transport?: 'websocket' | 'polling';
  headers?: Record<string, string>;
  reconnection?: boolean;
}

const opened: Socket[] = [];

/** Closes what the facts of a file have opened, after each. */
export function useLiveClients(): void {
  afterEach(() => opened.splice(0).forEach((socket) => socket.disconnect()));
}

function make(url: string, token: string | undefined, settings: Settings): Socket {
  const { transport = 'websocket', headers = {}, reconnection = false } = settings;
  const socket = io(url, {
    transports: [transport],
    reconnection,
    forceNew: true,
    extraHeaders: {
      ...(token && { Authorization: `Bearer ${token}` }),
      'X-Portal-Key': portalKey,
      Origin: publicUrl,
      ...headers,
    },
  });
  opened.push(socket);
  return socket;
}

/** A client that is let in, and was told how much is unread; a refusal fails the test. */
export async function connectLive(url: string, token: string, settings: Settings = {}): Promise<LiveClient> {
  const socket = make(url, token, settings);
  const heard: LiveClient['heard'] = [];
  socket.onAny((name: string, news: unknown) => void heard.push({ name, news }));
  let reason: string | undefined;
  socket.on('disconnect', (why) => void (reason = why));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  // What everybody is told at first.
  await expect.poll(() => heard.map(({ name }) => name), { timeout: 5000 }).toEqual(['unread']);
  heard.length = 0;
  // what the server told under that name
  const of = <Name extends NewsName>(name: Name) =>
    heard.filter((one) => one.name === name).map(({ news }) => news as Parameters<LiveNews[Name]>[0]);
  return {
    socket,
    heard,
    of,
    async next(name) {
      const before = of(name).length;
      await expect.poll(() => of(name).length, { timeout: 5000 }).toBeGreaterThan(before);
      const [told] = of(name).slice(before) as [Parameters<LiveNews[typeof name]>[0]]; // there is one
      return told;
    },
    async closed(withinMs = 5000) {
      await expect.poll(() => reason, { timeout: withinMs, interval: 20 }).toBeDefined();
      return reason ?? '';
    },
  };
}

/** Why somebody is not let in; nothing where they are. */
export function refusalOf(
  url: string,
  token: string | undefined,
  settings: Settings = {},
): Promise<string | undefined> {
  const socket = make(url, token, settings);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(undefined));
    socket.once('connect_error', ({ message }) => resolve(message));
  });
}
