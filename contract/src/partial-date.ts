import * as z from 'zod/mini';
import { asciiDigits } from './typed-text.js';
import { text } from './fields.js';
import { withoutMarks } from './unseen.js';

const yearMin = 1900;
const yearMax = 2100;

/**
 * A year, or a year and a month, in any digits: `YYYY` or `YYYY-MM`; undefined for what is neither. The month may come
 * first and have one digit (`5/2019`), as the year has four, and what stands between them may be a slash or a dot.
 */
export function parsePartialDate(typed: string): string | undefined {
  const plain = withoutMarks(asciiDigits(typed)).trim();
  const { year, month } = /^(?<year>\d{4})(?: ?[-/. ] ?(?<month>\d{1,2}))?$/.exec(plain)?.groups ?? monthFirst(plain);
  if (!year || Number(year) < yearMin || Number(year) > yearMax) return undefined;
  if (month === undefined) return year;
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : undefined;
}

function monthFirst(plain: string): { year?: string; month?: string } {
  return /^(?<month>\d{1,2}) ?[-/. ] ?(?<year>\d{4})$/.exec(plain)?.groups ?? {};
}

/** A date of which one may know the year alone; '' when it is not given. */
export function partialDate() {
  return z.pipe(
    text(),
    z.pipe(
      z
        .string()
        .check(z.refine((value) => value === '' || parsePartialDate(value) !== undefined, { error: 'period.date' })),
      z.transform((value) => parsePartialDate(value) ?? ''),
    ),
  );
}

/** Whether a period does not end before it begins; of a year alone it may be any of its months. */
export function isPeriod(typed: { from: string; to: string }): boolean {
  const [from, to] = [parsePartialDate(typed.from), parsePartialDate(typed.to)];
  // Of what is no date that alone is said.
  if (from === undefined || to === undefined) return true;
  const known = Math.min(from.length, to.length);
  return to.slice(0, known) >= from.slice(0, known);
}

/** A year of four digits, as a number or in any digits. */
export function year() {
  return z.pipe(
    z.transform((input: unknown) => Number(typeof input === 'string' ? asciiDigits(input.trim()) || NaN : input)),
    z
      .number({ error: 'date.year' })
      .check(z.multipleOf(1, 'date.year'), z.gte(yearMin, 'date.year'), z.lte(yearMax, 'date.year')),
  );
}
