import {
  connectionStatus,
  type Connection,
  type ConnectionQuery,
  type ConnectionState,
} from '@scholars/contract/connections';
import type { Locale } from '@scholars/contract/locale';
import type { MemberCard } from '@scholars/contract/members';
import type { Knex } from 'knex';
import { notFound } from '../../platform/errors/contract-error.js';
import { connectionsOf, isHiddenFrom, knowsOf, otherOf, type ConnectionRow } from './connection-row.js';
import { accountsOfMembers, memberCardsOf, otherIsThere } from './member-accounts.js';
import { waitEnd } from './request-connection.js';

interface ConnectionPage {
  rows: Connection[];
  total: number;
  counts: Record<string, number>;
}

/** A page of somebody's connections, and how many there are of each kind. As many queries however many there are. */
export async function listConnections(
  userId: number,
  locale: Locale,
  { page, pageSize, statusId, direction }: ConnectionQuery,
): Promise<ConnectionPage> {
  const mine = () => connectionsOf(strapi.db.connection, userId).whereExists(otherIsThere(userId));
  const counts = await countKinds(mine(), userId);
  const narrowed = mine().modify((query) => {
    if (statusId !== undefined) void query.where('c.status_id', Number(statusId));
    if (direction === 'sent') void query.where('c.requester_id', userId);
    if (direction === 'received') void query.whereNot('c.requester_id', userId);
  });
  const [count] = await narrowed.clone().count({ n: '*' });
  const rows: ConnectionRow[] = await narrowed
    .orderBy([{ column: 'c.updated_at', order: 'desc' }, 'c.id'])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .select('c.*');
  return { rows: await presentConnections(rows, userId, locale), total: Number(count?.n ?? 0), counts };
}

async function countKinds(mine: Knex.QueryBuilder, userId: number): Promise<Record<string, number>> {
  const rows: { status_id: number; n: number | string; sent: number | string }[] = await mine
    .groupBy('c.status_id')
    .select(
      'c.status_id',
      strapi.db.connection.raw('sum(case when c.requester_id = ? then 1 else 0 end) as sent', [userId]),
    )
    .count({ n: '*' });
  const ofStatus = (id: number) => rows.find(({ status_id }) => status_id === id);
  const pending = ofStatus(connectionStatus.pending);
  const sent = Number(pending?.sent ?? 0);
  return {
    received: Number(pending?.n ?? 0) - sent,
    sent,
    ...Object.fromEntries(Object.entries(connectionStatus).map(([name, id]) => [name, Number(ofStatus(id)?.n ?? 0)])),
  };
}

async function presentConnections(
  rows: readonly ConnectionRow[],
  userId: number,
  locale: Locale,
): Promise<Connection[]> {
  const cards = await memberCardsOf(
    rows.map((row) => otherOf(row, userId)),
    locale,
  );
  return rows.flatMap((row) => {
    const card = cards.get(otherOf(row, userId));
    return card ? [presentConnection(row, card, userId)] : [];
  });
}

/** @throws ContractError 404 where the other one has left in between */
export async function presentOwnConnection(row: ConnectionRow, userId: number, locale: Locale): Promise<Connection> {
  const [presented] = await presentConnections([row], userId, locale);
  if (!presented) throw notFound();
  return presented;
}

function presentConnection(row: ConnectionRow, member: MemberCard, userId: number): Connection {
  return {
    id: row.id,
    statusId: row.status_id,
    member,
    requestedByMe: row.requester_id === userId,
    note: row.note,
    updatedAt: new Date(row.updated_at).toISOString(),
    mayAskFrom: presentWait(row, userId),
  };
}

function presentWait(row: ConnectionRow, userId: number): string | null {
  const until = waitEnd(row, userId);
  return until !== null && until > Date.now() ? new Date(until).toISOString() : null;
}

/** How somebody stands to members, in the order in which they are named. Two queries. */
export async function listStates(userId: number, memberIds: readonly string[]): Promise<ConnectionState[]> {
  const accounts = new Map((await accountsOfMembers(memberIds)).map((account) => [account.memberId, account]));
  const others = [...new Set([...accounts.values()].map((account) => account.userId))];
  const rows: ConnectionRow[] =
    others.length > 0
      ? await strapi.db
          .connection('connections')
          .where((mine) => void mine.where({ low_user_id: userId }).whereIn('high_user_id', others))
          .orWhere((mine) => void mine.where({ high_user_id: userId }).whereIn('low_user_id', others))
          .select()
      : [];
  const rowOf = new Map(rows.map((row) => [otherOf(row, userId), row]));
  return [...new Set(memberIds)].map((memberId): ConnectionState => {
    const account = accounts.get(memberId);
    const nothing = { memberId, connectionId: null, mayAskFrom: null };
    if (account === undefined) return { ...nothing, state: 'unavailable' };
    if (account.userId === userId) return { ...nothing, state: 'self' };
    const row = rowOf.get(account.userId);
    if (!account.isListed && !knowsOf(row, userId)) return { ...nothing, state: 'unavailable' };
    if (!row) return { ...nothing, state: 'none' };
    if (isHiddenFrom(row, userId)) return { ...nothing, state: 'unavailable' };
    const mayAskFrom = presentWait(row, userId);
    return { memberId, connectionId: row.id, mayAskFrom, state: stateOf(row, userId, mayAskFrom !== null) };
  });
}

function stateOf({ status_id, requester_id }: ConnectionRow, userId: number, waits: boolean): ConnectionState['state'] {
  if (status_id === connectionStatus.pending) return requester_id === userId ? 'sent' : 'received';
  if (status_id === connectionStatus.accepted) return 'connected';
  if (status_id === connectionStatus.blocked) return 'blocked';
  return waits ? 'declined' : 'none';
}
