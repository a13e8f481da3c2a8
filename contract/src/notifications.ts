import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { filter } from './query.js';
import { instant } from './shapes.js';

export const notificationTypes = [
  'new-message',
  'connection-request',
  'connection-accepted',
  'application-status',
  'new-opportunity',
  'recommendation',
  'announcement',
  'submission-status',
  'event-invitation',
  'system',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

const notification = z.object({
  id: z.string(),
  read_at: z.nullable(instant),
  created_at: instant,
  data: z.object({
    title: z.string(),
    /** HTML. */
    message: z.string(),
    /** Path of this site, with its language. */
    redirect_url: z.string(),
    type: z.enum(notificationTypes),
    channel_id: z.nullable(z.string()),
  }),
});
export type Notification = z.output<typeof notification>;
/** Several of a list that are unread and say the same of the same, in words for all of them. */
const notificationGroup = z.object({
  /** Two at least, the newest first. */
  ids: z.array(z.string()),
  title: z.string(),
  /** HTML. */
  message: z.string(),
  redirect_url: z.string(),
});
export type NotificationGroup = z.output<typeof notificationGroup>;

/**
 * The newest first, as many as `notificationsShown`. `countUnread` leaves out those of the chat, which
 * `countChatUnread` counts. `earlier` is what to ask for the next with, where there are more. `groups` may be missing.
 */
export const notificationList = z.object({
  notifications: z.array(notification),
  groups: z.optional(z.array(notificationGroup)),
  earlier: z.nullable(z.string()),
  countUnread: z.number(),
  countChatUnread: z.number(),
});

/** Where a page of them begins: behind the one of a moment, in milliseconds, and an id. */
export const notificationPlace = /^\d{1,15}-[\w-]{1,64}$/;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/user-notifications',
  access: 'member',
  summary: 'One’s notifications and unread counts; `before` is what an answer before this gave as `earlier`.',
  query: z.object({ before: filter(z.string().check(z.regex(notificationPlace, 'value.invalid'))) }),
  data: notificationList,
});
export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/api/user-notifications/read-all',
  access: 'member',
  summary: 'Marks all as read.',
});
export const readNotification = endpoint({
  method: 'POST',
  path: '/api/user-notifications/{id}',
  access: 'member',
  summary: 'Marks one as read.',
  data: notification,
  owned: 'notification',
});
export const deleteNotification = endpoint({
  method: 'DELETE',
  path: '/api/user-notifications/{id}',
  access: 'member',
  summary: 'Deletes one.',
  owned: 'notification',
});
