import { closingDays, type AccountClosing } from '@scholars/contract/privacy';
import type { Locale } from '@scholars/contract/locale';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { ContractError } from '../../platform/errors/contract-error.js';
import { queueMail } from '../../platform/mail/outbox.js';
import { inTurn } from '../../platform/processes/turns.js';
import { siteUrl } from '../../platform/site/site-url.js';
import { revokeAccountLinks } from '../account/account-links.js';
import { findClosing } from '../account/closings.js';
import { findAccount, holdAccount, type Account } from '../account/find-account.js';
import { requireProof } from '../account/require-proof.js';
import { endSessionsOf, isProvenByProvider } from '../account/sessions.js';
import { findOwnProfile } from '../profile/own-profile.js';
import { changeProfile } from '../profile/save-profile.js';

const closingMs = closingDays * 86_400_000;

export async function presentClosing(signedIn: SignedIn): Promise<AccountClosing> {
  const { userId } = signedIn;
  const account = await requireAccount(userId);
  const closing = await findClosing(strapi.db.connection, userId);
  return {
    erasedAt: closing ? new Date(closing.erase_at).toISOString() : null,
    hasPassword: account.password !== null,
    isProven: await isProvenByProvider(signedIn),
  };
}

/**
 * Closes an account: its person is signed out everywhere and shown nowhere from now on, and it is erased once they have
 * had time to change their mind. A mail says so. What was asked for already keeps its day.
 *
 * @throws ContractError 422 for a wrong password, where no provider has just told who it is
 */
export async function closeAccount(signedIn: SignedIn, password: string, locale: Locale): Promise<AccountClosing> {
  const { userId } = signedIn;
  const account = await requireAccount(userId);
  await requireProof(signedIn, account, password);
  return inClosingTurn(userId, async () => {
    const eraseAt = await storeClosing(account, locale);
    await listInDirectory(userId, false);
    return { erasedAt: new Date(eraseAt).toISOString(), hasPassword: account.password !== null, isProven: false };
  });
}

/** @returns when the account is to be erased */
async function storeClosing({ id: userId, email, firstNames }: Account, locale: Locale): Promise<number> {
  const wasListed = (await findOwnProfile(userId, 'en'))?.version.directoryVisible ?? false;
  return strapi.db.transaction(async ({ trx }) => {
    await holdAccount(trx, userId);
    await endSessionsOf(trx, userId);
    await revokeAccountLinks(trx, userId);
    const known = await findClosing(trx, userId);
    if (known) return Number(known.erase_at);
    const now = Date.now();
    const eraseAt = now + closingMs;
    await trx('account_closings').insert({
      user_id: userId,
      asked_at: now,
      erase_at: eraseAt,
      was_listed: wasListed,
    });
    const erasedAt = new Date(eraseAt).toISOString();
    const data = { name: firstNames[locale], loginUrl: siteUrl(locale, '/auth/login'), erasedAt };
    await queueMail(trx, { template: 'account-closed', to: email, locale, data });
    return eraseAt;
  });
}

/** Keeps an account that was to be erased, as it was. Of one that was not nothing changes. */
export async function keepAccount(signedIn: SignedIn, locale: Locale): Promise<AccountClosing> {
  const { userId } = signedIn;
  const account = await requireAccount(userId);
  await inClosingTurn(userId, async () => {
    const closing = await strapi.db.transaction(async ({ trx }) => {
      await holdAccount(trx, userId);
      const found = await findClosing(trx, userId);
      // From the moment that its erasure begins it is blocked.
      const isOpen = await trx('up_users').where({ id: userId, blocked: false }).first('id');
      if (!isOpen) throw new ContractError(401);
      if (!found) return undefined;
      await trx('account_closings').where({ user_id: userId }).delete();
      const data = { name: account.firstNames[locale], url: siteUrl(locale, '/account/privacy') };
      await queueMail(trx, { template: 'account-kept', to: account.email, locale, data });
      return found;
    });
    if (closing?.was_listed) await listInDirectory(userId, true);
  });
  return presentClosing(signedIn);
}

/** Takes somebody out of the directory who has returned to it although they are to be erased. */
export async function hideClosed(userId: number): Promise<void> {
  await inClosingTurn(userId, async () => {
    // They may have changed their mind since they were listed.
    if (await findClosing(strapi.db.connection, userId)) await listInDirectory(userId, false);
  });
}

/**
 * Whoever closes an account, keeps it, hides it by the clock or erases it does so one after the other: else one would
 * show or hide what the other has just hidden or shown.
 */
export function inClosingTurn<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
  return inTurn(`closing ${userId}`, work);
}

/** Shows somebody in the directory or takes them out; in whichever language their profile is, it is the same. */
async function listInDirectory(userId: number, directoryVisible: boolean): Promise<void> {
  const profile = await findOwnProfile(userId, 'en');
  if (!profile) return;
  // As it is in its turn: they may just be changing it themselves.
  await changeProfile(userId, profile.version.locale, async ({ version }) =>
    Boolean(version.directoryVisible) === directoryVisible ? {} : { directoryVisible },
  );
}

async function requireAccount(id: number): Promise<Account> {
  const account = await findAccount(strapi.db.connection, { id });
  if (!account) throw new ContractError(401);
  return account;
}
