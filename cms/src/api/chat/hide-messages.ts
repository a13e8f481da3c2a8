import type { Knex } from 'knex';
import { holdConversation } from './conversation-row.js';
import { tellConversation } from './tell-conversation.js';

/**
 * Hides messages of a conversation from both of its people, or shows them again. Both are told as of any
 * change.
 */
export async function hideMessages(
  trx: Knex,
  conversationId: string,
  messageIds: readonly string[],
  isHidden: boolean,
): Promise<void> {
  const conversation = await holdConversation(trx, conversationId);
  const revision = conversation.last_revision + 1;
  const changed = await trx('chat_messages')
    .where({ conversation_id: conversationId })
    .whereIn('id', [...messageIds])
    .update({ hidden_at: isHidden ? Date.now() : null, revision });
  if (changed === 0) return;
  await trx('chat_conversations').where({ id: conversationId }).update({ last_revision: revision });
  tellConversation(trx, conversation, revision);
}
