import type { Knex } from 'knex';
import { storedJson } from '../../platform/typed/trusted-types.js';
import { tellUnread } from '../notification/live-unread.js';
import { isAbout, type AboutMember } from './connection-notices.js';
import { otherOf, type ConnectionRow } from './connection-row.js';
import { noticeNameOf } from './member-accounts.js';

/** Counts as read what somebody was told of a request that is answered or taken back: it waits for nobody any more. */
export async function endRequestNotice(trx: Knex, request: ConnectionRow): Promise<void> {
  const asked = otherOf(request, request.requester_id);
  const ids = await listNotices(trx, request, (told) => void told.whereNull('read_at'));
  if (ids.length > 0) await setRead(trx, asked, ids, Date.now());
}

/**
 * Has the newest that somebody was told of a request stand unread once more, where it was taken back and is made again:
 * in its place, with no mail and on no device. One that its reader has deleted stays away.
 */
export async function renewRequestNotice(trx: Knex, request: ConnectionRow): Promise<void> {
  const asked = otherOf(request, request.requester_id);
  const [newest] = await listNotices(trx, request, (told) => void told.orderBy('created_at', 'desc'));
  if (newest !== undefined) await setRead(trx, asked, [newest], null);
}

/** The ids of what somebody was told of the requests of this one. */
async function listNotices(
  trx: Knex,
  request: ConnectionRow,
  narrow: (told: Knex.QueryBuilder) => void,
): Promise<string[]> {
  const asked = otherOf(request, request.requester_id);
  const told: { id: string; params: string }[] = await trx('notifications')
    .where({ user_id: asked, type: 'connection-request' })
    .modify(narrow)
    .select('id', 'params');
  if (told.length === 0) return [];
  const { name } = await noticeNameOf(request.requester_id, trx);
  const isTheirs = isAbout(request.requester_id, new Set([name]));
  return told.filter(({ params }) => isTheirs(storedJson<AboutMember>(params))).map(({ id }) => id);
}

async function setRead(trx: Knex, userId: number, ids: readonly string[], readAt: number | null): Promise<void> {
  await trx('notifications')
    .whereIn('id', [...ids])
    .update({ read_at: readAt });
  tellUnread(trx, [userId]);
}
