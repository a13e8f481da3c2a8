import { connectionStatus, type ConnectionStatus } from '@scholars/contract/connections';
import type { Knex } from 'knex';

/** A pair of accounts, the lower id first: so there is one row, whoever of the two began. */
export interface ConnectionRow {
  id: string;
  low_user_id: number;
  high_user_id: number;
  /** Who asked last; who blocked, where nobody has asked. */
  requester_id: number;
  status_id: ConnectionStatus;
  note: string;
  /** Nothing where nobody has asked yet; 0 once the connection has ended that came of it. */
  requested_at: number | null;
  /** Of the requester's last request; kept through a block, so that no block ends the wait. */
  declined_at: number | null;
  low_blocks_at: number | null;
  high_blocks_at: number | null;
  updated_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    connections: ConnectionRow;
  }
}

type Pair = Pick<ConnectionRow, 'low_user_id' | 'high_user_id'>;

export function pairOf(userId: number, otherId: number): Pair {
  return { low_user_id: Math.min(userId, otherId), high_user_id: Math.max(userId, otherId) };
}

export function otherOf({ low_user_id, high_user_id }: Pair, userId: number): number {
  return low_user_id === userId ? high_user_id : low_user_id;
}

/** The column in which this one of the pair blocks the other. */
export function blockColumnOf({ low_user_id }: Pair, userId: number): 'low_blocks_at' | 'high_blocks_at' {
  return low_user_id === userId ? 'low_blocks_at' : 'high_blocks_at';
}

export function doesBlock(row: ConnectionRow, userId: number): boolean {
  return row[blockColumnOf(row, userId)] !== null;
}

/** Blocked by the other one: then the connection is not there for this one, who is told nothing. */
export function isHiddenFrom(row: ConnectionRow, userId: number): boolean {
  return row.status_id === connectionStatus.blocked && !doesBlock(row, userId);
}

/** Whether one of the two has asked the other: who blocks a stranger has not met them. */
export function haveMet({ requested_at }: Pick<ConnectionRow, 'requested_at'>): boolean {
  return requested_at !== null;
}

/** Whether somebody knows of the other one who has left the directory: they have met, or they block them. */
export function knowsOf(row: ConnectionRow | undefined, userId: number): boolean {
  return row !== undefined && !isHiddenFrom(row, userId) && (haveMet(row) || doesBlock(row, userId));
}

/** The connections of somebody that are there for them. `c` is the table. */
export function connectionsOf(db: Knex, userId: number) {
  const mine = (own: 'low' | 'high') => (query: Knex.QueryBuilder) =>
    void query
      .where(`c.${own}_user_id`, userId)
      .where((visible) => void visible.whereNot('c.status_id', 5).orWhereNotNull(`c.${own}_blocks_at`));
  return db({ c: 'connections' }).where((either) => void either.where(mine('low')).orWhere(mine('high')));
}

/** The pair's row, held until the transaction ends; nothing where they never met. */
export async function holdPair(trx: Knex, userId: number, otherId: number): Promise<ConnectionRow | undefined> {
  return trx('connections').where(pairOf(userId, otherId)).forUpdate().first();
}
