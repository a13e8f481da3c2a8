import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import { ContractError } from '../../platform/errors/contract-error.js';
import { issueLinkToken, readLinkToken, redeemLinkToken } from '../../platform/link-tokens/link-tokens.js';
import { findAccountOf, holdAccount, type Account } from './find-account.js';
import { countRecoveryCodes } from './recovery-codes.js';
import { asksForCode, redeemCode } from './second-factor.js';
import { mailOfSecondFactor } from './second-factor-mails.js';
import { limitCode } from './second-step-tries.js';
import { openSession } from './sessions.js';
import { countSignIn } from './sign-in-count.js';

type ProvenBy = 'password' | 'provider';

const purposes = { password: 'second-step', provider: 'second-step-of-provider' } as const;

/**
 * Stops a sign-in half-way where the account asks for a code: there is no session yet, only a token that the code is
 * sent with.
 *
 * @param trx the transaction in which the first step was judged
 * @returns the token; nothing where there is no second step
 */
export async function beginSecondStep(trx: Knex, userId: number, by: ProvenBy): Promise<string | undefined> {
  if (!(await asksForCode(trx, userId))) return undefined;
  return issueLinkToken(trx, { purpose: purposes[by], subject: String(userId) });
}

/** What a sign-in is refused with that is half-way. It is no failure, and opens nothing. */
export function secondStepNeeded(secondStep: string): ContractError {
  return new ContractError(403, 'secondFactor.needed', { data: { secondStep } });
}

interface SecondStep {
  token: string;
  code: string;
  visitorAddress: string;
  knownBrowser: string;
  device: string;
  locale: Locale;
}

/**
 * Opens the session of who has proven both. A wrong code leaves the token good, until its time is over.
 *
 * @throws ContractError 401 for a bad token, 422 for a wrong code, 429 past the limits
 */
export async function finishSecondStep({ token, code, device, locale, ...visitor }: SecondStep) {
  const { by, account } = await findBegun(token);
  return limitCode({ account, code, ...visitor }, () =>
    strapi.db.transaction(async ({ trx }) => {
      await holdAccount(trx, account.id);
      await redeemLinkToken(trx, purposes[by], token);
      const kind = await redeemCode(trx, account.id, code).catch((error: unknown) => {
        if (error instanceof ContractError) countSignIn('wrong-code');
        throw error;
      });
      if (kind === 'recovery') {
        const left = await countRecoveryCodes(trx, account.id);
        await mailOfSecondFactor(trx, account, 'recovery-used', locale, left);
      }
      return { account, token: await openSession(trx, account.id, device, by) };
    }),
  );
}

async function findBegun(token: string): Promise<{ by: ProvenBy; account: Account }> {
  for (const by of ['password', 'provider'] as const) {
    const account = await readLinkToken(purposes[by], token).then(
      (subject) => findAccountOf(strapi.db.connection, subject),
      (error) => {
        if (error instanceof ContractError) return undefined;
        throw error;
      },
    );
    if (account?.confirmed && !account.blocked) return { by, account };
  }
  throw new ContractError(401, 'error.linkToken');
}
