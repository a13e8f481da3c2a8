import * as calls from '@scholars/contract/chat';
import { defineAction, defineOwnedAction, listAnswer } from '../../platform/contract/define-action.js';
import { notFound } from '../../platform/errors/contract-error.js';
import { otherOf } from '../connection/connection-row.js';
import { deleteMessage, editMessage } from './change-message.js';
import { getChatSettings, noteSeen, readChatPeople, requireChat, saveChatSettings } from './chat-people.js';
import {
  findMessage,
  findOwnConversation,
  findWritten,
  type ConversationRow,
  type MessageRow,
} from './conversation-row.js';
import { listConversations, presentConversation } from './list-conversations.js';
import { listMessages, readUpdates, searchMessages } from './list-messages.js';
import { openMessageFile } from './message-files.js';
import { tellWatchers } from './live-chat.js';
import { presentMessages } from './present-message.js';
import { readConversation } from './read-conversation.js';
import { sendMessage } from './send-message.js';
import { startConversation } from './start-conversation.js';

const findOwn = (userId: number, { id }: { id: string }) => findOwnConversation(userId, id);

export const actions = {
  listConversations: defineAction(calls.listConversations, async ({ signedIn: { userId }, query, locale }) => {
    await requireChat(userId);
    await noteSeen(userId);
    const { rows, total } = await listConversations(userId, locale, query);
    return listAnswer(rows, query, total);
  }),

  startConversation: defineAction(calls.startConversation, async ({ signedIn: { userId }, body, locale }) => {
    await requireChat(userId);
    return presentConversation(await startConversation(userId, body.memberId), userId, locale);
  }),

  getConversation: defineOwnedAction(calls.getConversation, findOwn, ({ owned, signedIn, locale }) =>
    presentConversation(owned, signedIn.userId, locale),
  ),

  listMessages: defineOwnedAction(calls.listMessages, findOwn, async ({ owned, signedIn, query }) => {
    const { rows, total } = await listMessages(signedIn.userId, owned, query);
    return listAnswer(rows, { page: 1, pageSize: query.limit }, total);
  }),

  getConversationUpdates: defineOwnedAction(calls.getConversationUpdates, findOwn, ({ owned, signedIn, query }) =>
    readUpdates(signedIn.userId, owned, query.after),
  ),

  sendMessage: defineOwnedAction(calls.sendMessage, findOwn, async ({ owned, signedIn: { userId }, body, files }) => {
    await noteSeen(userId);
    const { text, clientMessageId } = body;
    return presentOne(userId, owned, await sendMessage(userId, owned, { text, clientMessageId, file: files.file }));
  }),

  editMessage: defineOwnedAction(calls.editMessage, findWritten, async ({ owned, signedIn: { userId }, body }) =>
    presentOne(userId, owned.conversation, await editMessage(userId, owned, body.text)),
  ),

  deleteMessage: defineOwnedAction(calls.deleteMessage, findWritten, async ({ owned, signedIn }) => {
    await deleteMessage(signedIn.userId, owned);
    return undefined;
  }),

  openMessageFile: defineOwnedAction(calls.openMessageFile, findMessage, ({ owned: { message } }) => {
    if (message.hidden_at !== null) throw notFound();
    return openMessageFile(message.id);
  }),

  readConversation: defineOwnedAction(calls.readConversation, findOwn, async ({ owned, signedIn }) => {
    await readConversation(signedIn.userId, owned);
    return undefined;
  }),

  searchMessages: defineAction(calls.searchMessages, async ({ signedIn: { userId }, query, locale }) => {
    await requireChat(userId);
    const { rows, total } = await searchMessages(userId, locale, query);
    return listAnswer(rows, query, total);
  }),

  getChatSettings: defineAction(calls.getChatSettings, async ({ signedIn: { userId } }) => {
    await requireChat(userId);
    return getChatSettings(userId);
  }),

  updateChatSettings: defineAction(calls.updateChatSettings, async ({ signedIn: { userId }, body }) => {
    await requireChat(userId);
    // Who sees one now, or will: of both none is left out.
    await tellWatchers(userId);
    await saveChatSettings(userId, body);
    await tellWatchers(userId);
    return getChatSettings(userId);
  }),
};

async function presentOne(userId: number, conversation: ConversationRow, row: MessageRow) {
  const person = await readChatPeople(strapi.db.connection, [userId, otherOf(conversation, userId)]);
  const [message] = await presentMessages([row], userId, person);
  if (!message) throw new Error('A message was written and cannot be shown');
  return message;
}
