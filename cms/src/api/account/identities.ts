import { signInProviders, type Identity, type SignInProvider } from '@scholars/contract/account';
import { ContractError } from '../../platform/errors/contract-error.js';
import { notify } from '../notification/notify.js';
import { findAccount } from './find-account.js';

interface Row {
  provider: SignInProvider;
  subject: string;
  user_id: number;
  connected_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    account_identities: Row;
  }
}

const table = () => strapi.db.connection('account_identities');

/** A provider and whom it knows, as one text: `orcid:0000-0002-1825-0097`. */
export function identityText(provider: SignInProvider, subject: string): string {
  return `${provider}:${subject}`;
}

/** The account that a person of a provider has here. People are joined by provider and subject, never by an address. */
export async function findUserOf(provider: SignInProvider, subject: string): Promise<number | undefined> {
  const row = await table().where({ provider, subject }).first('user_id');
  return row?.user_id;
}

/**
 * Connects an account with a person of a provider, instead of whoever it was connected with there before.
 *
 * @throws ContractError 409 when that person has another account here
 */
export async function connectIdentity(userId: number, identity: string): Promise<void> {
  const [provider = '', subject = ''] = identity.split(/:(.*)/s);
  if (!isProvider(provider) || subject === '') throw new ContractError(400);
  await strapi.db.transaction(async ({ trx }) => {
    const taken = await trx('account_identities').where({ provider, subject }).first('user_id');
    if (taken && taken.user_id !== userId) throw new ContractError(409, 'account.identityTaken');
    if (taken) return;
    await trx('account_identities').where({ provider, user_id: userId }).delete();
    const inserted = await trx('account_identities')
      .insert({ provider, subject, user_id: userId, connected_at: Date.now() })
      .onConflict()
      .ignore()
      .returning('user_id');
    // Somebody else connected that person in this moment.
    if (inserted.length === 0) throw new ContractError(409, 'account.identityTaken');
    await notify(trx, userId, 'sign-in-connected', { provider });
  });
}

export async function listIdentities(userId: number): Promise<Identity[]> {
  const rows = await table().where({ user_id: userId }).orderBy('provider').select();
  return rows.map(({ provider, subject, connected_at }): Identity => ({
    provider,
    subject,
    connectedAt: new Date(connected_at).toISOString(),
  }));
}

export async function findIdentity(userId: number, provider: string): Promise<Identity | undefined> {
  return (await listIdentities(userId)).find((identity) => identity.provider === provider);
}

/** Disconnects what is connected. @throws ContractError 409 where it is the only way to sign in */
export async function disconnectIdentity(userId: number, provider: SignInProvider): Promise<void> {
  const account = await findAccount(strapi.db.connection, { id: userId });
  if (!account?.password) throw new ContractError(409, 'account.lastWayIn');
  await strapi.db.transaction(async ({ trx }) => {
    const deleted = await trx('account_identities').where({ user_id: userId, provider }).delete();
    if (deleted > 0) await notify(trx, userId, 'sign-in-disconnected', { provider });
  });
}

export function isProvider(name: string): name is SignInProvider {
  return signInProviders.some((provider) => provider === name);
}
