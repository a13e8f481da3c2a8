import { dateParts, type DatePart, type TypedDate } from './field-parts.js';
import { asciiDigits } from './typed-text.js';
import { messageRef, type MessageRef } from './messages.js';
import { monthNamed } from './month-names.js';

/** `date` is `YYYY-MM-DD`, or '' where nothing was typed; `wrong` are the parts that the problem is about. */
export type DateReading = { ok: true; date: string } | { ok: false; problem: MessageRef; wrong: readonly DatePart[] };

/**
 * Reads a date that was typed as day, month and year, or whole into one of the three. Digits may be Western, Arabic or
 * Persian, the month a number or its name in either language. A year has four digits: `27` may be meant as 1927 as
 * well, and a wrong guess costs more than two keys.
 */
export function readTypedDate(typed: TypedDate): DateReading {
  const missing = dateParts.filter((part) => tidy(typed[part]) === '');
  if (missing.length === dateParts.length) return { ok: true, date: '' };
  const whole = missing.length === 2 ? splitDate(dateParts.map((part) => typed[part]).join('')) : undefined;
  if (whole) return readTypedDate(whole);
  // The catalogue has a message for each set of missing parts.
  if (missing.length > 0) return refuse(`date.missing.${missing.join('-')}` as MessageRef, ...missing);

  const day = numberIn(typed.day, /^\d{1,2}$/, 1, 31);
  const month = numberIn(typed.month, /^\d{1,2}$/, 1, 12) ?? monthNamed(typed.month);
  const year = numberIn(typed.year, /^\d{4}$/, 1000, 9999);
  if (day === undefined) return refuse('date.day', 'day');
  if (month === undefined) return refuse('date.month', 'month');
  if (year === undefined) return refuse('date.year', 'year');
  const days = daysInMonth(year, month);
  if (day > days) return refuse(messageRef('date.monthDays', days), 'day');
  return { ok: true, date: [year, pad(month), pad(day)].join('-') };
}

/**
 * The parts of a whole date in a text, e.g. a pasted one: `6/4/2027`, `2027-04-06`, `٦ أبريل ٢٠٢٧`,
 * `Tuesday 6 April 2027`. The day comes first unless the year does, or the month has its name; undefined where there
 * are not three parts. The parts are numbers in Western digits and may still be no date.
 */
export function splitDate(text: string): TypedDate | undefined {
  const plain = tidy(text);
  const [first, second, third, ...more] = plain.match(/\d+/g) ?? [];
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const isYearFirst = first.length === 4;
  if (third !== undefined)
    return isYearFirst ? { day: third, month: second, year: first } : { day: first, month: second, year: third };

  const words = plain.match(/\p{L}[\p{L}\p{M} ]*/gu) ?? [];
  // A month may have two words (`كانون الثاني`), and a day of the week may stand before it.
  const month = words
    .flatMap((run) => [run, ...run.split(' ')])
    .map(monthNamed)
    .find((found) => found !== undefined);
  if (month === undefined) return undefined;
  return { month: String(month), ...(isYearFirst ? { day: second, year: first } : { day: first, year: second }) };
}

function refuse(problem: MessageRef, ...wrong: DatePart[]): DateReading {
  return { ok: false, problem, wrong };
}

function numberIn(text: string, form: RegExp, least: number, most: number): number | undefined {
  const plain = tidy(text);
  const number = Number(plain);
  return form.test(plain) && number >= least && number <= most ? number : undefined;
}

/** Marks of direction and the like travel with copied Arabic, and nobody sees them. */
function tidy(text: string): string {
  return asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim();
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
