import type { Knex } from 'knex';

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

/** What a sign-in tells of an account that is to be erased. */
export async function erasureOf(userId: number): Promise<{ erasedAt?: string }> {
  const closing = await findClosing(strapi.db.connection, userId);
  return closing ? { erasedAt: new Date(closing.erase_at).toISOString() } : {};
}
