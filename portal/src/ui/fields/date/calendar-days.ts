import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

// Earlier and later years have no four digits.
const [firstDay, lastDay] = [dayjs.utc('1000-01-01'), dayjs.utc('9999-12-31')];

/** The day so many days on, or back. Days are `YYYY-MM-DD` throughout. */
export function addDays(day: string, days: number): string {
  return written(dayjs.utc(day).add(days, 'day'));
}

/** The same day so many months on, or back; the last of a month that is shorter. */
export function addMonths(day: string, months: number): string {
  return written(dayjs.utc(day).add(months, 'month'));
}

/**
 * Six weeks from the one in which the month of a day begins, so that each month is as high. They begin on Sunday, as in
 * Qatar.
 */
export function weeksOf(day: string): string[][] {
  const sunday = dayjs.utc(day).startOf('month').startOf('week');
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => written(sunday.add(week * 7 + weekday, 'day'))),
  );
}

/** Where a key leads from a day in a calendar (WAI-ARIA date picker dialog); undefined for other keys. */
export function dayAfterKey(
  day: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  dir: 'ltr' | 'rtl',
): string | undefined {
  const forward = dir === 'ltr' ? 1 : -1;
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return written(dayjs.utc(day).startOf('week'));
    case 'End':
      return written(dayjs.utc(day).endOf('week'));
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
  }
  return undefined;
}

function written(day: Dayjs): string {
  const within = day.isBefore(firstDay) ? firstDay : day.isAfter(lastDay) ? lastDay : day;
  return within.format('YYYY-MM-DD');
}
