import type { Knex } from 'knex';
import { ContractError } from '../../platform/errors/contract-error.js';

/** An account whose person has asked for it to be deleted, until it is erased. */
interface ClosingRow {
  user_id: number;
  asked_at: number;
  erase_at: number;
  /** Whether the person was in the directory, to which they return when they stay. */
  was_listed: boolean | number;
}

declare module 'knex/types/tables' {
  interface Tables {
    account_closings: ClosingRow;
  }
}

export async function findClosing(db: Knex, userId: number): Promise<ClosingRow | undefined> {
  return db('account_closings').where({ user_id: userId }).first();
}

/** Leaves accounts out that are to be erased, as others see none of them: `query.modify(withoutClosed, 'u.id')`. */
export function withoutClosed(query: Knex.QueryBuilder, userColumn: string): void {
  void query.whereNotExists(
    (closing) => void closing.from('account_closings').whereRaw('account_closings.user_id = ??', [userColumn]),
  );
}

/** @throws ContractError 409 for whoever would show themselves while their account is to be erased */
export async function requireStaying(db: Knex, userId: number): Promise<void> {
  if (await findClosing(db, userId)) throw new ContractError(409, 'account.closed');
}

/** What a sign-in tells of an account that is to be erased. */
export async function erasureOf(userId: number): Promise<{ erasedAt?: string }> {
  const closing = await findClosing(strapi.db.connection, userId);
  return closing ? { erasedAt: new Date(closing.erase_at).toISOString() } : {};
}
