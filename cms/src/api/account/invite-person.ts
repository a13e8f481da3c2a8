import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import { isPostgres } from '../../platform/database/dialect.js';
import { mailPasswordInvitation } from './password-invitation.js';
import { findAccount } from './find-account.js';
import type { PendingProfile } from './make-member.js';
import { createUser } from './register-account.js';

interface Invited {
  email: string;
  fullName: string;
  language: Locale;
  profile: PendingProfile;
}

/**
 * Sees that a person has an account, in the transaction of what was decided on them. Where the address has none, or one
 * that nobody has confirmed, they are invited to set a password in their language: that proves the address, and the
 * profile is made then. An account that is there keeps all that is its own.
 *
 * @returns whether they were invited
 */
export async function invitePerson(trx: Knex, { email, fullName, language, profile }: Invited): Promise<boolean> {
  const address = email.trim().toLowerCase();
  if (!address) return false;
  // Two decisions on one person at once: the second finds the account of the first. SQLite has one writer anyway.
  if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`account ${address}`]);
  const known = await findAccount(trx, { email: address });
  if (known && (known.confirmed || known.blocked)) return false;
  const [first_name, last_name] = namesIn(fullName);
  if (!known) {
    const id = await createUser(address, language, 'invitation');
    await trx('up_users')
      .where({ id })
      .update({ first_name, last_name, country: profile.country, pending_profile: JSON.stringify(profile) });
  }
  const account = known ?? (await findAccount(trx, { email: address }));
  if (account) await mailPasswordInvitation(trx, account, language);
  return account !== undefined;
}

/** The last word is the family's; people put it right in their profile. */
function namesIn(fullName: string): [first: string, last: string] {
  const words = fullName.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words.slice(0, last === undefined ? undefined : -1).join(' '), last ?? '—'];
}
