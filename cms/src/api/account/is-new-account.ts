import type { Knex } from 'knex';
import { newAccountDays } from '@scholars/contract/limits';

/** Whether an account is so young that it may do less (product §4). */
export async function isNewAccount(db: Knex, userId: number, now: number): Promise<boolean> {
  const since = new Date(now - newAccountDays * 86_400_000);
  const row = await db('up_users').where({ id: userId }).where('created_at', '>', since).first('id');
  return row !== undefined;
}
