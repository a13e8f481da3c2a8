import type { Locale } from '@scholars/contract/locale';
import { notificationsShown } from '@scholars/contract/limits';
import type { Notification } from '@scholars/contract/notifications';
import { refreshSiteName } from '../../platform/site/site-name.js';
import { presentNotification, type NotificationRow } from './present-notification.js';

const table = () => strapi.db.connection('notifications');
const readKeptMs = 365 * 86_400_000;

/** A person's notifications, the newest first; older ones than the list holds are reached by deleting. */
export async function listNotifications(userId: number, locale: Locale): Promise<Notification[]> {
  const rows = await table()
    .where({ user_id: userId })
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
    .limit(notificationsShown)
    .select();
  await refreshSiteName();
  return rows.map((row) => presentNotification(row, locale));
}

/** How many a person has not read: those of the chat, which has a sign of its own, and all others. One query. */
export async function countUnread(userId: number): Promise<{ countUnread: number; countChatUnread: number }> {
  const rows: { type: string; n: number }[] = await table()
    .where({ user_id: userId })
    .whereNull('read_at')
    .groupBy('type')
    .select('type')
    .count({ n: '*' });
  const sum = (isChat: boolean) =>
    rows.filter(({ type }) => (type === 'new-message') === isChat).reduce((total, { n }) => total + n, 0);
  return { countUnread: sum(false), countChatUnread: sum(true) };
}

export async function findOwnNotification(userId: number, id: string): Promise<NotificationRow | undefined> {
  return table().where({ user_id: userId, id }).first();
}

/** One that is read keeps its time. */
export async function markRead(row: NotificationRow, locale: Locale): Promise<Notification> {
  const read_at = row.read_at ?? Date.now();
  if (row.read_at === null) await table().where({ id: row.id }).whereNull('read_at').update({ read_at });
  await refreshSiteName();
  return presentNotification({ ...row, read_at }, locale);
}

export async function markAllRead(userId: number): Promise<void> {
  await table().where({ user_id: userId }).whereNull('read_at').update({ read_at: Date.now() });
}

export async function deleteNotification({ id }: NotificationRow): Promise<void> {
  await table().where({ id }).delete();
}

/** Those that were read a year ago. */
export async function forgetReadNotifications(now: number): Promise<void> {
  await table()
    .where('read_at', '<', now - readKeptMs)
    .delete();
}
