import { listedGuest } from '@scholars/contract/event-guests';
import { siteTimeZone } from '@scholars/contract/format';
import { messageRef, type MessageRef } from '@scholars/contract/messages';
import { isWebLink } from '@scholars/contract/pages';
import { parseWith } from '@scholars/contract/parse';
import { countryCodeOf, countryCodes, countryName } from '@scholars/contract/reference/countries';
import { readTypedDate, splitDate } from '@scholars/contract/typed-date';
import { asciiDigits } from '@scholars/contract/typed-text';
import { zonedInstant } from '@scholars/contract/zoned-instant';
import { richTextOfHtml } from '../../platform/rich-text/read-html.js';
import { fold } from '../../platform/words/fold.js';

/** A remark is worth a look, and refuses nothing. */
export type CellReading = { ok: true; value: unknown; remark?: MessageRef } | { ok: false; problem: MessageRef };
/** Reads the text of a cell that is not empty. */
export type ReadCell = (text: string, names: Names) => CellReading;

/** Document ids by folded name in either language, of what the site has published. */
export type Names = Readonly<Record<NamedKind, ReadonlyMap<string, string>>>;
export type NamedKind = 'categories' | 'organizations' | 'areas';

const read = (value: unknown): CellReading => ({ ok: true, value });
const refuse = (problem: MessageRef): CellReading => ({ ok: false, problem });

/** What Excel, LibreOffice and Google Sheets show where a formula comes to nothing: `#REF!`, `#NAME?`, `Err:502`. */
const sheetErrors = /^(?:#(?:[A-Z]+[!?]|N\/A|DIV\/0!)|Err:\d{3})$/;

/** Reads any cell that is not empty: one with an error of the spreadsheet is of no kind. */
export function readCell(text: string, readOne: ReadCell, names: Names): CellReading {
  return sheetErrors.test(text) ? refuse('cell.error') : readOne(text, names);
}

/** @param max in characters */
export function shortText(max: number): ReadCell {
  return (text) => (text.length > max ? refuse(messageRef('text.max', max)) : read(text.replace(/\s+/g, ' ')));
}

/** A line that is empty begins another paragraph; signs of HTML are words. */
export const paragraphs: ReadCell = (text) => {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const html = escaped.split(/\n\s*\n/).map((one) => `<p>${one.replace(/\n/g, '<br>')}</p>`);
  return read(richTextOfHtml(html.join('')));
};

/** One of some values, as the API writes it or as a label in either language says it. */
export function choice(values: ReadonlyMap<string, string>) {
  return (text: string): CellReading => {
    const value = values.get(fold(text));
    return value === undefined ? refuse('cell.choice') : read(value);
  };
}

/** Several of them, divided by semicolons, commas or lines. */
export function choices(values: ReadonlyMap<string, string>): ReadCell {
  return (text) => readAll(text, choice(values));
}

export function named(kind: NamedKind): ReadCell {
  return (text, names) => {
    const id = names[kind].get(fold(text));
    return id === undefined ? refuse('cell.name') : read(id);
  };
}

export function namedSeveral(kind: NamedKind): ReadCell {
  return (text, names) => readAll(text, (one) => named(kind)(one, names));
}

function readAll(text: string, readOne: (text: string) => CellReading): CellReading {
  // A name may have a comma of its own.
  const whole = readOne(text);
  if (whole.ok) return read([whole.value]);
  const readings = text
    .split(/[;؛,،\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map(readOne);
  const values = readings.flatMap((reading) => (reading.ok ? [reading.value] : []));
  return readings.find(({ ok }) => !ok) ?? read([...new Set(values)]);
}

const codesByArabicName: ReadonlyMap<string, string> = new Map(
  countryCodes.map((code) => [fold(countryName(code, 'ar')), code]),
);

export const country: ReadCell = (text) => {
  const code = countryCodeOf(text) ?? codesByArabicName.get(fold(text));
  return code === undefined ? refuse('country.unknown') : read(code);
};

export const wholeNumber: ReadCell = (text) => {
  const number = Number(asciiDigits(text));
  return Number.isInteger(number) && number >= 1 && number <= 1_000_000 ? read(number) : refuse('cell.number');
};

/** None or more, in any digits. @param max of them */
export function count(max: number): ReadCell {
  return (text) => {
    const number = Number(asciiDigits(text));
    if (!Number.isInteger(number) || number < 0) return refuse('guests.invalid');
    return number > max ? refuse(messageRef('guests.allowed', max)) : read(number);
  };
}

export const emailAddress: ReadCell = (text) => {
  const given = parseWith(listedGuest.shape.emailAddress, text);
  return given.ok ? read(given.value) : refuse('email.invalid');
};

export const webAddress: ReadCell = (text) => {
  return isWebLink(text) && text.length <= 2000 ? read(text) : refuse('url.invalid');
};

/** Longer than any day is written, in whichever language; what cuts it up takes longer with the square of its length. */
const momentMaxLength = 100;

/** A day, which lasts until midnight by the network's clocks, or a day and a time: `31/12/2026 18:00`. */
export const moment: ReadCell = (text) => {
  if (text.length > momentMaxLength) return refuse('date.invalid');
  const [, day = '', time] = /^(.*?)(?:[\sT,،]+(\d{1,2}:\d{2}))?$/s.exec(asciiDigits(text)) ?? [];
  const parts = splitDate(day);
  const reading = parts && readTypedDate(parts);
  if (!reading) return refuse('date.invalid');
  if (!reading.ok) return refuse(reading.problem);
  const clock = (time ?? '23:59').padStart(5, '0');
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(clock)) return refuse('date.invalid');
  const instant = zonedInstant(reading.date, clock, siteTimeZone);
  const hasPassed = instant.getTime() < Date.now();
  return { ok: true, value: instant.toISOString(), ...(hasPassed && { remark: 'cell.past' }) };
};
