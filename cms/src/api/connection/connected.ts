import { connectionStatus } from '@scholars/contract/connections';
import { connectionsOf, otherOf, type ConnectionRow } from './connection-row.js';

/**
 * What somebody is to a member, by the member's document id. A block counts for both of the two, whoever made it. One
 * query.
 */
export async function findRelation(userId: number, memberId: string): Promise<'connected' | 'blocked' | 'none'> {
  const row: Pick<ConnectionRow, 'status_id'> | undefined = await strapi.db
    .connection('connections as c')
    .join('members_user_lnk as l', (on) => void on.on('l.user_id', 'c.low_user_id').orOn('l.user_id', 'c.high_user_id'))
    .join('members as m', 'm.id', 'l.member_id')
    .where({ 'm.document_id': memberId })
    .whereNot('l.user_id', userId)
    .where((mine) => void mine.where('c.low_user_id', userId).orWhere('c.high_user_id', userId))
    .first('c.status_id');
  if (row?.status_id === connectionStatus.accepted) return 'connected';
  return row?.status_id === connectionStatus.blocked ? 'blocked' : 'none';
}

/** The accounts that somebody is connected with. */
export async function findConnected(userId: number): Promise<number[]> {
  const rows = await connectionsOf(strapi.db.connection, userId)
    .where('c.status_id', connectionStatus.accepted)
    .select('c.low_user_id', 'c.high_user_id');
  return rows.map((row) => otherOf(row, userId));
}

/** All accounts that somebody has to do with in any way, blocks of either side too: nobody of these is suggested. */
export async function findRelated(userId: number): Promise<number[]> {
  const rows = await strapi.db
    .connection('connections')
    .where({ low_user_id: userId })
    .orWhere({ high_user_id: userId })
    .select('low_user_id', 'high_user_id');
  return rows.map((row) => otherOf(row, userId));
}
