import { closingDays, type AccountClosing } from '@scholars/contract/privacy';
import type { Locale } from '@scholars/contract/locale';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { ContractError } from '../../platform/errors/contract-error.js';
import { queueMail } from '../../platform/mail/outbox.js';
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
  const wasListed = (await findOwnProfile(userId, 'en'))?.version.directoryVisible ?? false;
  const now = Date.now();
  const eraseAt = now + closingMs;
  await strapi.db.transaction(async ({ trx }) => {
    await holdAccount(trx, userId);
    await endSessionsOf(trx, userId);
    await revokeAccountLinks(trx, userId);
    if (await findClosing(trx, userId)) return;
    const row = { user_id: userId, asked_at: now, erase_at: eraseAt, was_listed: wasListed };
    await trx('account_closings').insert(row);
    const erasedAt = new Date(eraseAt).toISOString();
    const data = { name: account.firstNames[locale], loginUrl: siteUrl(locale, '/auth/login'), erasedAt };
    await queueMail(trx, { template: 'account-closed', to: account.email, locale, data });
  });
  await listInDirectory(userId, false);
  const erasedAt = new Date((await findClosing(strapi.db.connection, userId))?.erase_at ?? eraseAt).toISOString();
  return { erasedAt, hasPassword: account.password !== null, isProven: false };
}

/** Keeps an account that was to be erased, as it was. Of one that was not nothing changes. */
export async function keepAccount(signedIn: SignedIn, locale: Locale): Promise<AccountClosing> {
  const { userId } = signedIn;
  const account = await requireAccount(userId);
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
  return presentClosing(signedIn);
}

/** Shows somebody in the directory or takes them out; in whichever language their profile is, it is the same. */
export async function listInDirectory(userId: number, directoryVisible: boolean): Promise<void> {
  const profile = await findOwnProfile(userId, 'en');
  if (!profile || Boolean(profile.version.directoryVisible) === directoryVisible) return;
  await changeProfile(userId, profile.version.locale, async () => ({ directoryVisible }));
}

async function requireAccount(id: number): Promise<Account> {
  const account = await findAccount(strapi.db.connection, { id });
  if (!account) throw new ContractError(401);
  return account;
}
