import { ContractError } from '../../platform/errors/contract-error.js';
import { readLinkToken, redeemLinkToken, revokeLinkTokens } from '../../platform/link-tokens/link-tokens.js';
import { changedByPerson } from '../../platform/strapi/changed-by-person.js';
import { notify } from '../notification/notify.js';
import { findAccountOf, holdAccount } from './find-account.js';
import { makeMember } from './make-member.js';
import { noteProvenAddress } from './proven-addresses.js';

/**
 * Confirms the address of whom a mailed link speaks for, and makes their profile.
 *
 * @throws ContractError 401 for a link that is unknown, used or expired, or of a blocked account
 */
export async function confirmAccount(token: string): Promise<void> {
  const account = await findAccountOf(strapi.db.connection, await readLinkToken('confirm-email', token));
  if (!account || account.blocked) throw new ContractError(401, 'error.linkToken');
  await strapi.db.transaction(async ({ trx }) => {
    await holdAccount(trx, account.id);
    await redeemLinkToken(trx, 'confirm-email', token);
    await trx('up_users')
      .where({ id: account.id })
      .update({ confirmed: true, ...changedByPerson() });
    await noteProvenAddress(trx, account.id, account.email);
    await revokeLinkTokens(trx, 'resend-verification', String(account.id));
    if (!account.confirmed) await notify(trx, account.id, 'welcome', {});
  });
  await makeMember(account.id);
}
