import type { Knex } from 'knex';
import { revokeLinkTokens } from '../../platform/link-tokens/link-tokens.js';
import { findAccount, holdAccount, type Account } from '../account/find-account.js';
import { findInvited } from '../account/register-account.js';

/**
 * The account that has an address for good: its person has proven it, or was invited there. Who has registered and not
 * confirmed holds none; anybody can type anybody's address.
 */
export async function findHolder(trx: Knex, email: string): Promise<Account | undefined> {
  const account = await findAccount(trx, { email });
  const isHeld = account && (account.confirmed || account.blocked || (await findInvited(trx, account.id)));
  return isHeld ? account : undefined;
}

/**
 * Makes an address free for who has just proven it, by forgetting a registration of it that nobody has confirmed.
 *
 * @returns false where an account has it
 */
export async function freeAddress(trx: Knex, email: string): Promise<boolean> {
  const known = await findAccount(trx, { email });
  if (!known) return true;
  // Its confirmation may come in between: what counts is what is there once it is held.
  await holdAccount(trx, known.id);
  if (await findHolder(trx, email)) return false;
  await revokeLinkTokens(trx, 'all', String(known.id));
  // By Strapi, which knows what hangs on an account.
  await strapi.db.query('plugin::users-permissions.user').delete({ where: { id: known.id, confirmed: false } });
  return true;
}
