import type { Knex } from 'knex';
import { chatChangeMinutes } from '@scholars/contract/limits';
import { ContractError, notFound } from '../../platform/errors/contract-error.js';
import { requireUnsuspended } from '../account/suspensions.js';
import { otherOf } from '../connection/connection-row.js';
import { endUnread } from './chat-notices.js';
import { holdConversation, unreadMessages, type MessageRow, type OwnMessage } from './conversation-row.js';
import { tellConversation } from './tell-conversation.js';
import { eraseMessageFile, takeMessageFiles } from './message-files.js';
import { foldedText } from './message-words.js';
import { mayWrite, notConnected } from './start-conversation.js';

const changeMs = chatChangeMinutes * 60_000;

/** Until when its writer may change a message; nothing for one that is gone or hidden. */
export function changeEnd({ sent_at, deleted_at, hidden_at }: MessageRow, now: number): number | null {
  return deleted_at === null && hidden_at === null && sent_at + changeMs > now ? sent_at + changeMs : null;
}

/** @throws ContractError 422 after 15 minutes, and where the one may not write to the other any more */
export async function editMessage(userId: number, own: OwnMessage, text: string): Promise<MessageRow> {
  if (!(await mayWrite(strapi.db.connection, userId, otherOf(own.conversation, userId)))) throw notConnected();
  await requireUnsuspended(strapi.db.connection, userId);
  return strapi.db.transaction(({ trx }) =>
    change(trx, own, (now) => ({ text, folded: foldedText(text), edited_at: now })),
  );
}

/** Its place stays, its text and its file go. @throws ContractError 422 after 15 minutes */
export async function deleteMessage(userId: number, own: OwnMessage): Promise<void> {
  const files = await strapi.db.transaction(async ({ trx }) => {
    await change(trx, own, (now) => ({ text: '', folded: '', deleted_at: now }));
    // A notice of what is there no more would lead to nothing new.
    const readerId = otherOf(own.conversation, userId);
    const unread = await unreadMessages(trx, readerId).where('c.id', own.conversation.id).first('m.id');
    if (!unread) await endUnread(trx, readerId, own.conversation.id);
    return takeMessageFiles(trx, own.message.id);
  });
  for (const id of files) await eraseMessageFile(id);
}

async function change(
  trx: Knex,
  { conversation, message }: OwnMessage,
  changesAt: (now: number) => Partial<MessageRow>,
): Promise<MessageRow> {
  const { last_revision } = await holdConversation(trx, conversation.id);
  const row = await trx('chat_messages').where({ id: message.id }).first();
  if (!row) throw notFound();
  const now = Date.now();
  if (changeEnd(row, now) === null) throw new ContractError(422, 'chat.tooLate');
  const changes = { ...changesAt(now), revision: last_revision + 1 };
  await trx('chat_messages').where({ id: row.id }).update(changes);
  await trx('chat_conversations')
    .where({ id: conversation.id })
    .update({ last_revision: last_revision + 1 });
  tellConversation(trx, conversation, last_revision + 1);
  return { ...row, ...changes };
}
