import * as z from 'zod/mini';
import { chatFileRule } from './chat-file.js';
import { endpoint } from './endpoint.js';
import { file, text } from './fields.js';
import { chatFileMaxBytes, chatMessageMaxLength } from './limits.js';
import { memberCard } from './members.js';
import { filter, paging, searchText, slugOrId } from './query.js';
import { instant } from './shapes.js';

/** Chat between connected members (spec §4, product §4). */
export const chatMessage = z.object({
  id: z.string(),
  /** Of one's own alone, by which a message that is sent again is known; '' of others'. */
  clientMessageId: z.string(),
  /** Its place among the messages of its conversation. */
  sequence: z.number(),
  text: z.string(),
  file: z.nullable(z.object({ name: z.string(), type: z.string(), size: z.number() })),
  fromMe: z.boolean(),
  sentAt: instant,
  editedAt: z.nullable(instant),
  /** Then text and file are gone. */
  deletedAt: z.nullable(instant),
  /** When a moderator hid it from both; then text and file are not told. */
  hiddenAt: z.nullable(instant),
  /** Of one's own: when it was read; null also where either of the two keeps that to themselves. */
  readAt: z.nullable(instant),
  /** Until when one may change or delete it; null for what one may not. */
  mayChangeUntil: z.nullable(instant),
});
export type ChatMessage = z.output<typeof chatMessage>;

export const conversation = z.object({
  id: z.string(),
  with: memberCard,
  unread: z.number(),
  lastMessageAt: z.nullable(instant),
  lastMessage: z.nullable(chatMessage),
  /** To ask with what has happened since. */
  revision: z.number(),
  /** Whether the two may write to each other now. */
  canWrite: z.boolean(),
  isOnline: z.boolean(),
});
export type Conversation = z.output<typeof conversation>;

/** What has happened in a conversation since a reader looked. */
export const conversationUpdates = z.object({
  /** New, changed, deleted and newly read ones, in their order. */
  messages: z.array(chatMessage),
  /** To ask with the next time. */
  revision: z.number(),
  canWrite: z.boolean(),
  isOnline: z.boolean(),
  /** Conversations with something unread, this one among them. */
  countUnread: z.number(),
});
export type ConversationUpdates = z.output<typeof conversationUpdates>;

export const foundMessage = z.object({ conversationId: z.string(), with: memberCard, message: chatMessage });
export type FoundMessage = z.output<typeof foundMessage>;

const chatSettings = z.object({ readReceipts: z.boolean() });
export type ChatSettings = z.output<typeof chatSettings>;

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'value.invalid')), z.transform(Number));
const limit = { name: 'chat', by: 'session' } as const;

export const messageText = z.object({ text: text({ required: 'message.required', max: chatMessageMaxLength }) });

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  access: 'member',
  summary: 'One’s conversations, the last written in first.',
  query: z.object(paging),
  data: conversation,
  list: true,
});
export const startConversation = endpoint({
  method: 'POST',
  path: '/api/conversations',
  access: 'member',
  summary: 'Opens the conversation with a connection; where there is one, it is that.',
  body: z.object({ memberId: text({ required: 'text.required', max: 120 }) }),
  data: conversation,
  limit,
});
export const getConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}',
  access: 'member',
  summary: 'One of one’s conversations.',
  data: conversation,
  owned: 'conversation',
});
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/messages',
  access: 'member',
  summary: 'Messages, the newest first; `before` one of them, those before it.',
  query: z.object({ before: filter(slugOrId), limit: paging.pageSize }),
  data: chatMessage,
  list: true,
  owned: 'conversation',
});
export const getConversationUpdates = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/updates',
  access: 'member',
  summary: 'What has happened since a revision: what a lost connection has missed.',
  query: z.object({ after: wholeNumber }),
  data: conversationUpdates,
  owned: 'conversation',
});
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/{id}/messages',
  access: 'member',
  summary: 'Sends a message, once for each `clientMessageId`.',
  body: z.object({
    text: text({ max: chatMessageMaxLength }),
    clientMessageId: text({ required: 'text.required', max: 64 }),
    file: file(chatFileRule),
  }),
  multipart: { files: ['file'], maxFileBytes: chatFileMaxBytes },
  data: chatMessage,
  owned: 'conversation',
  limit,
});
export const editMessage = endpoint({
  method: 'PATCH',
  path: '/api/conversations/{id}/messages/{messageId}',
  access: 'member',
  summary: 'Changes a message of the last 15 minutes.',
  body: messageText,
  data: chatMessage,
  owned: 'message',
  limit,
});
export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/conversations/{id}/messages/{messageId}',
  access: 'member',
  summary: 'Deletes a message of the last 15 minutes.',
  owned: 'message',
});
export const openMessageFile = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/messages/{messageId}/file',
  access: 'member',
  summary: 'The file of a message.',
  owned: 'message',
  raw: { types: ['application/pdf', 'image/jpeg', 'image/png'] },
});
export const readConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/{id}/read',
  access: 'member',
  summary: 'Marks a conversation as read.',
  owned: 'conversation',
});
export const reportConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/{id}/report',
  access: 'member',
  summary: 'Reports a conversation to the moderators.',
  body: z.object({
    reason: text({ required: 'text.required', max: 2000 }),
    /** The message that it is about, where it is about one of the other’s. */
    messageId: text({ max: 40 }),
  }),
  owned: 'conversation',
  limit,
});
export const searchMessages = endpoint({
  method: 'GET',
  path: '/api/messages',
  access: 'member',
  summary: 'Messages of one’s conversations that have all words of a search, the newest first.',
  query: z.object({ ...paging, q: searchText }),
  data: foundMessage,
  list: true,
});
export const getChatSettings = endpoint({
  method: 'GET',
  path: '/api/chat-settings',
  access: 'member',
  summary: 'How one chats.',
  data: chatSettings,
});
export const updateChatSettings = endpoint({
  method: 'POST',
  path: '/api/chat-settings',
  access: 'member',
  summary: 'Tells others when one has read, and is told; or neither.',
  body: chatSettings,
  data: chatSettings,
});
