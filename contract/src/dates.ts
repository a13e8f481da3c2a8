const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayFirst = /^(\d{2})-(\d{2})-(\d{4})$/;

/**
 * A date-only value as `YYYY-MM-DD`, from that form or from `DD-MM-YYYY` (the specification's date model
 * format, spec §9); undefined when it is neither or no such day exists.
 */
export function parseDateOnly(text: string): string | undefined {
  const iso = isoDate.exec(text);
  const day = iso ? undefined : dayFirst.exec(text);
  const [year, month, date] = iso ? [iso[1], iso[2], iso[3]] : day ? [day[3], day[2], day[1]] : [];
  if (!year || !month || !date) return undefined;
  const value = `${year}-${month}-${date}`;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value) ? value : undefined;
}

/**
 * The earliest date that is "today" somewhere on Earth at `now` (UTC−12). A server that does not know
 * the visitor's zone judges "today or later" by it, so that nobody's own today is refused (product §2).
 */
export function earliestTodayOnEarth(now: Date = new Date()): string {
  return new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
}

/** Today where this code runs: for a browser, the visitor's own date. */
export function localToday(now: Date = new Date()): string {
  const pad = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
