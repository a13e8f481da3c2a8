import { randomUUID } from 'node:crypto';
import { connectionStatus } from '@scholars/contract/connections';
import { blockColumnOf, doesBlock, holdPair, pairOf } from './connection-row.js';
import { tellContacts } from './live-contacts.js';

/** Blocks a member, whatever was between the two; again, nothing changes. */
export async function blockMember(userId: number, otherId: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const now = Date.now();
    const pair = pairOf(userId, otherId);
    const column = blockColumnOf(pair, userId);
    // Who was no connection is not told of anything.
    const before = await holdPair(trx, userId, otherId);
    if (before?.status_id === connectionStatus.accepted) tellContacts(trx, [userId, otherId]);
    const blocks = { low_blocks_at: null, high_blocks_at: null, [column]: now };
    await trx('connections')
      .insert({
        id: randomUUID(),
        ...pair,
        requester_id: userId,
        status_id: connectionStatus.blocked,
        note: '',
        requested_at: null,
        declined_at: null,
        ...blocks,
        updated_at: now,
      })
      .onConflict(['low_user_id', 'high_user_id'])
      .ignore();
    await trx('connections')
      .where(pair)
      .whereNull(column)
      .update({ status_id: connectionStatus.blocked, note: '', [column]: now, updated_at: now });
  });
}

/** Lifts one's own block; the other one's stays. */
export async function liftBlock(userId: number, otherId: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const row = await holdPair(trx, userId, otherId);
    if (!row || !doesBlock(row, userId)) return;
    const isStillBlocked = doesBlock(row, otherId);
    await trx('connections')
      .where({ id: row.id })
      .update({
        [blockColumnOf(row, userId)]: null,
        status_id: isStillBlocked ? connectionStatus.blocked : connectionStatus.removed,
        updated_at: Date.now(),
      });
  });
}
