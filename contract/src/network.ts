import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { text } from './fields.js';
import { chatMessageMaxLength, cvMaxBytes } from './limits.js';
import { memberCard } from './members.js';
import { filter, paging, slugOrId } from './query.js';
import { instant } from './shapes.js';

/** Chat between connected members (product §4), and what may interest one. */
const conversation = z.object({
  id: z.string(),
  with: memberCard,
  unread: z.number(),
  lastMessageAt: z.nullable(instant),
});
const message = z.object({
  id: z.string(),
  clientMessageId: z.string(),
  text: z.string(),
  fromMe: z.boolean(),
  sentAt: instant,
  editedAt: z.nullable(instant),
  readAt: z.nullable(instant),
});
const messageBody = z.object({
  text: text({ max: chatMessageMaxLength }),
  clientMessageId: text({ required: 'text.required', max: 64 }),
});
const recommendation = z.object({
  id: z.string(),
  kind: z.enum(['opportunity', 'member', 'organization']),
  target: z.string(),
  score: z.number(),
  reasons: z.array(z.string()),
});

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  access: 'member',
  summary: 'One’s conversations.',
  query: z.object(paging),
  data: conversation,
  list: true,
});
export const startConversation = endpoint({
  method: 'POST',
  path: '/api/conversations',
  access: 'member',
  summary: 'Opens a conversation with a connection.',
  body: z.object({ memberId: text({ required: 'text.required' }) }),
  data: conversation,
});
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/messages',
  access: 'member',
  summary: 'Messages, the newest first.',
  query: z.object({ before: filter(slugOrId), limit: paging.pageSize }),
  data: message,
  list: true,
  owned: 'conversation',
});
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/{id}/messages',
  access: 'member',
  summary: 'Sends a message.',
  body: messageBody,
  multipart: { files: ['file'], maxFileBytes: cvMaxBytes },
  data: message,
  owned: 'conversation',
});
export const editMessage = endpoint({
  method: 'PATCH',
  path: '/api/conversations/{id}/messages/{messageId}',
  access: 'member',
  summary: 'Changes a message of the last 15 minutes.',
  body: z.object({ text: text({ required: 'text.required', max: chatMessageMaxLength }) }),
  data: message,
  owned: 'message',
});
export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/conversations/{id}/messages/{messageId}',
  access: 'member',
  summary: 'Deletes a message of the last 15 minutes.',
  owned: 'message',
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
  body: z.object({ reason: text({ required: 'text.required', max: 2000 }) }),
  owned: 'conversation',
});
export const listRecommendations = endpoint({
  method: 'GET',
  path: '/api/recommendations',
  access: 'member',
  summary: 'What may interest one, with reasons.',
  data: recommendation,
  list: true,
});
