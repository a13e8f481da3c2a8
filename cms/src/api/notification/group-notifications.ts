import type { Locale } from '@scholars/contract/locale';
import type { NotificationGroup } from '@scholars/contract/notifications';
import { storedJson } from '../../platform/typed/trusted-types.js';
import { isNoticeName, notices } from './notices.js';
import { sitePath, type NotificationRow } from './present-notification.js';

/**
 * Which rows of a list are shown as one: unread, of one notice, about the same. A group is of the list's own rows alone,
 * so a list that is read on shows each row once.
 */
export function groupNotifications(rows: readonly NotificationRow[], locale: Locale): NotificationGroup[] {
  const alike = new Map<string, NotificationRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== undefined) alike.set(key, [...(alike.get(key) ?? []), row]);
  }
  return [...alike.values()].flatMap((group): NotificationGroup[] => {
    const [newest] = group;
    if (!newest || group.length < 2 || !isNoticeName(newest.notice)) return [];
    const { together } = notices[newest.notice];
    if (!together) return [];
    const all = group.map(({ params }) => storedJson<never>(params)); // what `notify` wrote with the same name
    return [
      {
        ids: group.map(({ id }) => id),
        ...together.words(all, locale),
        redirect_url: `/${locale}${sitePath(together.leadsTo)}`,
      },
    ];
  });
}

/** Nothing for what stands by itself. */
function keyOf({ read_at, notice, params }: NotificationRow): string | undefined {
  if (read_at !== null || !isNoticeName(notice)) return undefined;
  const { together } = notices[notice];
  return together && `${notice} ${together.about(storedJson<never>(params))}`; // as above
}
