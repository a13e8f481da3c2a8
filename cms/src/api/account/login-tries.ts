import type { HarderCaptcha } from '@scholars/contract/captcha';
import type { Locale } from '@scholars/contract/locale';
import { verifyCaptcha } from '../../platform/captcha/verify-captcha.js';
import { ContractError } from '../../platform/errors/contract-error.js';
import { sha256Hex } from '../../platform/encryption/sha256-hex.js';
import { addressKey, countTry, releaseTry, reserveTry, type LimitName } from '../../platform/rate-limits/limits.js';

export interface LoginTry {
  /** As it was typed; counted alike whether an account has it or not. */
  email: string;
  recaptcha: string;
  visitorAddress: string;
  locale: Locale;
  /** The browser, where somebody has signed in to this very account from it before (`known-browsers.ts`). */
  knownBrowser: string | undefined;
}

/**
 * Judges a sign-in within its limits (docs/decisions/0023). A try is counted before it is judged, so that guesses sent
 * at once do not slip through, and given back unless it failed. Failures count by account and address together; those
 * of an account from everywhere together end in a question for more work, never in a refusal: else anybody could keep
 * its owner out. A browser that is known to the account has a count of its own and is held by no other.
 *
 * @throws ContractError 429 with the time to wait, 422 for the captcha, and whatever `judge` throws
 */
export async function limitLogin<Result>(tried: LoginTry, judge: () => Promise<Result>): Promise<Result> {
  const admit = () =>
    verifyCaptcha({
      answer: tried.recaptcha,
      action: 'login',
      visitorAddress: tried.visitorAddress,
      locale: tried.locale,
    });
  if (tried.knownBrowser) {
    return counting('loginOfBrowser', tried.knownBrowser, isWrong, async () => {
      await admit();
      return judge();
    });
  }
  const address = addressKey(tried.visitorAddress);
  // Of fixed length, whatever was typed.
  const account = sha256Hex(tried.email.toLowerCase());
  return counting('login', address, isRefused, async () => {
    const { isHard } = await admit();
    return counting('loginOfAccountFrom', `${account} ${address}`, isWrong, () => underCeiling(account, isHard, judge));
  });
}

/** Beyond the ceiling of an account a try costs its browser a longer check, whoever sends it. */
async function underCeiling<Result>(account: string, isHard: boolean, judge: () => Promise<Result>): Promise<Result> {
  const isWithin = await reserveTry('loginOfAccount', account);
  return givingBack('loginOfAccount', account, isWrong, async () => {
    if (!isWithin && !isHard)
      throw new ContractError(422, 'error.invalidFields', {
        problems: { recaptcha: ['recaptcha.harder'] },
        data: { captcha: 'hard' } satisfies HarderCaptcha,
      });
    return judge();
  });
}

/** A try is counted before it is judged, and given back unless it failed. @throws ContractError 429 */
export async function counting<Result>(
  limit: LimitName,
  key: string,
  isFailure: (error: unknown) => boolean,
  act: () => Promise<Result>,
): Promise<Result> {
  await countTry(limit, key);
  return givingBack(limit, key, isFailure, act);
}

/** Gives back a try that was counted, where it was none that failed. */
async function givingBack<Result>(
  limit: LimitName,
  key: string,
  isFailure: (error: unknown) => boolean,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await act();
    await releaseTry(limit, key);
    return result;
  } catch (error) {
    if (!isFailure(error)) await releaseTry(limit, key);
    throw error;
  }
}

/** A guess at the password. An outage, or an address that is to be confirmed first, is none. */
function isWrong(error: unknown): boolean {
  return error instanceof ContractError && error.status === 401;
}

/** What a program does that tries without end: for its own address that counts too. */
function isRefused(error: unknown): boolean {
  return error instanceof ContractError && [401, 422, 429].includes(error.status);
}
