const dayMs = 86_400_000;
/** Doha keeps UTC+3 all year; deadlines are shown by its calendar (`formatDate`). */
const dohaOffsetMs = 3 * 3_600_000;

/** From how many days before it a deadline is near. */
export const nearDays = 14;

/** Midnights in Doha between now and a deadline: 0 on its own day, negative after it. Both are ISO 8601 instants. */
export function daysUntil(deadline: string, now: string): number {
  return dayOf(deadline) - dayOf(now);
}

function dayOf(instant: string): number {
  return Math.floor((Date.parse(instant) + dohaOffsetMs) / dayMs);
}
