import type { SignedIn } from './sessions.js';
import { ContractError } from '../../platform/errors/contract-error.js';

/** The session of a call for members: the policy has seen to it that there is one. */
export function signedInOf(signedIn: SignedIn | null): SignedIn {
  if (!signedIn) throw new ContractError(401);
  return signedIn;
}
