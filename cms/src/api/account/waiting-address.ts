import type { Knex } from 'knex';

/** An address that waits for its mailed link to be opened. One at a time for each account. */
interface Row {
  user_id: number;
  /** Which asked for it: it goes on when all others end. */
  session_id: string;
  /** In lower case. */
  email: string;
  expires_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    email_changes: Row;
  }
}

const table = 'email_changes';

export async function keepWaitingAddress(trx: Knex, row: Row): Promise<void> {
  await trx(table).insert(row).onConflict('user_id').merge();
}

export async function findWaitingAddress(
  db: Knex,
  userId: number,
): Promise<Pick<Row, 'email' | 'session_id' | 'expires_at'> | undefined> {
  const row = await db(table)
    .where({ user_id: userId })
    .where('expires_at', '>', Date.now())
    .first('email', 'session_id', 'expires_at');
  return row && { ...row, expires_at: Number(row.expires_at) };
}

export async function forgetWaitingAddress(trx: Knex, userId: number): Promise<void> {
  await trx(table).where({ user_id: userId }).delete();
}

/** Forgets those whose link nobody has opened in time. */
export async function forgetLateAddresses(now: number): Promise<void> {
  await strapi.db.connection(table).where('expires_at', '<', now).delete();
}
