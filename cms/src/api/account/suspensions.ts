import type { Knex } from 'knex';
import { messageRef } from '@scholars/contract/messages';
import { ContractError } from '../../platform/errors/contract-error.js';

/** An account that may not write to other members or connect with them. It goes on being signed in. */
export interface SuspensionRow {
  user_id: number;
  since: number;
  /** Null until it is lifted. */
  until: number | null;
  /** What its person was told. */
  reason: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    account_suspensions: SuspensionRow;
  }
}

const dayMs = 86_400_000;

/** The suspension that an account is under now. */
export async function findSuspension(db: Knex, userId: number, now = Date.now()): Promise<SuspensionRow | undefined> {
  return standingAt(now, db('account_suspensions').where({ user_id: userId })).first();
}

/** Of suspensions those that stand at a moment, in a query in which no other table has the column. */
export function standingAt<Query extends Knex.QueryBuilder>(now: number, query: Query): Query {
  return query.where((stands) => void stands.whereNull('until').orWhere('until', '>', now)) as Query; // as it came
}

/**
 * Suspends an account, in place of a suspension that it is under.
 *
 * @param days how long; null until it is lifted
 * @returns until when
 */
export async function suspendAccount(
  trx: Knex,
  userId: number,
  { days, reason }: { days: number | null; reason: string },
): Promise<number | null> {
  const now = Date.now();
  const until = days === null ? null : now + days * dayMs;
  await trx('account_suspensions')
    .insert({ user_id: userId, since: now, until, reason })
    .onConflict('user_id')
    .merge(['since', 'until', 'reason']);
  return until;
}

/** @returns whether there was one to lift */
export async function liftSuspension(trx: Knex, userId: number): Promise<boolean> {
  const isUnder = (await findSuspension(trx, userId)) !== undefined;
  await trx('account_suspensions').where({ user_id: userId }).delete();
  return isUnder;
}

/** @throws ContractError 422 for an account that may not write or connect now */
export async function requireUnsuspended(db: Knex, userId: number): Promise<void> {
  const now = Date.now();
  const suspension = await findSuspension(db, userId, now);
  if (!suspension) return;
  if (suspension.until === null) throw new ContractError(422, 'account.suspended');
  throw new ContractError(422, messageRef('account.suspendedDays', Math.ceil((suspension.until - now) / dayMs)));
}
