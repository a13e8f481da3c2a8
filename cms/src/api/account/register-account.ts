import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { registration } from '@scholars/contract/forms/account';
import type { Locale } from '@scholars/contract/locale';
import { invalidFields } from '../../platform/errors/contract-error.js';
import { sha256Hex } from '../../platform/encryption/sha256-hex.js';
import { issueLinkToken, readLinkToken, revokeLinkTokens } from '../../platform/link-tokens/link-tokens.js';
import { queueMail } from '../../platform/mail/outbox.js';
import { siteUrl } from '../../platform/site/site-url.js';
import { countTry } from '../../platform/rate-limits/limits.js';
import { findAccount, findAccountOf, type Account } from './find-account.js';
import { sameInBoth } from '../member/first-names.js';
import type { PendingProfile } from './make-member.js';
import { mailPasswordInvitation } from './password-invitation.js';
import { passwordProblem } from './password-problem.js';
import { hashPassword, isPasswordRight } from './hash-password.js';

type Registration = z.output<typeof registration>;

/** Somebody else wrote to the account in the meantime. */
class Overtaken extends Error {}
const attempts = 5;

/**
 * Opens an account that waits for its address to be confirmed. The answer and its time are the same for an address
 * that is known already; there the mail tells. An unconfirmed address that is registered again with its password is
 * registered anew; with another one nobody can say whose it is, so then neither counts and the mail asks for a third.
 * Else whoever registered first, or last, would own what the address's owner then confirms. Whom we have invited stays
 * as we know them, whatever is typed for their address: they are mailed one more link for their password.
 *
 * @returns a token by which the mail can be sent again
 * @throws ContractError 422 for a password that is too well known
 */
export async function registerAccount(typed: Registration, locale: Locale): Promise<string> {
  const form = { ...typed, email: typed.email.toLowerCase() };
  const problem = passwordProblem(form.password, form.email);
  if (problem) throw invalidFields({ password: [problem] });
  const hash = await hashPassword(form.password);
  // Who signed in with a provider before brings it along, until the address is confirmed.
  const identity = form.providerToken
    ? await readLinkToken('connect-provider', form.providerToken).catch(() => undefined)
    : undefined;
  for (let attempt = 1; ; attempt += 1) {
    const known = await findAccount(strapi.db.connection, { email: form.email });
    // Done for every address, so that its time says nothing.
    const isTheirs = await isPasswordRight(form.password, known?.confirmed ? null : known?.password);
    try {
      return await strapi.db.transaction(({ trx }) => {
        if (!known) return storeNew(trx, form, hash, identity, locale);
        if (known.confirmed || known.blocked) return tellOwner(trx, known, locale);
        return storeAgain(trx, form, known, isTheirs, identity, locale);
      });
    } catch (error) {
      // The same address registered twice at once: now it is there, and the second is told like any other.
      const isNowKnown = !known && (await findAccount(strapi.db.connection, { email: form.email })) !== undefined;
      if (attempt === attempts || !(isNowKnown || error instanceof Overtaken)) throw error;
    }
  }
}

async function tellOwner(trx: Knex, { blocked, email, firstNames }: Account, locale: Locale): Promise<string> {
  if (!blocked)
    await queueMail(trx, {
      template: 'account-exists',
      to: email,
      locale,
      data: {
        name: firstNames[locale],
        loginUrl: siteUrl(locale, '/auth/login'),
        resetUrl: siteUrl(locale, '/auth/reset-password'),
      },
    });
  return issueLinkToken(trx, { purpose: 'resend-verification', subject: addressSubject(email) });
}

async function storeNew(
  trx: Knex,
  form: Registration,
  password: string,
  identity: string | undefined,
  locale: Locale,
): Promise<string> {
  const id = await createUser(form.email, locale);
  // Past Strapi's own hashing, which is bcrypt and cuts a password at 72 bytes.
  await trx('up_users')
    .where({ id })
    .update({ password, ...columnsOf(form, identity, locale) });
  await mailConfirmation(trx, { id, password, email: form.email, firstNames: sameInBoth(form.firstName) }, locale);
  return issueLinkToken(trx, { purpose: 'resend-verification', subject: String(id) });
}

async function storeAgain(
  trx: Knex,
  form: Registration,
  { id, email, password: stored }: Account,
  isTheirs: boolean,
  identity: string | undefined,
  locale: Locale,
): Promise<string> {
  const resendToken = () => issueLinkToken(trx, { purpose: 'resend-verification', subject: String(id) });
  const invited = isTheirs ? undefined : await findInvited(trx, id);
  if (invited) {
    await mailPasswordInvitation(trx, invited, invited.language);
    return resendToken();
  }
  const password = isTheirs ? stored : null;
  // Only while it is as it was found: a confirmation or another registration may have come between.
  const changed = await trx('up_users')
    .where({ id, confirmed: false, password: stored })
    .update({ password, ...columnsOf(form, isTheirs ? identity : undefined, locale) });
  if (changed === 0) throw new Overtaken();
  await mailConfirmation(trx, { id, password, email, firstNames: sameInBoth(form.firstName) }, locale);
  return resendToken();
}

/** An account that a coordinator's decision or staff have made, of whoever reads the mails of its address. */
export async function findInvited(trx: Knex, id: number): Promise<Account | undefined> {
  const row = await trx('up_users').where({ id }).first('provider', 'created_by_id');
  return row?.provider === 'invitation' || row?.created_by_id ? findAccount(trx, { id }) : undefined;
}

function columnsOf(form: Registration, identity: string | undefined, language: Locale) {
  const { firstName, lastName, country, currentTitle, currentInstitution, thematicAreas } = form;
  const pending: PendingProfile = {
    country,
    currentTitle,
    currentInstitution,
    thematicAreas,
    ...(identity && { identity }),
  };
  return {
    first_name: firstName,
    last_name: lastName,
    language,
    country,
    pending_profile: JSON.stringify(pending),
    updated_at: new Date(),
  };
}

/** An account without a name or a password, in the transaction that asks. */
export async function createUser(email: string, language: Locale, provider = 'local'): Promise<number> {
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'member' } });
  const { id } = await strapi.db.query('plugin::users-permissions.user').create({
    data: {
      username: email,
      email,
      provider,
      confirmed: false,
      blocked: false,
      language,
      messagingSystem: true,
      role: role.id,
    },
  });
  return Number(id);
}

type Addressee = Pick<Account, 'id' | 'email' | 'firstNames' | 'password'>;

/**
 * Mails the link that confirms an address; where no password counts yet, the one by which it is chosen. Links mailed
 * before stop working.
 *
 * @returns the mail's id
 */
export async function mailConfirmation(
  trx: Knex,
  { id, email, firstNames, password }: Addressee,
  locale: Locale,
): Promise<string> {
  const subject = String(id);
  const [purpose, template] = password
    ? (['confirm-email', 'confirm-email'] as const)
    : (['set-password', 'choose-password'] as const);
  for (const mailed of ['confirm-email', 'set-password'] as const) await revokeLinkTokens(trx, mailed, subject);
  const token = await issueLinkToken(trx, { purpose, subject });
  return queueMail(trx, {
    template,
    to: email,
    locale,
    data: { name: firstNames[locale], url: siteUrl(locale, `/auth/${purpose}?token=${token}`) },
  });
}

/**
 * Mails the confirmation again to whom a resend token speaks for; for nobody, and for who has confirmed, nothing is
 * sent and the answer is the same, after the same work.
 *
 * @throws ContractError 401 for a token that is unknown or expired, 429 past the limit of the address
 */
export async function resendConfirmation(token: string, locale: Locale): Promise<void> {
  const subject = await readLinkToken('resend-verification', token);
  const account = await findAccountOf(strapi.db.connection, subject);
  await countTry('confirmationMailOfEmail', account ? addressSubject(account.email) : subject);
  await strapi.db.transaction(async ({ trx }) => {
    if (account && !account.confirmed && !account.blocked) return mailConfirmation(trx, account, locale);
    const job = await mailConfirmation(trx, nobody, locale);
    await revokeLinkTokens(trx, 'confirm-email', String(nobody.id));
    return trx('mail_jobs').where({ id: job }).delete();
  });
}

const nobody: Addressee = { id: 0, email: 'nobody@localhost', firstNames: sameInBoth(''), password: 'none' };

/** Names an address, whether or not it has an account, as the subject of a link token and as what a limit counts. */
export function addressSubject(email: string): string {
  return `address:${sha256Hex(email.toLowerCase())}`;
}
