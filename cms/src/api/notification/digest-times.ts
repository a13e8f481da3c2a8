import { dateIn, zonedInstant } from '@scholars/contract/zoned-instant';

/** When digests come, by the reader's clock; a weekly one on the day on which the week begins. */
const digestTime = '07:00';
const sunday = 0;
const dayMs = 86_400_000;

/** The last moments at which a daily and a weekly digest were due in a time zone, up to now. */
export function lastDigestTimes(now: number, timeZone: string): { daily: number; weekly: number } {
  const today = dateIn(timeZone, now);
  const daysAgo = (days: number) => new Date(Date.parse(today) - days * dayMs);
  const dueAt = (day: Date) => zonedInstant(day.toISOString().slice(0, 10), digestTime, timeZone).getTime();
  const first = dueAt(daysAgo(0)) <= now ? 0 : 1;
  const sinceSunday = (daysAgo(first).getUTCDay() - sunday + 7) % 7;
  return { daily: dueAt(daysAgo(first)), weekly: dueAt(daysAgo(first + sinceSunday)) };
}
