import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { connectionStatus } from '@scholars/contract/connections';
import { connectionRequestsOfNewPerDay, connectionRequestsPerDay, connectionWaitDays } from '@scholars/contract/limits';
import { messageRef } from '@scholars/contract/messages';
import { ContractError } from '../../platform/errors/contract-error.js';
import { requireStaying } from '../account/closings.js';
import { holdAccount } from '../account/find-account.js';
import { isNewAccount } from '../account/is-new-account.js';
import { makeHiddenMember } from '../account/make-member.js';
import { requireUnsuspended } from '../account/suspensions.js';
import { notify } from '../notification/notify.js';
import { doesBlock, haveMet, holdPair, pairOf, type ConnectionRow } from './connection-row.js';
import { findMemberAccount, membersOfAccounts, noticeNameOf } from './member-accounts.js';
import { renewRequestNotice } from './request-notice.js';

const dayMs = 86_400_000;
const unavailable = () => new ContractError(422, 'connection.unavailable');

/**
 * Asks a member to connect. What was asked already, by either of the two, or is a connection, stays as it is: two who
 * ask each other at once have one request.
 *
 * @throws ContractError 409 for whom nobody would see; 422 where they may not be asked, in the same words whether they
 *   have no account or have blocked whoever asks, and of a suspended account; 429 past the day's requests
 */
export async function requestConnection(userId: number, memberId: string, note: string): Promise<ConnectionRow> {
  const asked = await findMemberAccount(memberId);
  if (!asked || asked.userId === userId) throw unavailable();
  await requireStaying(strapi.db.connection, userId);
  // Whoever asks has a profile to be known by.
  if ((await membersOfAccounts([userId])).length === 0) await makeHiddenMember(userId);
  const name = await noticeNameOf(userId);
  return strapi.db.transaction(async ({ trx }) => {
    // One's own requests are counted one after the other.
    await holdAccount(trx, userId);
    await requireUnsuspended(trx, userId);
    const known = await holdPair(trx, userId, asked.userId);
    if (known && !mayAsk(known, userId)) return known;
    if (!asked.isListed && !(known && haveMet(known))) throw unavailable();
    const now = Date.now();
    await countRequest(trx, userId, now);
    const changes = {
      requester_id: userId,
      status_id: connectionStatus.pending,
      note,
      requested_at: now,
      declined_at: null,
      updated_at: now,
    };
    if (known) await trx('connections').where({ id: known.id }).update(changes);
    else
      await trx('connections')
        .insert({
          id: randomUUID(),
          ...pairOf(userId, asked.userId),
          ...changes,
          low_blocks_at: null,
          high_blocks_at: null,
        })
        .onConflict(['low_user_id', 'high_user_id'])
        .ignore();
    const row = await holdPair(trx, userId, asked.userId);
    if (!row) throw new Error('A connection was asked for and is not there');
    // The other one was faster, with a request or a block.
    const isOurs = row.requester_id === userId && row.status_id === connectionStatus.pending;
    if (!isOurs) {
      mayAsk(row, userId);
      return row;
    }
    if (wasJustAsked(known, userId, now)) await renewRequestNotice(trx, row);
    else await notify(trx, asked.userId, 'connection-request', { ...name, userId }, now);
    return row;
  });
}

/**
 * Whether there is something to ask.
 *
 * @throws ContractError 422 where it may not be asked
 */
function mayAsk(row: ConnectionRow, userId: number): boolean {
  if (row.status_id === connectionStatus.blocked)
    throw doesBlock(row, userId) ? new ContractError(422, 'connection.blocked') : unavailable();
  if (row.status_id === connectionStatus.pending || row.status_id === connectionStatus.accepted) return false;
  const waitsUntil = waitEnd(row, userId) ?? 0;
  const days = Math.ceil((waitsUntil - Date.now()) / dayMs);
  if (days > 0) throw new ContractError(422, messageRef('connection.wait', days));
  return true;
}

/** Until when somebody who was declined waits (product §4). */
export function waitEnd({ declined_at, requester_id }: ConnectionRow, userId: number): number | null {
  if (declined_at === null || requester_id !== userId) return null;
  return declined_at + connectionWaitDays * dayMs;
}

/** Who takes a request back and asks again is told of once in a day; what was told stands unread again. */
function wasJustAsked(before: ConnectionRow | undefined, userId: number, now: number): boolean {
  return before?.requester_id === userId && before.requested_at !== null && before.requested_at > now - dayMs;
}

async function countRequest(trx: Knex, userId: number, now: number): Promise<void> {
  const [row] = await trx('connections')
    .where({ requester_id: userId })
    .where('requested_at', '>', now - dayMs)
    .count({ n: '*' });
  const most = (await isNewAccount(trx, userId, now)) ? connectionRequestsOfNewPerDay : connectionRequestsPerDay;
  if (Number(row?.n ?? 0) >= most)
    throw new ContractError(429, messageRef('connection.dailyLimit', most), { retryAfterSeconds: dayMs / 1000 });
}
