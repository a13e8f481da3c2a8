import type { Knex } from 'knex';
import { emailChangeHours, type EmailChange } from '@scholars/contract/email-change';
import type { Locale } from '@scholars/contract/locale';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { ContractError, invalidFields, notFound } from '../../platform/errors/contract-error.js';
import { issueLinkToken, revokeLinkTokens } from '../../platform/link-tokens/link-tokens.js';
import { queueMail } from '../../platform/mail/outbox.js';
import { countTry } from '../../platform/rate-limits/limits.js';
import { siteUrl } from '../../platform/site/site-url.js';
import { requireStaying } from '../account/closings.js';
import { findAccount, holdAccount, type Account } from '../account/find-account.js';
import { addressSubject } from '../account/register-account.js';
import { requireProof } from '../account/require-proof.js';
import { findOwnSession, isProvenByProvider } from '../account/sessions.js';
import { findWaitingAddress, forgetWaitingAddress, keepWaitingAddress } from '../account/waiting-address.js';
import { findHolder } from './address-holder.js';

export async function presentEmailChange(signedIn: SignedIn): Promise<EmailChange> {
  const { userId } = signedIn;
  const account = await requireAccount(userId);
  const waiting = await findWaitingAddress(strapi.db.connection, userId);
  return {
    waiting: waiting ? { email: waiting.email, until: new Date(waiting.expires_at).toISOString() } : null,
    hasPassword: account.password !== null,
    isProven: await isProvenByProvider(signedIn),
  };
}

/**
 * Mails a link to the new address, which makes it the account's once it is opened, and tells the present address. The
 * answer and its time are the same for an address that has an account already; there the mail tells.
 *
 * @throws ContractError 422 for a wrong password, where no provider has just told who it is, and for the address that
 *   the account has; 409 where it is to be erased; 429 past the limit of the new address
 */
export async function requestEmailChange(
  signedIn: SignedIn,
  typed: { email: string; password: string },
  locale: Locale,
): Promise<void> {
  const { userId } = signedIn;
  const proven = await requireAccount(userId);
  await requireStaying(strapi.db.connection, userId);
  await requireProof(signedIn, proven, typed.password);
  const email = typed.email.toLowerCase();
  if (email === proven.email.toLowerCase()) throw invalidFields({ email: ['email.same'] });
  await countTry('changeMailOfEmail', addressSubject(email));
  await strapi.db.transaction(async ({ trx }) => {
    const account = await holdSignedIn(trx, signedIn);
    await mailLink(trx, account, signedIn.sessionId, email, locale);
    const data = { name: account.firstNames[locale], resetUrl: siteUrl(locale, '/auth/reset-password') };
    await queueMail(trx, { template: 'email-change-asked', to: account.email, locale, data });
  });
}

/** Mails the link again; the ones before end. @throws ContractError 404 where no address waits, 429 past its limit */
export async function resendEmailChange(signedIn: SignedIn, locale: Locale): Promise<void> {
  const asked = await findWaitingAddress(strapi.db.connection, signedIn.userId);
  if (!asked) throw notFound();
  await countTry('changeMailOfEmail', addressSubject(asked.email));
  await strapi.db.transaction(async ({ trx }) => {
    const account = await holdSignedIn(trx, signedIn);
    const waiting = await findWaitingAddress(trx, signedIn.userId);
    if (waiting?.email !== asked.email) throw notFound();
    await mailLink(trx, account, signedIn.sessionId, waiting.email, locale);
  });
}

/** Takes back what was asked; the mailed link ends. */
export async function cancelEmailChange(userId: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await holdAccount(trx, userId);
    await forgetWaitingAddress(trx, userId);
    await revokeLinkTokens(trx, 'change-email', String(userId));
  });
}

/** A new password may have ended this session since it was asked who it is: then nothing may begin with it. */
async function holdSignedIn(trx: Knex, { userId, sessionId }: SignedIn): Promise<Account> {
  await holdAccount(trx, userId);
  const account = await findAccount(trx, { id: userId });
  if (!account || account.blocked || !(await findOwnSession(userId, sessionId, trx))) throw new ContractError(401);
  return account;
}

async function mailLink(trx: Knex, account: Account, sessionId: string, email: string, locale: Locale): Promise<void> {
  const { id, firstNames } = account;
  await keepWaitingAddress(trx, {
    user_id: id,
    session_id: sessionId,
    email,
    expires_at: Date.now() + emailChangeHours * 3_600_000,
  });
  const token = await issueLinkToken(trx, { purpose: 'change-email', subject: String(id) });
  const holder = await findHolder(trx, email);
  if (holder) return tellHolder(trx, holder);
  const data = { name: firstNames[locale], url: siteUrl(locale, `/auth/change-email?token=${token}`) };
  await queueMail(trx, { template: 'change-email', to: email, locale, data });
}

/** Where an account has the address, its link leaves for nobody. */
async function tellHolder(trx: Knex, { email, blocked, language, firstNames }: Account): Promise<void> {
  const data = {
    name: firstNames[language],
    loginUrl: siteUrl(language, '/auth/login'),
    resetUrl: siteUrl(language, '/auth/reset-password'),
  };
  const job = await queueMail(trx, { template: 'email-taken', to: email, locale: language, data });
  if (blocked) await trx('mail_jobs').where({ id: job }).delete();
}

async function requireAccount(id: number): Promise<Account> {
  const account = await findAccount(strapi.db.connection, { id });
  if (!account) throw new ContractError(401);
  return account;
}
