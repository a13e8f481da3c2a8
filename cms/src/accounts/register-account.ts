import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { registration } from '@scholars/contract/forms/account';
import type { Locale } from '@scholars/contract/locale';
import { invalidFields } from '../contract/contract-error.js';
import { issueLinkToken, readLinkToken, revokeLinkTokens } from '../link-tokens/link-tokens.js';
import { queueMail } from '../mail/outbox.js';
import { siteUrl } from '../mail/site-url.js';
import { countTry } from '../rate-limits/limits.js';
import { findAccount, findAccountOf, type Account } from './find-account.js';
import type { PendingProfile } from './make-member.js';
import { passwordProblem } from './password-rules.js';
import { hashPassword } from './passwords.js';

type Registration = z.output<typeof registration>;

/**
 * Opens an account that waits for its address to be confirmed. The answer and its time are the same for an address
 * that is known already; there the mail tells. Of several registrations of one unconfirmed address the last one counts.
 *
 * @returns a token by which the mail can be sent again
 * @throws ContractError 422 for a password that is too well known
 */
export async function registerAccount(form: Registration, locale: Locale): Promise<string> {
  const problem = passwordProblem(form.password, form.email);
  if (problem) throw invalidFields({ password: [problem] });
  const password = await hashPassword(form.password);
  // Who signed in with a provider before brings it along, until the address is confirmed.
  const identity = form.providerToken ? await readLinkToken('connect-provider', form.providerToken).catch(() => undefined) : undefined;
  const write = () => strapi.db.transaction(({ trx }) => storeRegistration(trx, { ...form, email: form.email.toLowerCase(), password }, locale, identity));
  try {
    return await write();
  } catch (error) {
    // The same address registered twice at once: now it is there, and the second is told like any other.
    if (await findAccount(strapi.db.connection, { email: form.email })) return write();
    throw error;
  }
}

async function storeRegistration(trx: Knex, form: Registration, locale: Locale, identity: string | undefined): Promise<string> {
  const { email, firstName, lastName, password } = form;
  const known = await findAccount(trx, { email });
  if (known && (known.confirmed || known.blocked)) {
    if (!known.blocked) await queueMail(trx, { template: 'account-exists', to: email, locale, data: { name: known.firstName, loginUrl: siteUrl(locale, '/auth/login'), resetUrl: siteUrl(locale, '/auth/reset-password') } });
    return issueLinkToken(trx, { purpose: 'resend-verification', subject: emailKey(email) });
  }
  const id = known?.id ?? (await createUser(email, locale));
  const pending: PendingProfile = { country: form.country, currentTitle: form.currentTitle, currentInstitution: form.currentInstitution, thematicAreas: form.thematicAreas, ...(identity && { identity }) };
  // Past Strapi's own hashing, which is bcrypt and cuts a password at 72 bytes.
  await trx('up_users').where({ id }).update({ password, first_name: firstName, last_name: lastName, language: locale, country: form.country, pending_profile: JSON.stringify(pending) });
  await mailConfirmation(trx, { id, email, firstName }, locale);
  return issueLinkToken(trx, { purpose: 'resend-verification', subject: String(id) });
}

async function createUser(email: string, language: Locale): Promise<number> {
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'member' } });
  const { id } = await strapi.db.query('plugin::users-permissions.user').create({
    data: { username: email, email, provider: 'local', confirmed: false, blocked: false, language, messagingSystem: true, role: role.id },
  });
  return Number(id);
}

/** Mails the link that confirms an address; links mailed before stop working. */
export async function mailConfirmation(trx: Knex, { id, email, firstName }: Pick<Account, 'id' | 'email' | 'firstName'>, locale: Locale): Promise<void> {
  const subject = String(id);
  await revokeLinkTokens(trx, 'confirm-email', subject);
  const token = await issueLinkToken(trx, { purpose: 'confirm-email', subject });
  await queueMail(trx, { template: 'confirm-email', to: email, locale, data: { name: firstName, url: siteUrl(locale, `/auth/confirm-email?token=${token}`) } });
}

/**
 * Mails the confirmation again to whom a resend token speaks for; for nobody, and for who has confirmed, nothing is sent
 * and the answer is the same.
 *
 * @throws ContractError 401 for a token that is unknown or expired, 429 past the limit of the address
 */
export async function resendConfirmation(token: string, locale: Locale): Promise<void> {
  const subject = await readLinkToken('resend-verification', token);
  const account = await findAccountOf(strapi.db.connection, subject);
  await countTry('accountMailOfEmail', account ? emailKey(account.email) : subject);
  if (!account || account.confirmed || account.blocked) return;
  await strapi.db.transaction(({ trx }) => mailConfirmation(trx, account, locale));
}

/** Stands for an address where it is counted, also one that is not known here. */
export function emailKey(email: string): string {
  return `nobody:${createHash('sha256').update(email.toLowerCase()).digest('hex')}`;
}
