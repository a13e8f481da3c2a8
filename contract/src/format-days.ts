import { writtenTag } from './format.js';
import type { Locale } from './locale.js';

/*
 * Apart from the other formats: those are in the scripts of every page, and this is read by the back office and the
 * CMS.
 */

/** Days from the first to the last, what they share written once: `12–14 March 2026`; each is `YYYY-MM-DD`. */
export function formatDays(first: string, last: string, locale: Locale, month: 'long' | 'short' = 'long'): string {
  // Days without a time are the same day everywhere.
  const options = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(writtenTag[locale], options).formatRange(new Date(first), new Date(last));
}
