/** A place's clock, e.g. `Asia/Qatar`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
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
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  const asUtc = Date.parse(date) + (hours * 60 + minutes) * 60_000;
  if (Number.isNaN(asUtc)) throw new RangeError(`Not a date and a time: ${date} ${time}`);
  // The offset may change between the guess and the moment itself (a night in which the clocks change).
  const guess = asUtc - offsetMs(asUtc, timeZone);
  return new Date(asUtc - offsetMs(guess, timeZone));
}

/** The day that a zone's calendars show at a moment, `YYYY-MM-DD`. */
export function dateIn(timeZone: string, moment: Date | number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );
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
