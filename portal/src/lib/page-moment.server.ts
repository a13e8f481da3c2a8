const stepMs = 30_000;

/**
 * When a page was made, to the half minute: what counts down to a deadline. All who are shown a page within it are
 * shown the same, as kept pages and answers are.
 */
export function pageMoment(now = Date.now()): string {
  return new Date(Math.floor(now / stepMs) * stepMs).toISOString();
}
