import { connectionStatus } from '@scholars/contract/connections';
import { connectionsOf, otherOf, pairOf } from './connection-row.js';
import { accountsOfMembers } from './member-accounts.js';

/** Whether two accounts are connected. One query. */
export async function areConnected(userId: number, otherId: number): Promise<boolean> {
  const row = await strapi.db
    .connection('connections')
    .where({ ...pairOf(userId, otherId), status_id: connectionStatus.accepted })
    .first('id');
  return row !== undefined;
}

/** Whether somebody is connected with a member, by the member's document id. Two queries. */
export async function isConnectedWithMember(userId: number, memberId: string): Promise<boolean> {
  const [account] = await accountsOfMembers([memberId]);
  return account !== undefined && areConnected(userId, account.userId);
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
