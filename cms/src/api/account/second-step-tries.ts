import { ContractError } from '../../platform/errors/contract-error.js';
import { addressKey } from '../../platform/rate-limits/limits.js';
import type { Account } from './find-account.js';
import { findKnownBrowser } from './known-browsers.js';
import { counting } from './login-tries.js';
import { isOfApp } from './second-factor.js';

interface CodeTry {
  account: Pick<Account, 'id' | 'password'>;
  code: string;
  visitorAddress: string;
  knownBrowser: string;
}

/**
 * Judges a code within its limits (docs/decisions/0069). Failures count by account and address, and those with codes
 * of an app by account from everywhere: a million of them are soon tried. A browser that is known to the account has
 * counts of its own. Nobody gets here without the password; a recovery code, which nobody guesses, is taken past the
 * account's ceiling.
 *
 * @throws ContractError 429 with the time to wait, and whatever `judge` throws
 */
export function limitCode<Result>(
  { account, code, visitorAddress, knownBrowser }: CodeTry,
  judge: () => Promise<Result>,
): Promise<Result> {
  const browser = findKnownBrowser(knownBrowser, account);
  const here = `${account.id} ${browser ?? addressKey(visitorAddress)}`;
  const everywhere = browser ? here : String(account.id);
  return counting('secondStep', here, isWrong, () =>
    isOfApp(code) ? counting('secondStepOfAccount', everywhere, isWrong, judge) : judge(),
  );
}

function isWrong(error: unknown): boolean {
  return error instanceof ContractError && error.details.problems?.code !== undefined;
}
