import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { readPrivateFile } from '../../platform/private-files/store.js';
import { otherOf } from '../connection/connection-row.js';
import { memberCardsOf } from '../connection/member-accounts.js';
import { forgetUnread } from './chat-notices.js';
import type { ConversationRow } from './conversation-row.js';
import { eraseMessageFile, filesOfMessages, takeMessageFiles } from './message-files.js';

const conversationsOf = (userId: number): Promise<ConversationRow[]> =>
  strapi.db
    .connection('chat_conversations')
    .where({ low_user_id: userId })
    .orWhere({ high_user_id: userId })
    .orderBy('created_at');

/** What a person has written, with whom and when; what others wrote to them is the others' own. */
export const personalChat: PersonalPart = {
  async collect({ userId, locale }) {
    const conversations = await conversationsOf(userId);
    const cards = await memberCardsOf(
      conversations.map((row) => otherOf(row, userId)),
      locale,
    );
    const written = await messagesBy(userId);
    return conversations.map((row) => ({
      with: cards.get(otherOf(row, userId))?.name ?? '',
      messages: written
        .filter(({ conversation_id }) => conversation_id === row.id)
        .map(({ text, sent_at }) => ({ text, sentAt: new Date(sent_at).toISOString() })),
    }));
  },

  async listFiles({ userId }) {
    const files = await filesOfMessages((await messagesBy(userId)).map(({ id }) => id));
    return [...files.values()].map(({ id, document_id, name }) => ({
      path: `messages/${document_id}/${name}`,
      read: () => readPrivateFile(id),
    }));
  },

  /** The other one sees a conversation no more once its writer has gone; so it goes whole, with its files. */
  async erase({ userId }) {
    const { connection } = strapi.db;
    for (const { id } of await conversationsOf(userId)) {
      const messages = await connection('chat_messages').where({ conversation_id: id }).pluck('id');
      const files = await strapi.db.transaction(async ({ trx }) => {
        const taken: string[] = [];
        for (const messageId of messages) taken.push(...(await takeMessageFiles(trx, messageId)));
        await trx('chat_messages').where({ conversation_id: id }).delete();
        await forgetUnread(trx, id);
        await trx('chat_conversations').where({ id }).delete();
        return taken;
      });
      for (const file of files) await eraseMessageFile(file);
    }
  },
};

function messagesBy(userId: number) {
  return strapi.db
    .connection('chat_messages')
    .where({ sender_id: userId })
    .whereNull('deleted_at')
    .orderBy('sent_at')
    .select('id', 'conversation_id', 'text', 'sent_at');
}
