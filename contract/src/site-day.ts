/** Doha has no summer time. */
const siteOffsetMs = 3 * 3_600_000;

/** The day by the clock of Doha, as the back office shows moments: `YYYY-MM-DD`. */
export function siteDay(now: Date = new Date()): string {
  return new Date(now.getTime() + siteOffsetMs).toISOString().slice(0, 10);
}
