import { writtenTag } from './format.js';
import type { Locale } from './locale.js';

/** A place's clock, e.g. `Asia/Qatar`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What people call a place's clock, in their language: `Arabian Standard Time` of `Asia/Qatar`. */
export function timeZoneName(timeZone: string, locale: Locale): string {
  // Of a clock that is the same all year, e.g. UTC, the first may be a difference of hours alone.
  const names = (['longGeneric', 'long'] as const).map((style) => {
    const format = new Intl.DateTimeFormat(writtenTag[locale], { timeZone, timeZoneName: style });
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  });
  return names.find((name) => name && !/\p{Nd}/u.test(name)) ?? timeZone;
}

/**
 * The moment at which the clocks of a zone show a date and a time.
 *
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM`; `24:00` is the end of the day
 * @param timeZone IANA name
 * @throws RangeError when one of them is none
 */
export function zonedInstant(date: string, time: string, timeZone: string): Date {
  const asUtc = momentInUtc(date, time);
  // The offset may change between the guess and the moment itself (a night in which the clocks change).
  const guess = asUtc - offsetMs(asUtc, timeZone);
  return new Date(asUtc - offsetMs(guess, timeZone));
}

/** What a clock's time of a day is: a moment, or none or two of them in a night in which the clocks change. */
export interface WallTime {
  at: Date;
  kind: 'plain' | 'skipped' | 'twice';
}

/**
 * As `zonedInstant`, and says where a zone's clocks do not show a time or show it twice. Of one that they pass over, as
 * long after the change is meant as it would have been; of two the first.
 *
 * @throws RangeError when one of them is none
 */
export function resolveWallTime(date: string, time: string, timeZone: string): WallTime {
  const asUtc = momentInUtc(date, time);
  const before = asUtc - offsetMs(asUtc - dayMs, timeZone);
  const after = asUtc - offsetMs(asUtc + dayMs, timeZone);
  const shown = [...new Set([before, after])].filter((at) => at + offsetMs(at, timeZone) === asUtc);
  const [first] = shown;
  if (first === undefined) return { at: new Date(before), kind: 'skipped' };
  return { at: new Date(first), kind: shown.length === 1 ? 'plain' : 'twice' };
}

/** Whether a text is a moment as it travels: `2026-12-15T20:59:00.000Z`. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** The time that a zone's clocks show at a moment, `HH:MM`. */
export function timeIn(timeZone: string, moment: Date | number): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );
}

/** The day that a zone's calendars show at a moment, `YYYY-MM-DD`. */
export function dateIn(timeZone: string, moment: Date | number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );
}

function momentInUtc(date: string, time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  const asUtc = Date.parse(date) + (hours * 60 + minutes) * 60_000;
  if (Number.isNaN(asUtc)) throw new RangeError(`Not a date and a time: ${date} ${time}`);
  return asUtc;
}

/** How far a zone is ahead of UTC at a moment. */
function offsetMs(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - instant;
}

const dayMs = 86_400_000;
