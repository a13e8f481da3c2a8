import type { IncomingMessage } from 'node:http';
import { livePath, liveWords, type LiveNews, type LiveWords, type OpenRecord } from '@scholars/contract/live';
import { Server, type Socket } from 'socket.io';
import { commonMetrics } from '@scholars/contract/metrics';
import { provesPortal } from '../contract/visitor-address.js';
import { environment } from '../environment/environment.js';
import { describeError } from '../log/describe-error.js';
import { gaugeOf } from '../metrics/registry.js';
import { reserveTry } from '../rate-limits/limits.js';
import { namesOf } from '../typed/trusted-types.js';
import { makeClusterAdapter } from './cluster-adapter.js';

/** Whose socket it is, as the server alone says. */
export interface LivePerson {
  sessionId: string;
  userId: number;
  /** What the calls name the person by. */
  accountId: string;
  /** `messaging_system` (spec §2): without it nothing of the chat is told. */
  chats: boolean;
  /** The kinds of submissions that a coordinator is told of; none for members. */
  queues: readonly string[];
}

/** What may change while a socket is open. */
export type LiveRights = Pick<LivePerson, 'chats' | 'queues'>;

interface SocketData extends LivePerson {
  isLooking: boolean;
  /** The submission that is open in this window. */
  openRecord?: OpenRecord | null;
  /** Who was told to have it open too; nothing where that is not known. */
  toldOpenToo?: string | undefined;
}

/** What processes tell each other. */
interface ProcessNews {
  unreadOf: (userIds: number[]) => void;
  openedOrLeft: (record: OpenRecord) => void;
}

type LiveServer = Server<LiveWords, LiveNews, ProcessNews, SocketData>;
export type LiveSocket = Socket<LiveWords, LiveNews, ProcessNews, SocketData>;

/** What the subjects have for the channel. */
export interface LiveParts {
  /** The person of a session's token; null where that is not to be. */
  findPerson(token: string): Promise<LivePerson | null>;
  /** Of some sessions those that still stand, each with what its person is told. */
  findStanding(sessionIds: readonly string[]): Promise<ReadonlyMap<string, LiveRights>>;
  /** What is done with each word of a browser, after it was judged. */
  words: { [Word in keyof LiveWords]: (socket: LiveSocket, said: Parameters<LiveWords[Word]>[0]) => Promise<void> };
  /** Somebody's numbers have changed: tells those of their sockets that are here. */
  tellUnreadHere(userIds: number[]): void;
  /** Somebody has opened or left a submission: tells those here who have it open. */
  tellOpenHere(record: OpenRecord): void;
  /** Again and again while the channel is open. */
  keepSeen(): Promise<void>;
  left(socket: LiveSocket): void;
}

const maxBytes = 16 * 1024;
const checkEveryMs = 2000;
const keepEveryMs = 25_000;
const handshakeMs = 10_000;
/** Windows and devices of one person; a browser that is left open for weeks does not come near it. */
const socketsOfAccount = 30;

let io: LiveServer | undefined;
let closeChannel: (() => Promise<void>) | undefined;

gaugeOf(commonMetrics.liveSockets.name, commonMetrics.liveSockets.help, () => io?.of('/').sockets.size ?? 0);

export const accountRoom = (userId: number) => `account:${userId}`;
export const chatRoom = (userId: number) => `chat:${userId}`;
export const queueRoom = (kind: string) => `queue:${kind}`;
export const recordRoom = ({ kind, id }: OpenRecord) => `record:${kind}:${id}`;

/** The channel, while it is open. */
export const liveServer = () => io;

/** Opens the channel beside the calls. Only the portal reaches it, and only somebody's session opens it. */
export function openLiveChannel(parts: LiveParts): void {
  const cluster = environment.databaseUrl ? makeClusterAdapter(environment.databaseUrl) : undefined;
  let isClosing = false;
  const server: LiveServer = new Server(strapi.server.httpServer, {
    path: livePath,
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: maxBytes,
    connectTimeout: handshakeMs,
    allowRequest: (req, decide) => decide(null, !isClosing && isOwn(req)),
    ...(cluster && { adapter: cluster.adapter }),
  });
  io = server;
  server.use((socket, next) => {
    admit(socket, parts).then(
      (refusal) => next(refusal === undefined ? undefined : new Error(refusal)),
      () => next(new Error('unavailable')),
    );
  });
  server.on('connection', (socket) => receive(socket, parts));
  server.on('unreadOf', (userIds) => parts.tellUnreadHere(userIds));
  server.on('openedOrLeft', (record) => parts.tellOpenHere(record));
  // With the database away nothing is told that would have to be kept from anybody; the next time it is asked again.
  const repeat = (work: () => Promise<void>, everyMs: number) =>
    setInterval(() => void work().catch(() => undefined), everyMs).unref();
  const timers = [repeat(() => closeEnded(parts), checkEveryMs), repeat(() => parts.keepSeen(), keepEveryMs)];
  closeChannel = async () => {
    isClosing = true;
    timers.forEach((timer) => clearInterval(timer));
    io = undefined;
    // Cut, not sent away: then browsers come back, each after a while of its own.
    server.engine.close();
    await server.of('/').adapter.close();
    await cluster?.close();
  };
}

/** Call before the server's connections are waited for. */
export async function closeLiveChannel(): Promise<void> {
  const close = closeChannel;
  closeChannel = undefined;
  await close?.();
}

/** Other sites' pages can open a WebSocket here with a visitor's cookie, whatever CORS says. */
function isOwn({ headers }: IncomingMessage): boolean {
  const isFromHere = headers.origin === undefined || headers.origin === environment.publicUrl;
  return isFromHere && provesPortal(String(headers['x-portal-key'] ?? ''));
}

/** @returns why somebody is refused */
async function admit(socket: LiveSocket, { findPerson }: LiveParts): Promise<string | undefined> {
  const token = /^Bearer (\S{20,200})$/.exec(socket.request.headers.authorization ?? '')?.[1];
  const person = token ? await findPerson(token) : null;
  if (!person) return 'refused';
  const { userId } = person;
  const others = socket.nsp.adapter.rooms.get(accountRoom(userId))?.size ?? 0;
  if (others >= socketsOfAccount || !(await reserveTry('liveHandshake', String(userId)))) return 'unavailable';
  Object.assign(socket.data, person, { isLooking: false, queues: [] });
  await socket.join(accountRoom(userId));
  await followRights(socket, person);
  return undefined;
}

/** Nothing that is said can do more than be dropped: what is unknown, or in another shape; who says too much is cut off. */
function receive(socket: LiveSocket, parts: LiveParts): void {
  socket.onAny((word: string, said: unknown) => {
    hear(socket, word, said, parts).catch((error: unknown) =>
      strapi.log.error(`A word on the live channel: ${describeError(error)}`),
    );
  });
  socket.on('disconnect', () => parts.left(socket));
  // What it has missed since its page was made, or while it was away.
  parts.tellUnreadHere([socket.data.userId]);
}

async function hear(socket: LiveSocket, word: string, said: unknown, { words }: LiveParts): Promise<void> {
  if (!(await reserveTry('liveWord', socket.id))) return void socket.disconnect(true);
  const name = namesOf(liveWords).find((one) => one === word);
  if (!name || socket.disconnected) return;
  const judged = liveWords[name].safeParse(said);
  if (!judged.success) return;
  await words[name](socket, judged.data as never); // of this very word
}

/** Puts a socket into the rooms that its person is told in, and out of the others. */
async function followRights(socket: LiveSocket, { chats, queues }: LiveRights): Promise<void> {
  const before = socket.data.queues.filter((kind) => !queues.includes(kind));
  Object.assign(socket.data, { chats, queues });
  await (chats ? socket.join(chatRoom(socket.data.userId)) : socket.leave(chatRoom(socket.data.userId)));
  for (const kind of before) await socket.leave(queueRoom(kind));
  await socket.join(queues.map(queueRoom));
}

/**
 * Closes the sockets whose session has ended, in whatever process and for whatever reason, and follows who chats and
 * who coordinates. One query for all of this process.
 */
async function closeEnded({ findStanding }: LiveParts): Promise<void> {
  const sockets = [...(io?.of('/').sockets.values() ?? [])];
  if (sockets.length === 0) return;
  const standing = await findStanding([...new Set(sockets.map(({ data }) => data.sessionId))]);
  for (const socket of sockets) {
    const stands = standing.get(socket.data.sessionId);
    if (!stands) socket.disconnect(true);
    else if (stands.chats !== socket.data.chats || stands.queues.join() !== socket.data.queues.join())
      await followRights(socket, stands);
  }
}

/** Closes what has just ended at once, where it is known here; elsewhere the next look does. */
export function closeSockets(isEnded: (person: LivePerson) => boolean): void {
  for (const socket of io?.of('/').sockets.values() ?? []) if (isEnded(socket.data)) socket.disconnect(true);
}
