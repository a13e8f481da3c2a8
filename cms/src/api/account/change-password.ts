import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import { ContractError, invalidFields } from '../../platform/errors/contract-error.js';
import { issueLinkToken, readLinkToken, redeemLinkToken } from '../../platform/link-tokens/link-tokens.js';
import { queueMail } from '../../platform/mail/outbox.js';
import { siteUrl } from '../../platform/site/site-url.js';
import { changedByPerson } from '../../platform/strapi/changed-by-person.js';
import { notify } from '../notification/notify.js';
import { findAccount, findAccountOf, holdAccount, type Account } from './find-account.js';
import { makeMember } from './make-member.js';
import { passwordProblem } from './password-problem.js';
import { findMatchingHash, hashPassword } from './hash-password.js';
import { revokeAccountLinks } from './account-links.js';
import { noteProvenAddress } from './proven-addresses.js';
import { addressSubject } from './register-account.js';
import { endSessionsOf } from './sessions.js';

type PasswordLink = 'reset-password' | 'set-password';

/** Mails a link to set a new password, where the address has an account. The work is the same where it has none. */
export async function mailPasswordReset(email: string, locale: Locale): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const account = await findAccount(trx, { email });
    const isKnown = account !== undefined && !account.blocked;
    const subject = isKnown ? String(account.id) : addressSubject(email);
    const token = await issueLinkToken(trx, { purpose: 'reset-password', subject });
    const data = {
      name: account?.firstNames[locale] ?? '',
      url: siteUrl(locale, `/auth/reset-password?token=${token}`),
    };
    const job = await queueMail(trx, { template: 'reset-password', to: email, locale, data });
    if (!isKnown) await trx('mail_jobs').where({ id: job }).delete();
  });
}

/** Whether a link would still be taken. @throws ContractError 401 when not */
export async function checkPasswordLink(purpose: PasswordLink, token: string): Promise<void> {
  const account = await findAccountOf(strapi.db.connection, await readLinkToken(purpose, token));
  if (!account || account.blocked) throw new ContractError(401, 'error.linkToken');
}

/**
 * Sets the password by a mailed link, which also proves the address. All sessions of the person end, and so do all
 * links by which a password could be set; a mail tells.
 *
 * @throws ContractError 401 for a bad link, 422 for a bad password, which leaves the link good
 */
export async function setPasswordByLink(
  purpose: PasswordLink,
  token: string,
  password: string,
  locale: Locale,
): Promise<void> {
  const account = await findAccountOf(strapi.db.connection, await readLinkToken(purpose, token));
  if (!account || account.blocked) throw new ContractError(401, 'error.linkToken');
  const problem = passwordProblem(password, account.email);
  if (problem) throw invalidFields({ password: [problem] });
  const hash = await hashPassword(password);
  await strapi.db.transaction(async ({ trx }) => {
    await holdAccount(trx, account.id);
    await redeemLinkToken(trx, purpose, token);
    if (!account.confirmed) await dropPendingIdentity(trx, account.id);
    await trx('up_users')
      .where({ id: account.id })
      .update({ password: hash, confirmed: true, ...changedByPerson() });
    await noteProvenAddress(trx, account.id, account.email);
    await endSessionsOf(trx, account.id);
    if (!account.confirmed) await notify(trx, account.id, 'welcome', {});
    await noteNewPassword(trx, account, purpose === 'reset-password' ? locale : undefined);
  });
  await makeMember(account.id);
}

/**
 * Changes one's password. The session at hand goes on, all others end; a mail tells.
 *
 * @returns the account with its new hash
 * @throws ContractError 422 for a wrong old password or a bad new one
 */
export async function changePassword(
  userId: number,
  sessionId: string,
  { oldPassword, password }: { oldPassword: string; password: string },
  locale: Locale,
): Promise<Pick<Account, 'id' | 'password'>> {
  const account = await findAccount(strapi.db.connection, { id: userId });
  if (!account) throw new ContractError(401);
  const stored = await findMatchingHash(account, oldPassword);
  if (!stored) throw invalidFields({ oldPassword: ['password.wrong'] });
  const problem = oldPassword === password ? 'password.same' : passwordProblem(password, account.email);
  if (problem) throw invalidFields({ password: [problem] });
  const hash = await hashPassword(password);
  await strapi.db.transaction(async ({ trx }) => {
    const changed = await trx('up_users').where({ id: userId, password: stored }).update({ password: hash });
    // A mailed link has just set another one, and ended this session too.
    if (changed === 0) throw new ContractError(401);
    await endSessionsOf(trx, userId, sessionId);
    await noteNewPassword(trx, account, locale);
  });
  return { id: userId, password: hash };
}

/** Somebody else may have registered the address, with a sign-in of their own; only the mailbox is proven here. */
async function dropPendingIdentity(trx: Knex, id: number) {
  const row = await trx('up_users').where({ id }).first('pending_profile');
  const pending: unknown =
    typeof row?.pending_profile === 'string' ? JSON.parse(row.pending_profile) : row?.pending_profile;
  if (typeof pending !== 'object' || pending === null || !('identity' in pending)) return;
  await trx('up_users')
    .where({ id })
    .update({ pending_profile: JSON.stringify({ ...pending, identity: undefined }) });
}

/** @param locale of the notice; none is sent where there was no password before */
async function noteNewPassword(trx: Knex, { id, email, firstNames }: Account, locale: Locale | undefined) {
  await revokeAccountLinks(trx, id);
  if (!locale) return;
  await queueMail(trx, {
    template: 'password-changed',
    to: email,
    locale,
    data: {
      name: firstNames[locale],
      resetUrl: siteUrl(locale, '/auth/reset-password'),
      ...(await calendarThatStays(trx, id, locale)),
    },
  });
  await notify(trx, id, 'password-changed', {});
}

/** The address of a private calendar opens no account, and goes on: its person hears of it, and where a new one is made. */
async function calendarThatStays(trx: Knex, userId: number, locale: Locale) {
  const feed = await trx('calendar_feeds').where({ user_id: userId }).first('created_at');
  if (!feed) return {};
  const madeAt = new Date(Number(feed.created_at)).toISOString();
  return { calendar: { madeAt, url: siteUrl(locale, '/account/my-calendar') } };
}
