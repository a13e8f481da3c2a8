import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { notices, type NoticeName, type Notices } from './notices.js';
import type { NotificationRow } from './present-notification.js';

/**
 * Tells a person something, in the transaction of what happened. Only its name and its parameters are kept: the words
 * are made when it is read, in the reader's language.
 *
 * @param at when it happened, in milliseconds since 1970
 */
export async function notify<Name extends NoticeName>(
  trx: Knex,
  userId: number,
  notice: Name,
  params: Notices[Name],
  at: number = Date.now(),
): Promise<void> {
  await trx('notifications').insert(notificationRow(userId, notice, params, at));
}

export function notificationRow<Name extends NoticeName>(
  userId: number,
  notice: Name,
  params: Notices[Name],
  at: number,
): NotificationRow {
  const { type, leadsTo } = notices[notice];
  return {
    id: randomBytes(16).toString('base64url'),
    user_id: userId,
    type,
    notice,
    params: JSON.stringify(params),
    redirect: typeof leadsTo === 'string' ? leadsTo : leadsTo(params),
    channel_id: null,
    created_at: at,
    read_at: null,
  };
}
