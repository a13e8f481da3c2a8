const dayMilliseconds = 86_400_000;
// Earlier and later years have no four digits.
const [firstDay, lastDay] = ['1000-01-01', '9999-12-31'] as const;

/** The day so many days on, or back. Days are `YYYY-MM-DD` throughout. */
export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * dayMilliseconds);
}

/** The same day so many months on, or back; the last of a month that is shorter. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]; // a day has three parts
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
}

/** Six weeks from the one in which the month of a day begins, so that each month is as high. They begin on Sunday, as in Qatar. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const sunday = addDays(first, -weekdayOf(first));
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, weekday) => addDays(sunday, week * 7 + weekday)));
}

/** Where a key leads from a day in a calendar (WAI-ARIA date picker dialog); undefined for other keys. */
export function dayAfterKey(day: string, { key, shiftKey }: { key: string; shiftKey: boolean }, dir: 'ltr' | 'rtl'): string | undefined {
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
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
  }
  return undefined;
}

/** 0 is Sunday. */
function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

function dayOf(time: number): string {
  const within = Math.min(Math.max(time, Date.parse(firstDay)), Date.parse(lastDay));
  return new Date(within).toISOString().slice(0, 10);
}
