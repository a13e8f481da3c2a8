/** The languages of the product. The first path segment of every page is one of them (spec §2). */
export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** BCP 47 tags for `Intl`: Arabic as it is written in Qatar. */
export const intlTag = { en: 'en-GB', ar: 'ar-QA' } as const satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'ar';
}

/** Writing direction of a language, for the `dir` attribute. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** The `Language` request header (spec §6): `ar` gives Arabic, anything else English. */
export function localeOfHeader(header: string | undefined): Locale {
  return header?.trim().toLowerCase().startsWith('ar') ? 'ar' : 'en';
}
