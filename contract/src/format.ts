import type { Locale } from './locale.js';

/**
 * How the site writes numbers and dates, in pages, mails and pictures. Calendar and digits are named, so that the
 * server's and the browser's `Intl` write the same; `intlTag` leaves both to the machine.
 */
export const writtenTag = {
  en: 'en-GB-u-ca-gregory-nu-latn',
  ar: 'ar-QA-u-ca-gregory-nu-arab',
} as const satisfies Record<Locale, string>;

/** Instants are shown as they are in Doha, whatever the clock of the reader or the server says. */
export const siteTimeZone = 'Asia/Qatar';

export type DateStyle = 'long' | 'short' | 'numeric' | 'weekday' | 'weekdayInitial';

const dateStyles = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  weekday: { weekday: 'long' },
  weekdayInitial: { weekday: 'narrow' },
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * A date for reading: `12 March 2026`.
 *
 * @param value `YYYY-MM-DD`, which is the same day everywhere, or an ISO 8601 instant
 */
export function formatDate(value: string, locale: Locale, style: DateStyle = 'long'): string {
  return dateFormat(locale, dateStyles[style], isDateOnly(value)).format(parseDate(value));
}

/**
 * A date with its day of the week: `Tuesday 6 April 2027`. Put together here, because browsers differ in what they put
 * between the two.
 */
export function formatFullDate(value: string, locale: Locale): string {
  return `${formatDate(value, locale, 'weekday')} ${formatDate(value, locale)}`;
}

/** A month and its year: `March 2026`, for `YYYY-MM` and for longer dates. */
export function formatMonth(value: string, locale: Locale): string {
  const date = value.length === 7 ? `${value}-01` : value;
  return dateFormat(locale, { month: 'long', year: 'numeric' }, isDateOnly(date)).format(parseDate(date));
}

/** A year, or a month and its year, of `YYYY`, `YYYY-MM` and longer dates; whatever else it is stays as it stands. */
export function formatPartialDate(value: string, locale: Locale): string {
  if (/^\d{4}$/.test(value)) return formatYear(Number(value), locale);
  return /^\d{4}-\d{2}(-\d{2})?$/.test(value) ? formatMonth(value, locale) : value;
}

/** The day of an instant or a date and its month, apart: `25` and `February`. */
export function formatDayAndMonth(value: string, locale: Locale): { day: string; month: string } {
  const [day, month] = ([{ day: 'numeric' }, { month: 'long' }] as const).map((part) =>
    dateFormat(locale, part, isDateOnly(value)).format(parseDate(value)),
  );
  return { day: day ?? '', month: month ?? '' };
}

/** The time of day of an instant: `14:05`. */
export function formatTime(value: string, locale: Locale): string {
  return dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, false).format(parseDate(value));
}

/** An instant in words: `12 March 2026 at 14:05`. */
export function formatInstant(value: string, locale: Locale): string {
  const options = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const;
  return dateFormat(locale, options, false).format(parseDate(value));
}

/** `DD/MM/YYYY hh:mm A`, the format of notifications (spec §9), with the language's digits and half of the day. */
export function formatDateTime(value: string, locale: Locale): string {
  const options = { ...dateStyles.numeric, hour: '2-digit', minute: '2-digit', hourCycle: 'h12' } as const;
  const parts = dateFormat(locale, options, false).formatToParts(parseDate(value));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  const half = locale === 'en' ? part('dayPeriod').toUpperCase() : part('dayPeriod');
  // Between Arabic digits a slash is read with them, from the left; the mark has it read as all else is.
  const date = [part('day'), part('month'), part('year')].join(locale === 'ar' ? '\u200f/' : '/');
  return `${date} ${part('hour')}:${part('minute')} ${half}`;
}

/** Parts of a hundred for reading: `70%`. */
export function formatPercent(percent: number, locale: Locale): string {
  return formatNumber(percent / 100, locale, { style: 'percent' });
}

/** A number for reading: `1,200`. */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  const key = options ? `${locale}${JSON.stringify(options)}` : locale;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(writtenTag[locale], options);
  numberFormats.set(key, format);
  return format.format(value);
}

/** A year, which has no thousands: `2026`. */
export function formatYear(year: number, locale: Locale): string {
  return formatNumber(year, locale, { useGrouping: false });
}

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions, dateOnly: boolean): Intl.DateTimeFormat {
  const key = `${locale}${dateOnly}${JSON.stringify(options)}`;
  const timeZone = dateOnly ? 'UTC' : siteTimeZone;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(writtenTag[locale], { ...options, timeZone });
  formats.set(key, format);
  return format;
}

function isDateOnly(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value);
}

function parseDate(value: string): Date {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new Error(`Not a date: '${value}'`);
  return date;
}
