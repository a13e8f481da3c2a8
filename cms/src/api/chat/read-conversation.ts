import { otherOf } from '../connection/connection-row.js';
import { endUnread } from './chat-notices.js';
import { readChatPeople } from './chat-people.js';
import { holdConversation, readColumnOf, type ConversationRow } from './conversation-row.js';
import { mayWrite } from './start-conversation.js';
import { tellConversation } from './tell-conversation.js';

/**
 * Notes that somebody has read all that is there. When, is kept of those messages alone whose reader and writer tell
 * each other: what was not told then is not told later.
 */
export async function readConversation(userId: number, { id }: ConversationRow): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const row = await holdConversation(trx, id);
    const column = readColumnOf(row, userId);
    const otherId = otherOf(row, userId);
    const person = await readChatPeople(trx, [userId, otherId]);
    const bothTell = !person(userId).hidesReading && !person(otherId).hidesReading;
    // Nobody is watched by whom they are not connected with.
    const isTold = bothTell && (await mayWrite(trx, userId, otherId));
    const revision = row.last_revision + 1;
    const read = isTold
      ? await trx('chat_messages')
          .where({ conversation_id: id, sender_id: otherId })
          .where('sequence', '>', row[column])
          .whereNull('read_at')
          .whereNull('deleted_at')
          .update({ read_at: Date.now(), revision })
      : 0;
    await trx('chat_conversations')
      .where({ id })
      .update({ [column]: row.last_revision, ...(read > 0 && { last_revision: revision }) });
    if (read > 0) tellConversation(trx, row, revision);
    await endUnread(trx, userId, id);
  });
}
