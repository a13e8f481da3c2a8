import type { Knex } from 'knex';
import { connectionStatus } from '@scholars/contract/connections';
import { chatRoom, liveServer, type LiveSocket } from '../../platform/live/live-channel.js';
import { otherOf } from '../connection/connection-row.js';
import { noteAllSeen, noteAway, noteSeen } from './chat-people.js';
import type { ConversationRow } from './conversation-row.js';

type Pair = Pick<ConversationRow, 'id' | 'low_user_id' | 'high_user_id'>;

/** Who goes from page to page was not away. */
const awayAfterMs = 10_000;

/** Those who have just stopped looking, in this process. */
const leaving = new Map<number, NodeJS.Timeout>();

/**
 * Conversations of somebody with those who see whether they are there: connected, and neither of the two keeps it to
 * themselves.
 */
async function openPairs(userId: number, conversationId?: string): Promise<Pair[]> {
  const shows = (side: string) => (query: Knex.QueryBuilder) =>
    void query.whereNull(`${side}.user_id`).orWhere(`${side}.hides_reading`, false);
  return strapi.db
    .connection('chat_conversations as c')
    .join('connections as k', (on) => {
      on.on('k.low_user_id', 'c.low_user_id').andOn('k.high_user_id', 'c.high_user_id');
    })
    .leftJoin('chat_people as low', 'low.user_id', 'c.low_user_id')
    .leftJoin('chat_people as high', 'high.user_id', 'c.high_user_id')
    .where('k.status_id', connectionStatus.accepted)
    .where((mine) => void mine.where('c.low_user_id', userId).orWhere('c.high_user_id', userId))
    .where(shows('low'))
    .where(shows('high'))
    .modify((query) => {
      if (conversationId !== undefined) void query.where('c.id', conversationId);
    })
    .select('c.id', 'c.low_user_id', 'c.high_user_id');
}

/** Tells the other one of a conversation that somebody is writing; of another's conversation nothing happens. */
export async function hearTyping({ data: { userId, chats } }: LiveSocket, conversationId: string): Promise<void> {
  if (!chats) return;
  const [pair] = await openPairs(userId, conversationId);
  if (pair)
    liveServer()
      ?.to(chatRoom(otherOf(pair, userId)))
      .emit('typing', { id: pair.id });
}

/** Follows whether a page is looked at: somebody is there while one of theirs is. */
export async function hearLooking(socket: LiveSocket, isLooking: boolean): Promise<void> {
  const { userId, chats } = socket.data;
  const was = isLookingHere(userId);
  socket.data.isLooking = isLooking;
  if (!chats) return;
  if (!isLooking) return goAway(userId);
  const isBack = leaving.has(userId);
  clearTimeout(leaving.get(userId));
  leaving.delete(userId);
  if (was || isBack) return;
  await noteSeen(userId);
  await tellPresence(userId, true);
}

export function leaveChat({ data }: LiveSocket): void {
  if (!data.isLooking || !data.chats) return;
  data.isLooking = false;
  goAway(data.userId);
}

/** Those who are still there, as mails and other processes see it. */
export async function keepSeen(): Promise<void> {
  const sockets = [...(liveServer()?.of('/').sockets.values() ?? [])];
  await noteAllSeen([...new Set(sockets.filter(({ data }) => data.isLooking && data.chats).map(userOf))]);
}

/** Tells those who see somebody that they have to look again whether they do. */
export async function tellWatchers(userId: number): Promise<void> {
  const rooms = (await openPairs(userId)).map((pair) => chatRoom(otherOf(pair, userId)));
  if (rooms.length > 0) liveServer()?.to(rooms).emit('contacts');
}

function goAway(userId: number): void {
  if (isLookingHere(userId) || leaving.has(userId)) return;
  const leave = async () => {
    leaving.delete(userId);
    const everywhere = (await liveServer()?.in(chatRoom(userId)).fetchSockets()) ?? [];
    if (everywhere.some(({ data }) => data.isLooking)) return;
    await noteAway(userId);
    await tellPresence(userId, false);
  };
  // What could not be told is seen with the next question.
  const timer = setTimeout(() => void leave().catch(() => undefined), awayAfterMs);
  leaving.set(userId, timer.unref());
}

async function tellPresence(userId: number, isOnline: boolean): Promise<void> {
  for (const pair of await openPairs(userId))
    liveServer()
      ?.to(chatRoom(otherOf(pair, userId)))
      .emit('presence', { id: pair.id, isOnline });
}

const userOf = ({ data }: LiveSocket) => data.userId;

function isLookingHere(userId: number): boolean {
  const rooms = liveServer()?.of('/');
  const ids = rooms?.adapter.rooms.get(chatRoom(userId)) ?? [];
  return [...ids].some((id) => rooms?.sockets.get(id)?.data.isLooking);
}
