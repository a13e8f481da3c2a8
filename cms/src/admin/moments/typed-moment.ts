import { readTypedDate, splitDate } from '@scholars/contract/typed-date';
import { dateIn, isInstant, resolveWallTime, timeIn, type WallTime } from '@scholars/contract/zoned-instant';

/** What stands in the two controls of a moment. */
export interface TypedMoment {
  day: string;
  time: string;
  /** What it comes to: the moment in UTC, or the text that is no day, which the CMS refuses. */
  value: string | null;
  kind: WallTime['kind'] | 'unread';
}

export function typedOf(value: string | null, zone: string): TypedMoment {
  if (value === null) return { day: '', time: '', value, kind: 'plain' };
  if (!isInstant(value)) return { day: value, time: '', value, kind: 'unread' };
  const at = new Date(value);
  return { day: dayOf(dateIn(zone, at)), time: timeIn(zone, at), value, kind: 'plain' };
}

/** @param time `14:30` */
export function resolved(day: string, time: string, zone: string): TypedMoment {
  if (day.trim() === '') return { day, time: '', value: null, kind: 'plain' };
  const date = dateOf(day);
  if (date === undefined) return { day, time, value: day, kind: 'unread' };
  const { at, kind } = resolveWallTime(date, time, zone);
  return { day, time, value: at.toISOString(), kind };
}

/** `2026-12-15` of `15/12/2026`; undefined for what is no day. */
export function dateOf(day: string): string | undefined {
  const parts = splitDate(day);
  const reading = parts && readTypedDate(parts);
  return reading?.ok && reading.date !== '' ? reading.date : undefined;
}

/** `15/12/2026` of `2026-12-15`. */
export const dayOf = (date: string) => date.split('-').toReversed().join('/');
