import { zonedInstant } from '@scholars/contract/zoned-instant';

/** When digests come, by the reader's clock; a weekly one on the day on which the week begins. */
const digestTime = '07:00';
const sunday = 0;
const dayMs = 86_400_000;

/** The last moments at which a daily and a weekly digest were due in a time zone, up to now. */
export function lastDigestTimes(now: number, timeZone: string): { daily: number; weekly: number } {
  const today = dateIn(now, timeZone);
  const daysAgo = (days: number) => new Date(Date.parse(today) - days * dayMs);
  const dueAt = (day: Date) => zonedInstant(day.toISOString().slice(0, 10), digestTime, timeZone).getTime();
  const first = dueAt(daysAgo(0)) <= now ? 0 : 1;
  const sinceSunday = (daysAgo(first).getUTCDay() - sunday + 7) % 7;
  return { daily: dueAt(daysAgo(first)), weekly: dueAt(daysAgo(first + sinceSunday)) };
}

/** `YYYY-MM-DD` as a zone's calendars show it. */
function dateIn(now: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}
