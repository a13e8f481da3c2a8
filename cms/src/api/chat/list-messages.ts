import type { ChatMessage, ConversationUpdates, FoundMessage } from '@scholars/contract/chat';
import type { Locale } from '@scholars/contract/locale';
import { otherOf } from '../connection/connection-row.js';
import { memberCardsOf, otherIsThere } from '../connection/member-accounts.js';
import { noteSeen, readChatPeople, seesOnline } from './chat-people.js';
import { unreadMessages, type ConversationRow, type MessageRow } from './conversation-row.js';
import { messageWords } from './message-words.js';
import { presentMessages } from './present-message.js';
import { mayWrite } from './start-conversation.js';

const table = () => strapi.db.connection('chat_messages');
/** Of changes so many are told at once; who is further behind asks again. */
const changesAtOnce = 200;

/** Messages of a conversation, the newest first, and how many there are from there back. */
export async function listMessages(
  userId: number,
  { id, ...pair }: ConversationRow,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<{ rows: ChatMessage[]; total: number }> {
  const end =
    before === undefined ? undefined : await table().where({ id: before, conversation_id: id }).first('sequence');
  // One that this conversation does not have: there is nothing before it.
  if (before !== undefined && !end) return { rows: [], total: 0 };
  const older = () =>
    table()
      .where({ conversation_id: id })
      .modify((query) => {
        if (end) void query.where('sequence', '<', end.sequence);
      });
  const [count] = await older().count({ n: '*' });
  const rows: MessageRow[] = await older().orderBy('sequence', 'desc').limit(limit).select();
  const person = await readChatPeople(strapi.db.connection, [userId, otherOf(pair, userId)]);
  return { rows: await presentMessages(rows, userId, person), total: Number(count?.n ?? 0) };
}

/** What has happened in a conversation since a revision; whoever asks is there. */
export async function readUpdates(
  userId: number,
  { id, ...pair }: ConversationRow,
  after: number,
): Promise<ConversationUpdates> {
  await noteSeen(userId);
  const otherId = otherOf(pair, userId);
  const person = await readChatPeople(strapi.db.connection, [userId, otherId]);
  const changed = () => table().where({ conversation_id: id }).where('revision', '>', after).orderBy('revision');
  // What shares a revision is told together.
  const last = await changed().offset(changesAtOnce).first('revision');
  const rows: MessageRow[] = await changed()
    .modify((query) => {
      if (last) void query.where('revision', '<=', last.revision);
    })
    .select();
  const canWrite = await mayWrite(strapi.db.connection, userId, otherId);
  const [unread] = await unreadMessages(strapi.db.connection, userId).countDistinct({ n: 'c.id' });
  return {
    messages: (await presentMessages(rows, userId, person)).sort((a, b) => a.sequence - b.sequence),
    revision: last?.revision ?? rows.at(-1)?.revision ?? after,
    canWrite,
    isOnline: canWrite && seesOnline(person, userId, otherId),
    countUnread: Number(unread?.n ?? 0),
  };
}

/** Messages of somebody's conversations that have words which begin with all that are searched for, the newest first. */
export async function searchMessages(
  userId: number,
  locale: Locale,
  { q, page, pageSize }: { q: string; page: number; pageSize: number },
): Promise<{ rows: FoundMessage[]; total: number }> {
  const words = messageWords(q);
  if (words.length === 0) return { rows: [], total: 0 };
  const found = () =>
    strapi.db
      .connection('chat_messages as m')
      .join('chat_conversations as c', 'c.id', 'm.conversation_id')
      .where((mine) => void mine.where('c.low_user_id', userId).orWhere('c.high_user_id', userId))
      .whereExists(otherIsThere(userId))
      .whereNull('m.deleted_at')
      .whereNull('m.hidden_at')
      .modify((query) => {
        // Folded words are letters and digits alone: none means anything to `like`.
        for (const word of words) void query.where('m.folded', 'like', `% ${word}%`);
      });
  const [count] = await found().count({ n: '*' });
  const rows: (MessageRow & Pick<ConversationRow, 'low_user_id' | 'high_user_id'>)[] = await found()
    .orderBy([{ column: 'm.sent_at', order: 'desc' }, 'm.id'])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .select('m.*', 'c.low_user_id', 'c.high_user_id');
  const others = rows.map((row) => otherOf(row, userId));
  const [cards, person] = [
    await memberCardsOf([...new Set(others)], locale),
    await readChatPeople(strapi.db.connection, [userId]),
  ];
  const messages = await presentMessages(rows, userId, person);
  const presented = rows.flatMap((row, index): FoundMessage[] => {
    const [card, message] = [cards.get(otherOf(row, userId)), messages[index]];
    return card && message ? [{ conversationId: row.conversation_id, with: card, message }] : [];
  });
  return { rows: presented, total: Number(count?.n ?? 0) };
}
