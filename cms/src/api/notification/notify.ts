import type { Knex } from 'knex';
import type { NoticeName, Notices } from './notices.js';
import { notifyReaders } from './notify-readers.js';

/**
 * Tells a person something as they prefer, in the transaction of what happened. Only its name and its parameters are
 * kept: the words are made when it is read, in the reader's language.
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
  await notifyReaders(trx, [userId], notice, params, at);
}
