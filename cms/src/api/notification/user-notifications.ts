import type { Locale } from '@scholars/contract/locale';
import { notificationsShown } from '@scholars/contract/limits';
import type { Notification, NotificationGroup } from '@scholars/contract/notifications';
import { refreshSiteName } from '../../platform/site/site-name.js';
import { groupNotifications } from './group-notifications.js';
import { tellUnread } from './live-unread.js';
import { presentNotification, type NotificationRow } from './present-notification.js';

const table = () => strapi.db.connection('notifications');
const readKeptMs = 365 * 86_400_000;

interface NotificationPage {
  notifications: Notification[];
  groups?: NotificationGroup[];
  /** Behind the last of them, where there are more. */
  earlier: string | null;
}

/**
 * A person's notifications, the newest first.
 *
 * @param before what the page before gave as `earlier`. It names a place between two, so that whatever comes or is
 *   deleted meanwhile, none is shown twice or left out.
 */
export async function listNotifications(
  userId: number,
  { before, locale }: { before?: string | undefined; locale: Locale },
): Promise<NotificationPage> {
  const query = table()
    .where({ user_id: userId })
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
    .limit(notificationsShown + 1);
  if (before !== undefined) {
    const dash = before.indexOf('-');
    const at = Number(before.slice(0, dash));
    void query
      .where('created_at', '<=', at)
      .where((place) => void place.where('created_at', '<', at).orWhere('id', '>', before.slice(dash + 1)));
  }
  const rows = await query.select();
  const shown = rows.slice(0, notificationsShown);
  const last = shown.at(-1);
  await refreshSiteName();
  const groups = groupNotifications(shown, locale);
  return {
    ...(groups.length > 0 && { groups }),
    notifications: shown.map((row) => presentNotification(row, locale)),
    earlier: last && rows.length > shown.length ? `${last.created_at}-${last.id}` : null,
  };
}

export async function findOwnNotification(userId: number, id: string): Promise<NotificationRow | undefined> {
  return table().where({ user_id: userId, id }).first();
}

/** One that is read keeps its time. */
export async function markRead(row: NotificationRow, locale: Locale): Promise<Notification> {
  const read_at = row.read_at ?? Date.now();
  if (row.read_at === null) {
    await table().where({ id: row.id }).whereNull('read_at').update({ read_at });
    tellUnread(strapi.db.connection, [row.user_id]);
  }
  await refreshSiteName();
  return presentNotification({ ...row, read_at }, locale);
}

export async function markAllRead(userId: number): Promise<void> {
  await table().where({ user_id: userId }).whereNull('read_at').update({ read_at: Date.now() });
  tellUnread(strapi.db.connection, [userId]);
}

export async function deleteNotification({ id, user_id }: NotificationRow): Promise<void> {
  await table().where({ id }).delete();
  tellUnread(strapi.db.connection, [user_id]);
}

/** Those that were read a year ago. */
export async function forgetReadNotifications(now: number): Promise<void> {
  await table()
    .where('read_at', '<', now - readKeptMs)
    .delete();
}
