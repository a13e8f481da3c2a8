import type { Knex } from 'knex';

/** The address that somebody has proven by a link which was mailed there; the last one. */
interface Row {
  user_id: number;
  /** In lower case. */
  email: string;
  proven_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    proven_addresses: Row;
  }
}

const table = 'proven_addresses';

/** In the transaction of what a link allows that was mailed to the address. */
export async function noteProvenAddress(trx: Knex, userId: number, email: string): Promise<void> {
  await trx(table)
    .insert({ user_id: userId, email: email.toLowerCase(), proven_at: Date.now() })
    .onConflict('user_id')
    .merge();
}

/** Whether an account's person has proven an address that it has: staff may have typed it, and mistyped it. */
export async function isProvenAddress(db: Knex, userId: number, email: string): Promise<boolean> {
  const row = await db(table).where({ user_id: userId, email: email.toLowerCase() }).first('user_id');
  return row !== undefined;
}
