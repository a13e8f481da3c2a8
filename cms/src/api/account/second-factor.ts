import type { Knex } from 'knex';
import type { Tables } from 'knex/types/tables';
import { enrolmentMinutes } from '@scholars/contract/second-factor';
import type { SealedColumn } from '../../platform/encryption/reseal-rows.js';
import { openBytes, sealBytes } from '../../platform/encryption/sealed-bytes.js';
import { environment } from '../../platform/environment/environment.js';
import { invalidFields } from '../../platform/errors/contract-error.js';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { redeemRecoveryCode } from './recovery-codes.js';
import { findStep } from './time-codes.js';

interface Row {
  user_id: number;
  /** Which began to set it up: no other session sees a secret that waits for its first code. */
  session_id: string;
  sealed_secret: string;
  /** Of the last code that was taken: it and those before are good no more. */
  last_step: number;
  created_at: number;
  confirmed_at: number | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    second_factors: Row;
  }
}

const purpose = 'second-factors';
export const sealedSecrets: SealedColumn = {
  table: 'second_factors',
  key: 'user_id',
  id: 'user_id',
  column: 'sealed_secret',
  encoding: 'base64',
  purpose,
};
const enrolmentMs = enrolmentMinutes * 60_000;

/** Whether a coordinator must set a second step up before anything else. */
export function mustEnrol({ hasSecondFactor }: Pick<SignedIn, 'hasSecondFactor'>): boolean {
  return environment.coordinatorSecondFactor === 'required' && !hasSecondFactor;
}

/** Whether the sign-in of an account asks for a code after the password. */
export async function asksForCode(db: Knex, userId: number): Promise<boolean> {
  if (environment.coordinatorSecondFactor === 'off') return false;
  const found: object | undefined = await db('up_users as u')
    .join('up_users_role_lnk as l', 'l.user_id', 'u.id')
    .join('up_roles as r', 'r.id', 'l.role_id')
    .where({ 'u.id': userId, 'u.second_factor': true, 'r.type': 'coordinator' })
    .first('u.id');
  return found !== undefined;
}

export async function findSecondFactor(db: Knex, userId: number): Promise<Tables['second_factors'] | undefined> {
  return db('second_factors').where({ user_id: userId }).first();
}

/** The secret that a session has begun to set up and not confirmed yet. */
export async function findPendingSecret(
  db: Knex,
  { userId, sessionId }: Pick<SignedIn, 'userId' | 'sessionId'>,
): Promise<string | undefined> {
  const row = await findSecondFactor(db, userId);
  const isPending =
    row?.confirmed_at === null && row.session_id === sessionId && row.created_at > Date.now() - enrolmentMs;
  return isPending ? openSecret(row) : undefined;
}

/** Keeps a secret until its first code, in place of one that was begun before. */
export async function keepPendingSecret(
  trx: Knex,
  { userId, sessionId }: Pick<SignedIn, 'userId' | 'sessionId'>,
  secret: string,
): Promise<void> {
  await trx('second_factors').where({ user_id: userId }).delete();
  await trx('second_factors').insert({
    user_id: userId,
    session_id: sessionId,
    sealed_secret: sealBytes(purpose, String(userId), secret).toString('base64'),
    last_step: 0,
    created_at: Date.now(),
    confirmed_at: null,
  });
}

/** Turns the second step on, with the step of the first code. */
export async function turnOnSecondFactor(trx: Knex, userId: number, step: number): Promise<void> {
  await trx('second_factors').where({ user_id: userId }).update({ last_step: step, confirmed_at: Date.now() });
  await trx('up_users').where({ id: userId }).update({ second_factor: true });
}

/** Forgets all of it. */
export async function turnOffSecondFactor(trx: Knex, userId: number): Promise<void> {
  await trx('second_factors').where({ user_id: userId }).delete();
  await trx('recovery_codes').where({ user_id: userId }).delete();
  await trx('up_users').where({ id: userId }).update({ second_factor: false });
}

/**
 * Uses a code up, in the transaction of what it allows; the account is held.
 *
 * @returns which kind it was
 * @throws ContractError 422 for one that is wrong or was used before
 */
export async function redeemCode(trx: Knex, userId: number, code: string): Promise<'app' | 'recovery'> {
  if (!isOfApp(code)) {
    if (await redeemRecoveryCode(trx, userId, code)) return 'recovery';
    throw wrongCode();
  }
  const row = await findSecondFactor(trx, userId);
  const secret = row?.confirmed_at ? openSecret(row) : undefined;
  const step = secret === undefined ? undefined : findStep(secret, code);
  if (step === undefined) throw wrongCode();
  const taken = await trx('second_factors')
    .where({ user_id: userId })
    .where('last_step', '<', step)
    .update({ last_step: step });
  if (taken === 0) throw wrongCode();
  return 'app';
}

/** A code of an app has six digits; every other one can be a recovery code alone. */
export function isOfApp(code: string): boolean {
  return /^\d{6}$/.test(code);
}

const wrongCode = () => invalidFields({ code: ['code.wrong'] });
/** While it is set up there are no recovery codes yet. */
export const wrongFirstCode = () => invalidFields({ code: ['code.wrongOfApp'] });

/** Forgets secrets that were shown and never confirmed. */
export async function deleteStaleEnrolments(now: number): Promise<void> {
  await strapi.db
    .connection('second_factors')
    .whereNull('confirmed_at')
    .where('created_at', '<', now - enrolmentMs)
    .delete();
}

/** Nothing where it was sealed under another SECRET: then recovery codes are the way in, which hang on none. */
function openSecret({ user_id, sealed_secret }: Row): string | undefined {
  try {
    return openBytes(purpose, String(user_id), Buffer.from(sealed_secret, 'base64')).toString();
  } catch {
    strapi.log.warn(`The second step of account ${user_id} was set up under another SECRET`);
    return undefined;
  }
}
