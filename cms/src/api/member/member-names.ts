import type { Locale } from '@scholars/contract/locale';

export interface Names {
  firstName: string;
  lastName: string;
  firstNameAr: string | null;
  lastNameAr: string | null;
}

/** A member's name in each script; the Arabic one is '' where it is not known. */
export function scriptsOf({ firstName, lastName, firstNameAr, lastNameAr }: Names): { latin: string; arabic: string } {
  return { latin: `${firstName} ${lastName}`, arabic: [firstNameAr, lastNameAr].filter(Boolean).join(' ') };
}

/** The name that readers of a language are shown, and the one in the other script where there is one. */
export function namesOf(names: Names, locale: Locale): { own: string; other: string | null } {
  const { latin, arabic } = scriptsOf(names);
  if (!arabic) return { own: latin, other: null };
  return locale === 'ar' ? { own: arabic, other: latin } : { own: latin, other: arabic };
}
