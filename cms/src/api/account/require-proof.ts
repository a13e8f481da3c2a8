import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { invalidFields } from '../../platform/errors/contract-error.js';
import type { Account } from './find-account.js';
import { findMatchingHash } from './hash-password.js';
import { isProvenByProvider } from './sessions.js';

/**
 * What a session alone does not allow, lest whoever finds it open takes the account: its person proves that it is
 * theirs.
 *
 * @throws ContractError 422 for a wrong password, where no provider has just told who it is
 */
export async function requireProof(signedIn: SignedIn, account: Account, password: string): Promise<void> {
  if (await isProvenByProvider(signedIn)) return;
  if (password === '') throw invalidFields({ password: ['password.required'] });
  if (!(await findMatchingHash(account, password))) throw invalidFields({ password: ['password.wrong'] });
}
