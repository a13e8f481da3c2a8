import { connectionStatus, type ConnectionStatus } from '@scholars/contract/connections';
import { ContractError, notFound } from '../../platform/errors/contract-error.js';
import { requireUnsuspended } from '../account/suspensions.js';
import { notify } from '../notification/notify.js';
import { blockMember, liftBlock } from './blocks.js';
import { doesBlock, isHiddenFrom, otherOf, type ConnectionRow } from './connection-row.js';
import { tellContacts } from './live-contacts.js';
import { noticeNameOf, otherIsThere } from './member-accounts.js';
import { endRequestNotice } from './request-notice.js';

const { pending, accepted, declined, removed, blocked } = connectionStatus;

/**
 * Takes one of the steps of product §4.
 *
 * @throws ContractError 422 where it is not this one's to take, or not possible from where the connection stands
 */
export async function changeConnection(
  userId: number,
  { id, ...pair }: ConnectionRow,
  to: ConnectionStatus,
): Promise<ConnectionRow> {
  const otherId = otherOf(pair, userId);
  if (to === blocked || (to === removed && pair.status_id === blocked)) {
    if (doesBlock({ id, ...pair }, userId) === (to === blocked)) throw notPossible();
    if (to === blocked) {
      await blockMember(userId, otherId);
      return getOwn(userId, id);
    }
    await liftBlock(userId, otherId);
    // Also where the other one's block goes on, which is nothing to be told of.
    return { id, ...pair, status_id: removed, updated_at: Date.now() };
  }
  const name = await noticeNameOf(userId);
  await strapi.db.transaction(async ({ trx }) => {
    const row = await trx('connections').where({ id }).forUpdate().first();
    if (!row || isHiddenFrom(row, userId)) throw notFound();
    if (!isPossible(row, userId, to)) throw notPossible();
    if (to === accepted) await requireUnsuspended(trx, userId);
    const now = Date.now();
    await trx('connections')
      .where({ id })
      .update({
        status_id: to,
        ...(to === declined && { declined_at: now }),
        ...(to === accepted && { declined_at: null }),
        // It was answered: who asks anew is told of as if for the first time.
        ...(row.status_id === accepted && { requested_at: 0 }),
        // What was said with a request that nobody took stays with nobody.
        ...(to !== accepted && { note: '' }),
        updated_at: now,
      });
    if (row.status_id === pending) await endRequestNotice(trx, row);
    if (to === accepted || row.status_id === accepted) tellContacts(trx, [userId, otherId]);
    if (to === accepted) await notify(trx, row.requester_id, 'connection-accepted', { ...name, userId }, now);
  });
  return getOwn(userId, id);
}

function isPossible({ status_id, requester_id }: ConnectionRow, userId: number, to: ConnectionStatus): boolean {
  const isRequester = requester_id === userId;
  if (to === accepted || to === declined) return status_id === pending && !isRequester;
  if (to === removed) return status_id === accepted || (status_id === pending && isRequester);
  return false;
}

/** A connection of somebody, as far as it and the other one are there for them. */
export async function findOwnConnection(userId: number, id: string): Promise<ConnectionRow | undefined> {
  const row: ConnectionRow | undefined = await strapi.db
    .connection('connections as c')
    .where({ 'c.id': id })
    .whereExists(otherIsThere(userId))
    .first('c.*');
  const isOwn = row?.low_user_id === userId || row?.high_user_id === userId;
  return row && isOwn && !isHiddenFrom(row, userId) ? row : undefined;
}

async function getOwn(userId: number, id: string): Promise<ConnectionRow> {
  const row = await findOwnConnection(userId, id);
  if (!row) throw notFound();
  return row;
}

const notPossible = () => new ContractError(422, 'error.transition');
