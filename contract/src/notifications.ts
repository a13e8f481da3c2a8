import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { locales } from './locale.js';
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
/**
 * The newest, as many as `notificationsShown`. `countUnread` leaves out those of the chat, which `countChatUnread`
 * counts.
 */
export const notificationList = z.object({
  notifications: z.array(notification),
  countUnread: z.number(),
  countChatUnread: z.number(),
});

const preference = z.object({ inApp: z.boolean(), email: z.enum(['off', 'instant', 'daily', 'weekly']) });
export const notificationPreferences = z.object({
  language: z.enum(locales),
  pausedUntil: z.nullable(instant),
  types: z.record(z.string(), preference),
});
const preferencesPatch = z.partial(notificationPreferences);

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/user-notifications',
  access: 'member',
  summary: 'One’s notifications and unread counts.',
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
export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/api/notification-preferences',
  access: 'member',
  summary: 'How one is notified.',
  data: notificationPreferences,
});
export const updateNotificationPreferences = endpoint({
  method: 'PATCH',
  path: '/api/notification-preferences',
  access: 'member',
  summary: 'Changes how one is notified.',
  body: preferencesPatch,
  data: notificationPreferences,
});
export const checkPreferencesToken = endpoint({
  method: 'GET',
  path: '/api/notification-preferences/check-token',
  access: 'link',
  summary: 'Whether a preferences link still works.',
});
export const getPublicPreferences = endpoint({
  method: 'GET',
  path: '/api/notification-preferences/public',
  access: 'link',
  summary: 'Preferences by a mailed link.',
  data: notificationPreferences,
});
export const updatePublicPreferences = endpoint({
  method: 'PATCH',
  path: '/api/notification-preferences/public',
  access: 'link',
  summary: 'Changes preferences by a mailed link.',
  body: preferencesPatch,
  data: notificationPreferences,
});
