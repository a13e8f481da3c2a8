import type { Locale } from '@scholars/contract/locale';

/** As the portal writes them: calendar and digits are named, instants are shown as they are in Doha. */
const tags = { en: 'en-GB-u-ca-gregory-nu-latn', ar: 'ar-QA-u-ca-gregory-nu-arab' } as const satisfies Record<
  Locale,
  string
>;
const siteTimeZone = 'Asia/Qatar';

/** A date for reading: `12 March 2026`. @param value `YYYY-MM-DD`, the same day everywhere, or an ISO 8601 instant */
export function mailDate(locale: Locale, value: string): string {
  const timeZone = /^\d{4}-\d{2}-\d{2}$/.test(value) ? 'UTC' : siteTimeZone;
  return new Intl.DateTimeFormat(tags[locale], { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(value),
  );
}

/** An instant for reading, in Doha time: `12 March 2026 at 14:05`. */
export function mailDateTime(locale: Locale, value: string): string {
  return new Intl.DateTimeFormat(tags[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: siteTimeZone,
  }).format(new Date(value));
}

export function mailNumber(locale: Locale, value: number): string {
  return new Intl.NumberFormat(tags[locale]).format(value);
}
