import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { notices, type NoticeName, type Notices } from './notices.js';

/**
 * Tells a person something, in the transaction of what happened. Only its name and its parameters are kept: the words are
 * made when it is read, in the reader's language.
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
  const { type, leadsTo } = notices[notice];
  await trx('notifications').insert({
    id: randomBytes(16).toString('base64url'),
    user_id: userId,
    type,
    notice,
    params: JSON.stringify(params),
    redirect: leadsTo,
    channel_id: null,
    created_at: at,
    read_at: null,
  });
}
