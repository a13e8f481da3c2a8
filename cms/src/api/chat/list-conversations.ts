import type { Conversation } from '@scholars/contract/chat';
import { connectionStatus } from '@scholars/contract/connections';
import type { Locale } from '@scholars/contract/locale';
import { notFound } from '../../platform/errors/contract-error.js';
import { otherOf } from '../connection/connection-row.js';
import { memberCardsOf, otherIsThere } from '../connection/member-accounts.js';
import { readChatPeople, seesOnline } from './chat-people.js';
import { unreadMessages, type ConversationRow, type MessageRow } from './conversation-row.js';
import { presentMessages } from './present-message.js';

const conversations = (userId: number) =>
  strapi.db
    .connection('chat_conversations as c')
    .where((mine) => void mine.where('c.low_user_id', userId).orWhere('c.high_user_id', userId))
    .whereExists(otherIsThere(userId));

/** A page of somebody's conversations, the last written in first. As many queries however many there are. */
export async function listConversations(
  userId: number,
  locale: Locale,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: Conversation[]; total: number }> {
  const [count] = await conversations(userId).count({ n: '*' });
  const rows: ConversationRow[] = await conversations(userId)
    .orderByRaw('coalesce(c.last_message_at, c.created_at) desc')
    .orderBy('c.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .select('c.*');
  return { rows: await presentConversations(rows, userId, locale), total: Number(count?.n ?? 0) };
}

/** @throws ContractError 404 where the other one has left */
export async function presentConversation(row: ConversationRow, userId: number, locale: Locale): Promise<Conversation> {
  const [presented] = await presentConversations([row], userId, locale);
  if (!presented) throw notFound();
  return presented;
}

async function presentConversations(
  rows: readonly ConversationRow[],
  userId: number,
  locale: Locale,
): Promise<Conversation[]> {
  const others = rows.map((row) => otherOf(row, userId));
  const ids = rows.map(({ id }) => id);
  const [cards, person, writable, unread, last] = [
    await memberCardsOf(others, locale),
    await readChatPeople(strapi.db.connection, [userId, ...others]),
    await findWritable(userId, others),
    await countUnread(userId, ids),
    await lastMessages(ids),
  ];
  const messages = new Map(
    (await presentMessages(last, userId, person)).map((message, index) => [last[index]?.conversation_id, message]),
  );
  return rows.flatMap((row): Conversation[] => {
    const other = otherOf(row, userId);
    const card = cards.get(other);
    if (!card) return [];
    const canWrite = writable.has(other);
    return [
      {
        id: row.id,
        with: card,
        unread: unread.get(row.id) ?? 0,
        lastMessageAt: row.last_message_at === null ? null : new Date(row.last_message_at).toISOString(),
        lastMessage: messages.get(row.id) ?? null,
        revision: row.last_revision,
        canWrite,
        // Nobody is watched by whom they are not connected with.
        isOnline: canWrite && seesOnline(person, userId, other),
      },
    ];
  });
}

/** Of some people those whom somebody may write to: connected, and chatting. */
async function findWritable(userId: number, others: readonly number[]): Promise<ReadonlySet<number>> {
  const ids: number[] = await strapi.db
    .connection('connections as c')
    .join(
      'up_users as u',
      'u.id',
      strapi.db.connection.raw('case when c.low_user_id = ? then c.high_user_id else c.low_user_id end', [userId]),
    )
    .where({ 'c.status_id': connectionStatus.accepted, 'u.messaging_system': true })
    .where((mine) => void mine.where('c.low_user_id', userId).orWhere('c.high_user_id', userId))
    .whereIn('u.id', [...others])
    .pluck('u.id');
  return new Set(ids);
}

async function countUnread(userId: number, ids: readonly string[]): Promise<Map<string, number>> {
  const rows: { id: string; n: number | string }[] = await unreadMessages(strapi.db.connection, userId)
    .whereIn('c.id', [...ids])
    .groupBy('c.id')
    .select('c.id')
    .count({ n: '*' });
  return new Map(rows.map(({ id, n }) => [id, Number(n)]));
}

async function lastMessages(ids: readonly string[]): Promise<MessageRow[]> {
  const newest = strapi.db
    .connection('chat_messages')
    .whereIn('conversation_id', [...ids])
    .groupBy('conversation_id')
    .select('conversation_id')
    .max({ sequence: 'sequence' })
    .as('newest');
  return strapi.db
    .connection('chat_messages as m')
    .join(
      newest,
      (on) => void on.on('newest.conversation_id', 'm.conversation_id').andOn('newest.sequence', 'm.sequence'),
    )
    .select('m.*');
}
