import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import { ContractError } from '../../platform/errors/contract-error.js';
import { readLinkToken, redeemLinkToken } from '../../platform/link-tokens/link-tokens.js';
import { changedByPerson } from '../../platform/strapi/changed-by-person.js';
import { findAccount, findAccountOf, holdAccount, type Account } from '../account/find-account.js';
import { noteProvenAddress } from '../account/proven-addresses.js';
import { endSessionsOf } from '../account/sessions.js';
import { findWaitingAddress } from '../account/waiting-address.js';
import { freeAddress } from './address-holder.js';
import { leaveAddress, tellAccount, tellMailbox } from './leave-address.js';

/**
 * Makes the address that a link was mailed to the account's. All sessions end but the one that asked for it, and so do
 * all links that lie in the mailbox which is the account's no more; a mail to that one tells.
 *
 * @returns the new address
 * @throws ContractError 401 for a link that is unknown, used, replaced or expired, or of a blocked account; 409 where
 *   the address has become another account's since
 */
export async function confirmEmailChange(token: string, locale: Locale): Promise<{ email: string }> {
  const account = await findAccountOf(strapi.db.connection, await readLinkToken('change-email', token));
  if (!account || account.blocked) throw gone();
  const { id } = account;
  let email = '';
  try {
    await strapi.db.transaction(async ({ trx }) => {
      await holdAccount(trx, id);
      await redeemLinkToken(trx, 'change-email', token);
      const [before, waiting] = [await findAccount(trx, { id }), await findWaitingAddress(trx, id)];
      if (!before || before.blocked || !waiting) throw gone();
      ({ email } = waiting);
      if (!(await freeAddress(trx, email))) throw new ContractError(409, 'account.addressTaken');
      await takeAddress(trx, before, email);
      await endSessionsOf(trx, id, waiting.session_id);
      await tellMailbox(trx, before, locale);
      await tellAccount(trx, before);
    });
  } catch (error) {
    // Registered in that very moment: the database lets one of the two have it.
    const holder = error instanceof ContractError ? undefined : await findAccount(strapi.db.connection, { email });
    throw holder && holder.id !== id ? new ContractError(409, 'account.addressTaken') : error;
  }
  return { email };
}

const gone = () => new ContractError(401, 'error.linkToken');

async function takeAddress(trx: Knex, before: Account, email: string): Promise<void> {
  const { id } = before;
  // Strapi's own name of an account is its address, where staff have not chosen another.
  await trx('up_users').where({ id, username: before.email }).update({ username: email });
  await trx('up_users')
    .where({ id })
    .update({ email, ...changedByPerson() });
  await leaveAddress(trx, before, email);
  await noteProvenAddress(trx, id, email);
}
