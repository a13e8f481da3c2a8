import type { Locale } from '@scholars/contract/locale';
import type { Notification, NotificationType } from '@scholars/contract/notifications';
import { storedJson } from '../../platform/typed/trusted-types.js';
import { isNoticeName, notices, type Wording } from './notices.js';

export interface NotificationRow {
  id: string;
  user_id: number;
  type: NotificationType;
  notice: string;
  params: string;
  redirect: string;
  channel_id: string | null;
  created_at: number;
  read_at: number | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    notifications: NotificationRow;
  }
}

/** A notification as its reader gets it, in their language. */
export function presentNotification(
  { id, type, notice, params, redirect, channel_id, created_at, read_at }: NotificationRow,
  locale: Locale,
): Notification {
  const at = (ms: number) => new Date(ms).toISOString();
  const words = wordsOf({ notice, params }, locale);
  return {
    id,
    read_at: read_at === null ? null : at(read_at),
    created_at: at(created_at),
    data: { ...words, redirect_url: `/${locale}${sitePath(redirect)}`, type, channel_id },
  };
}

/** What a kept notice says; its bare name where this version no longer has it. */
export function wordsOf({ notice, params }: Pick<NotificationRow, 'notice' | 'params'>, locale: Locale): Wording {
  return isNoticeName(notice)
    ? notices[notice].words(storedJson<never>(params), locale) // what `notify` wrote with the same name
    : { title: notice, message: '' };
}

// Words of an address and nothing that a browser could read as another host, a scheme or a way up.
const plainPath = /^(\/[a-z0-9][\w-]*)+(\?\w+=[\w-]+(&\w+=[\w-]+)*)?(#[\w-]+)?$/i;

/** The path where it is one of this site, without its language; '' (home) for anything else, whoever wrote it. */
export function sitePath(path: string): string {
  return plainPath.test(path) ? path : '';
}
