import type { Knex } from 'knex';
import { notFound } from '../../platform/errors/contract-error.js';

/** What two accounts write to each other, the lower id first: a pair has one conversation. */
export interface ConversationRow {
  id: string;
  low_user_id: number;
  high_user_id: number;
  started_by: number;
  created_at: number;
  last_message_at: number | null;
  /** Counts whatever happens in it: the place of a message, and by what else a reader is behind. */
  last_revision: number;
  /** Up to which message each of the two has read, and was mailed of. */
  low_read_sequence: number;
  high_read_sequence: number;
  low_mailed_sequence: number;
  high_mailed_sequence: number;
}

export interface MessageRow {
  id: string;
  conversation_id: string;
  sequence: number;
  /** Of its last change. */
  revision: number;
  sender_id: number;
  client_message_id: string;
  text: string;
  /** As search compares it, between two spaces. */
  folded: string;
  sent_at: number;
  edited_at: number | null;
  deleted_at: number | null;
  /** By a moderator, from both. */
  hidden_at: number | null;
  read_at: number | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    chat_conversations: ConversationRow;
    chat_messages: MessageRow;
  }
}

export function readColumnOf(row: ConversationRow, userId: number): 'low_read_sequence' | 'high_read_sequence' {
  return row.low_user_id === userId ? 'low_read_sequence' : 'high_read_sequence';
}

/**
 * A conversation of somebody who chats (`messaging_system`): for whoever does not, there is none.
 *
 * @returns nothing for another's, as if nobody had it
 */
export async function findOwnConversation(userId: number, id: string): Promise<ConversationRow | undefined> {
  return strapi.db
    .connection('chat_conversations as c')
    .join('up_users as u', 'u.id', strapi.db.connection.raw('?', [userId]))
    .where({ 'c.id': id, 'u.messaging_system': true })
    .where((mine) => void mine.where('c.low_user_id', userId).orWhere('c.high_user_id', userId))
    .first('c.*');
}

/** The conversation, held until the transaction ends: what is written to it gets its places one after the other. */
export async function holdConversation(trx: Knex, id: string): Promise<ConversationRow> {
  const row = await trx('chat_conversations').where({ id }).forUpdate().first();
  if (!row) throw notFound();
  return row;
}

export interface OwnMessage {
  conversation: ConversationRow;
  message: MessageRow;
}

/** A message of one's conversation, whoever of the two wrote it. */
export async function findMessage(
  userId: number,
  { id, messageId }: { id: string; messageId: string },
): Promise<OwnMessage | undefined> {
  const conversation = await findOwnConversation(userId, id);
  if (!conversation) return undefined;
  const message = await strapi.db
    .connection('chat_messages')
    .where({ id: messageId, conversation_id: conversation.id })
    .first();
  return message && { conversation, message };
}

/** A message that one has written oneself: another's is one's own to read, and not to change. */
export async function findWritten(
  userId: number,
  params: { id: string; messageId: string },
): Promise<OwnMessage | undefined> {
  const found = await findMessage(userId, params);
  return found?.message.sender_id === userId ? found : undefined;
}

/** Messages of the others that somebody has not read, of their conversations `c`. */
export function unreadMessages(db: Knex, userId: number): Knex.QueryBuilder {
  return db('chat_messages as m')
    .join('chat_conversations as c', 'c.id', 'm.conversation_id')
    .where((mine) => void mine.where('c.low_user_id', userId).orWhere('c.high_user_id', userId))
    .whereNot('m.sender_id', userId)
    .whereNull('m.deleted_at')
    .whereNull('m.hidden_at')
    .whereRaw('m.sequence > case when c.low_user_id = ? then c.low_read_sequence else c.high_read_sequence end', [
      userId,
    ]);
}
