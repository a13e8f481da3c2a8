import { zonedInstant } from '@scholars/contract/zoned-instant';
import type { EventEntry, EventSession } from './get-event.js';

type Timed = Pick<EventEntry, 'startsOn' | 'endsOn' | 'timeZone' | 'registrationClosesOn' | 'days'>;

export interface EventTimes {
  startsAt: Date;
  endsAt: Date;
  isOver: boolean;
  /** Whether invitations can still be answered. */
  isOpen: boolean;
}

/** When an event begins, ends and stops taking answers, by its sessions and its own clock. */
export function eventTimes(event: Timed, now: Date = new Date()): EventTimes {
  const { startsOn, endsOn, timeZone, registrationClosesOn, days } = event;
  const firstStart = days[0]?.sessions.map(({ starts }) => starts).sort()[0] ?? '00:00';
  // Only where the agenda has all its days is the last one's last session the end.
  const lastEnd = days[dayCount(event) - 1]?.sessions.map(endOfSession).sort().at(-1) ?? '24:00';
  const startsAt = zonedInstant(startsOn, firstStart, timeZone);
  const endsAt = zonedInstant(endsOn, lastEnd, timeZone);
  const closesAt = registrationClosesOn ? zonedInstant(registrationClosesOn, '24:00', timeZone) : endsAt;
  return { startsAt, endsAt, isOver: now >= endsAt, isOpen: now < closesAt && now < endsAt };
}

type Hours = Pick<EventSession, 'starts' | 'ends'>;

/** Whether a session runs past midnight: by the clock it ends before it begins. */
export const endsNextDay = ({ starts, ends }: Hours) => ends < starts;

/** When a session ends, by the hours of the day on which it begins: `25:00` at one o'clock of the next. */
export function endOfSession(session: Hours): string {
  const { ends } = session;
  return endsNextDay(session) ? `${Number(ends.slice(0, 2)) + 24}${ends.slice(2)}` : ends;
}

/** The date of a day of the agenda, `YYYY-MM-DD`; the first is 0. */
export function dateOfDay({ startsOn }: Pick<EventEntry, 'startsOn'>, index: number): string {
  return new Date(Date.parse(startsOn) + index * dayMs).toISOString().slice(0, 10);
}

function dayCount({ startsOn, endsOn }: Pick<EventEntry, 'startsOn' | 'endsOn'>): number {
  return Math.round((Date.parse(endsOn) - Date.parse(startsOn)) / dayMs) + 1;
}

const dayMs = 86_400_000;
