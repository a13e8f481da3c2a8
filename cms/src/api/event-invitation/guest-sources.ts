import { defaultLocale, type Locale } from '@scholars/contract/locale';
import { withoutClosed } from '../account/closings.js';
import { namesOf } from '../member/member-names.js';
import type { ReadGuest } from './read-guest-list.js';

interface MemberRow {
  user_id: number;
  email: string;
  language: Locale | null;
  first_name: string;
  last_name: string;
  first_name_ar: string | null;
  last_name_ar: string | null;
}

/** Everybody with a profile who may sign in, by the name that they have in their language. */
export async function listMembersToInvite(): Promise<ReadGuest[]> {
  const rows: MemberRow[] = await strapi.db
    .connection({ m: 'members' })
    .join('members_user_lnk as l', 'l.member_id', 'm.id')
    .join('up_users as u', 'u.id', 'l.user_id')
    .where({ 'u.confirmed': true, 'u.blocked': false })
    .modify(withoutClosed, 'u.id')
    .orderBy(['u.id', 'm.id'])
    .select(
      'u.id as user_id',
      'u.email',
      'u.language',
      'm.first_name',
      'm.last_name',
      'm.first_name_ar',
      'm.last_name_ar',
    );
  // A profile has a row for each language; the names are the same in all.
  const people = new Map(rows.map((row) => [row.user_id, row]));
  return [...people.values()].map(({ email, language, ...names }) => ({
    emailAddress: email,
    language: language ?? defaultLocale,
    fullName: namesOf(
      {
        firstName: names.first_name,
        lastName: names.last_name,
        firstNameAr: names.first_name_ar,
        lastNameAr: names.last_name_ar,
      },
      language ?? defaultLocale,
    ).own,
  }));
}

/** The languages of people with an account, by their addresses in small letters. */
export async function listAccountLanguages(addresses: readonly string[]): Promise<Map<string, Locale>> {
  const rows: { email: string; language: Locale }[] = await strapi.db
    .connection('up_users')
    .whereIn(
      'email',
      addresses.map((address) => address.toLowerCase()),
    ) // as accounts keep them
    .whereNotNull('language')
    .select('email', 'language');
  return new Map(rows.map(({ email, language }) => [email, language]));
}

/** Founding fellows whose profile was approved, with an account or without. */
export async function listFellowsToInvite(): Promise<ReadGuest[]> {
  const rows: { full_name: string; email_address: string; language: Locale }[] = await strapi.db
    .connection('founding_fellows_profiles')
    .where({ status: 'approved' })
    .orderBy('id')
    .select('full_name', 'email_address', 'language');
  return rows.map(({ full_name: fullName, email_address: emailAddress, language }) => ({
    fullName,
    emailAddress,
    language,
  }));
}
