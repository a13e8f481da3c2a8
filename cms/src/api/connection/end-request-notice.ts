import type { Knex } from 'knex';
import { storedJson } from '../../platform/typed/trusted-types.js';
import { tellUnread } from '../notification/live-unread.js';
import { isAbout, type AboutMember } from './connection-notices.js';
import { otherOf, type ConnectionRow } from './connection-row.js';
import { noticeNameOf } from './member-accounts.js';

/** Counts as read what somebody was told of a request that is answered or taken back: it waits for nobody any more. */
export async function endRequestNotice(trx: Knex, request: ConnectionRow): Promise<void> {
  const asked = otherOf(request, request.requester_id);
  const unread = await trx('notifications')
    .where({ user_id: asked, type: 'connection-request' })
    .whereNull('read_at')
    .select('id', 'params');
  if (unread.length === 0) return;
  const { name } = await noticeNameOf(request.requester_id, trx);
  const isTheirs = isAbout(request.requester_id, new Set([name]));
  const ids = unread.filter(({ params }) => isTheirs(storedJson<AboutMember>(params))).map(({ id }) => id);
  await trx('notifications').whereIn('id', ids).update({ read_at: Date.now() });
  tellUnread(trx, [asked]);
}
