import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { connectionStatus } from '@scholars/contract/connections';
import { newConversationsOfNewPerDay, newConversationsPerDay } from '@scholars/contract/limits';
import { messageRef } from '@scholars/contract/messages';
import { ContractError } from '../../platform/errors/contract-error.js';
import { requireStaying, withoutClosed } from '../account/closings.js';
import { holdAccount } from '../account/find-account.js';
import { isNewAccount } from '../account/is-new-account.js';
import { requireUnsuspended } from '../account/suspensions.js';
import { pairOf } from '../connection/connection-row.js';
import { findMemberAccount } from '../connection/member-accounts.js';
import type { ConversationRow } from './conversation-row.js';

const dayMs = 86_400_000;
export const notConnected = () => new ContractError(422, 'chat.notConnected');

/**
 * The conversation with a connection, begun where there is none yet: of two who begin at once there is one.
 *
 * @throws ContractError 409 where one's own account is to be erased, 422 where the two may not write to each other, 429 past the day's new conversations
 */
export async function startConversation(userId: number, memberId: string): Promise<ConversationRow> {
  await requireStaying(strapi.db.connection, userId);
  const other = await findMemberAccount(memberId);
  if (!other || other.userId === userId || !(await mayWrite(strapi.db.connection, userId, other.userId)))
    throw notConnected();
  const pair = pairOf(userId, other.userId);
  return strapi.db.transaction(async ({ trx }) => {
    await holdAccount(trx, userId);
    const known = await trx('chat_conversations').where(pair).first();
    if (known) return known;
    await requireUnsuspended(trx, userId);
    await countNewConversation(trx, userId);
    const nothingYet = {
      last_revision: 0,
      low_read_sequence: 0,
      high_read_sequence: 0,
      low_mailed_sequence: 0,
      high_mailed_sequence: 0,
    };
    await trx('chat_conversations')
      .insert({
        id: randomUUID(),
        ...pair,
        started_by: userId,
        created_at: Date.now(),
        last_message_at: null,
        ...nothingYet,
      })
      .onConflict(['low_user_id', 'high_user_id'])
      .ignore();
    const row = await trx('chat_conversations').where(pair).first();
    if (!row) throw new Error('A conversation was begun and is not there');
    return row;
  });
}

/** Whether two are connected, and both chat and stay. */
export async function mayWrite(db: Knex, userId: number, otherId: number): Promise<boolean> {
  const rows = await db('connections as c')
    .join('up_users as u', (on) => void on.on('u.id', 'c.low_user_id').orOn('u.id', 'c.high_user_id'))
    .where({ status_id: connectionStatus.accepted, ...pairOf(userId, otherId) })
    .where({ 'u.messaging_system': true, 'u.confirmed': true, 'u.blocked': false })
    .modify(withoutClosed, 'u.id')
    .select('u.id');
  return rows.length === 2;
}

async function countNewConversation(trx: Knex, userId: number): Promise<void> {
  const now = Date.now();
  const [row] = await trx('chat_conversations')
    .where({ started_by: userId })
    .where('created_at', '>', now - dayMs)
    .count({ n: '*' });
  const most = (await isNewAccount(trx, userId, now)) ? newConversationsOfNewPerDay : newConversationsPerDay;
  if (Number(row?.n ?? 0) >= most)
    throw new ContractError(429, messageRef('chat.newConversations', most), { retryAfterSeconds: dayMs / 1000 });
}
