import { writtenTag } from '@scholars/contract/format';
import type { Locale } from '@scholars/contract/locale';

/** The zone by which whoever sits here reads the clock. */
export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the desk is read in; Strapi has more languages than there are words of ours. */
const localeOf = (language: string): Locale => (language === 'ar' ? 'ar' : 'en');

/** `Tuesday, 6 April 2027 at 14:30`. */
export function momentInWords(at: Date, timeZone: string, language: string): string {
  return written(at, language, { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23', timeZone });
}

/** `Tuesday, 6 April 2027` of `2027-04-06`. */
export function dateInWords(date: string, language: string): string {
  return written(new Date(`${date}T00:00:00Z`), language, { dateStyle: 'full', timeZone: 'UTC' });
}

/** `6 Apr 2027, 14:30`. */
export function shortMoment(at: Date, timeZone: string, language: string): string {
  return written(at, language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone });
}

/** `Arabian Standard Time`, as it is called at that moment. */
export function zoneInWords(at: Date, timeZone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(writtenTag[localeOf(language)], { timeZone, timeZoneName: 'long' });
  return parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function written(at: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(writtenTag[localeOf(language)], options).format(at);
}
