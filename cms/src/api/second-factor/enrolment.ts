import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import type { SecondFactor } from '@scholars/contract/second-factor';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { environment } from '../../platform/environment/environment.js';
import { ContractError, notFound } from '../../platform/errors/contract-error.js';
import { findAccount, holdAccount, type Account } from '../account/find-account.js';
import { countRecoveryCodes, makeRecoveryCodes } from '../account/recovery-codes.js';
import { requireProof } from '../account/require-proof.js';
import {
  findPendingSecret,
  findSecondFactor,
  keepPendingSecret,
  redeemCode,
  turnOffSecondFactor,
  turnOnSecondFactor,
  wrongFirstCode,
} from '../account/second-factor.js';
import { mailOfSecondFactor } from '../account/second-factor-mails.js';
import { limitCode } from '../account/second-step-tries.js';
import { endSessionsOf, isProvenByProvider } from '../account/sessions.js';
import { enrolmentUri, findStep, newSecret } from '../account/time-codes.js';
import { addAuditEntry } from '../submission/audit.js';

export async function presentSecondFactor(signedIn: SignedIn, locale: Locale): Promise<SecondFactor> {
  const { userId } = signedIn;
  const db = strapi.db.connection;
  const account = await requireAccount(db, userId);
  const isOn = await isTurnedOn(db, userId);
  const secret = isOn ? undefined : await findPendingSecret(db, signedIn);
  const since = isOn ? (await findSecondFactor(db, userId))?.confirmed_at : undefined;
  return {
    isOn,
    isRequired: environment.coordinatorSecondFactor === 'required',
    since: since ? new Date(since).toISOString() : null,
    recoveryCodesLeft: isOn ? await countRecoveryCodes(db, userId) : 0,
    hasPassword: account.password !== null,
    isProven: await isProvenByProvider(signedIn),
    pending: secret === undefined ? null : { secret, uri: enrolmentUri(secret, account.email, locale) },
  };
}

/**
 * Makes a secret for this session, which a first code confirms.
 *
 * @throws ContractError 422 for a wrong password, 409 where the second step is on
 */
export async function startEnrolment(signedIn: SignedIn, password: string): Promise<void> {
  const { userId } = signedIn;
  await requireProof(signedIn, await requireAccount(strapi.db.connection, userId), password);
  await strapi.db.transaction(async ({ trx }) => {
    await holdAccount(trx, userId);
    if (await isTurnedOn(trx, userId)) throw new ContractError(409, 'secondFactor.isOn');
    await keepPendingSecret(trx, signedIn, newSecret());
  });
}

/**
 * Turns the second step on. Other sessions, which began without it, end; a mail tells.
 *
 * @returns the recovery codes
 * @throws ContractError 422 for a wrong code, 409 where nothing was begun, or too long ago
 */
export async function confirmEnrolment(signedIn: SignedIn, code: string, locale: Locale): Promise<string[]> {
  const { userId, sessionId } = signedIn;
  return strapi.db.transaction(async ({ trx }) => {
    await holdAccount(trx, userId);
    const account = await requireAccount(trx, userId);
    const secret = await findPendingSecret(trx, signedIn);
    if (secret === undefined) throw new ContractError(409, 'secondFactor.notStarted');
    const step = findStep(secret, code);
    if (step === undefined) throw wrongFirstCode();
    await turnOnSecondFactor(trx, userId, step);
    await endSessionsOf(trx, userId, sessionId);
    await mailOfSecondFactor(trx, account, 'on', locale);
    await noteInHistory(trx, userId, 'second-factor-on', signedIn);
    return makeRecoveryCodes(trx, userId);
  });
}

interface Caller {
  signedIn: SignedIn;
  locale: Locale;
  visitorAddress: string;
  knownBrowser?: string;
}

/**
 * Makes recovery codes anew, or turns the second step off, for who proves both that they know and that they have.
 *
 * @returns the new recovery codes
 * @throws ContractError 422 for a wrong password or code, 429 past the limits of codes
 */
export async function changeSecondFactor(
  change: 'renew' | 'remove',
  { password, code }: { password: string; code: string },
  { signedIn, locale, visitorAddress, knownBrowser = '' }: Caller,
): Promise<string[]> {
  const { userId } = signedIn;
  const account = await requireAccount(strapi.db.connection, userId);
  await requireProof(signedIn, account, password);
  return limitCode({ account, code, visitorAddress, knownBrowser }, () =>
    strapi.db.transaction(async ({ trx }) => {
      await holdAccount(trx, userId);
      await redeemCode(trx, userId, code);
      if (change === 'renew') {
        await mailOfSecondFactor(trx, account, 'recovery-renewed', locale);
        return makeRecoveryCodes(trx, userId);
      }
      await turnOffSecondFactor(trx, userId);
      await mailOfSecondFactor(trx, account, 'off', locale);
      await noteInHistory(trx, userId, 'second-factor-off', signedIn);
      return [];
    }),
  );
}

/** A line in the history of the account, which coordinators see on its page. */
export async function noteInHistory(
  trx: Knex,
  userId: number,
  action: 'second-factor-on' | 'second-factor-off',
  by: { userId?: number; name: string },
): Promise<void> {
  const row = await trx('up_users').where({ id: userId }).first('document_id');
  if (!row) throw new ContractError(401);
  const actor = { actor: by.name, ...(by.userId !== undefined && { actorId: by.userId }) };
  await addAuditEntry(trx, { kind: 'member-accounts', documentId: row.document_id, action, ...actor });
}

async function isTurnedOn(db: Knex, userId: number): Promise<boolean> {
  const row = await db('up_users').where({ id: userId }).first('second_factor');
  return Boolean(row?.second_factor);
}

/** @throws ContractError 404 where the configuration has no second step */
async function requireAccount(db: Knex, id: number): Promise<Account> {
  if (environment.coordinatorSecondFactor === 'off') throw notFound();
  const account = await findAccount(db, { id });
  if (!account) throw new ContractError(401);
  return account;
}
