import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { messagesOfNewPerDay } from '@scholars/contract/limits';
import { messageRef } from '@scholars/contract/messages';
import type { Upload } from '../../platform/contract/multipart.js';
import { ContractError, invalidFields } from '../../platform/errors/contract-error.js';
import { holdAccount } from '../account/find-account.js';
import { isNewAccount } from '../account/is-new-account.js';
import { requireUnsuspended } from '../account/suspensions.js';
import { otherOf } from '../connection/connection-row.js';
import { noticeNameOf } from '../connection/member-accounts.js';
import { noteUnread } from './chat-notices.js';
import { holdConversation, type ConversationRow, type MessageRow } from './conversation-row.js';
import { eraseMessageFile, insertMessageFile, keepMessageFile } from './message-files.js';
import { foldedText } from './message-words.js';
import { mayWrite, notConnected } from './start-conversation.js';
import { tellConversation } from './tell-conversation.js';

const dayMs = 86_400_000;

interface Written {
  text: string;
  clientMessageId: string;
  file: Upload | undefined;
}

/**
 * Puts a message at the end of a conversation. Sent again under its `clientMessageId` it is the one that is there:
 * whoever was cut off sends again without a care.
 *
 * @throws ContractError 422 for nothing at all, where the two may not write to each other, and of a suspended account; 429 past the day's
 *   messages of a new account
 */
export async function sendMessage(
  userId: number,
  { id, ...pair }: ConversationRow,
  { text, clientMessageId, file }: Written,
): Promise<MessageRow> {
  if (!text && !file) throw invalidFields({ text: ['message.required'] });
  const name = await noticeNameOf(userId);
  const messageId = randomUUID();
  const kept = file && (await keepMessageFile(file));
  let isKept = false;
  try {
    return await strapi.db.transaction(async ({ trx }) => {
      await holdAccount(trx, userId);
      const conversation = await holdConversation(trx, id);
      const sentBefore = await trx('chat_messages')
        .where({ conversation_id: id, sender_id: userId, client_message_id: clientMessageId })
        .first();
      if (sentBefore) return sentBefore;
      const otherId = otherOf(pair, userId);
      if (!(await mayWrite(trx, userId, otherId))) throw notConnected();
      await requireUnsuspended(trx, userId);
      const now = Date.now();
      await countMessage(trx, userId, now);
      const sequence = conversation.last_revision + 1;
      const message: MessageRow = {
        id: messageId,
        conversation_id: id,
        sequence,
        revision: sequence,
        sender_id: userId,
        client_message_id: clientMessageId,
        text,
        folded: foldedText(text),
        sent_at: now,
        edited_at: null,
        deleted_at: null,
        hidden_at: null,
        read_at: null,
      };
      await trx('chat_messages').insert(message);
      if (kept) await insertMessageFile(trx, messageId, kept);
      await trx('chat_conversations').where({ id }).update({ last_revision: sequence, last_message_at: now });
      await noteUnread(trx, otherId, id, name, now);
      tellConversation(trx, conversation, sequence);
      isKept = true;
      return message;
    });
  } finally {
    // Of what was not stored; one that cannot be erased just now is swept away later, as no row names it.
    if (kept && !isKept) await eraseMessageFile(kept.id);
  }
}

async function countMessage(trx: Knex, userId: number, now: number): Promise<void> {
  if (!(await isNewAccount(trx, userId, now))) return;
  const [row] = await trx('chat_messages')
    .where({ sender_id: userId })
    .where('sent_at', '>', now - dayMs)
    .count({ n: '*' });
  if (Number(row?.n ?? 0) >= messagesOfNewPerDay)
    throw new ContractError(429, messageRef('chat.newMessages', messagesOfNewPerDay), {
      retryAfterSeconds: dayMs / 1000,
    });
}
