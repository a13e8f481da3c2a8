import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import { nameFor } from '@scholars/contract/person-name';

/** What a person is greeted by, for readers of each language. */
export type FirstNames = Readonly<Record<Locale, string>>;

/** What is known of it: as the account has it, and as the profile has it in either script. */
export interface FirstNameColumns {
  first_name: string | null;
  profile_first_name: string | null;
  first_name_ar: string | null;
}

/** The profile's columns of a query of accounts, whose table is called `u`. */
export function profileFirstNames(db: Knex): Knex.Raw[] {
  const ofProfile = (column: string, as: string) =>
    db.raw(
      `(select min(m.??) from members_user_lnk l join members m on m.id = l.member_id where l.user_id = u.id) as ??`,
      [column, as],
    );
  return [ofProfile('first_name', 'profile_first_name'), ofProfile('first_name_ar', 'first_name_ar')];
}

/** In Arabic by the name in Arabic letters, in English by the other; by the one that there is, where there is one. */
export function firstNamesOf({ first_name, first_name_ar, profile_first_name }: FirstNameColumns): FirstNames {
  const nameIn = (locale: Locale) => nameFor(locale, first_name, first_name_ar, profile_first_name);
  return { en: nameIn('en'), ar: nameIn('ar') };
}

/** Of whom nothing is known but the name that they have just typed. */
export function sameInBoth(name: string): FirstNames {
  return { en: name, ar: name };
}
