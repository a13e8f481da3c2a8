const stepsMax = 5;

/** Counts from one to the largest in at most five steps of about the same width. */
export function mapSteps(max: number): { first: number; last: number }[] {
  const lasts = Array.from({ length: stepsMax }, (_, place) => Math.ceil((max * (place + 1)) / stepsMax));
  return [...new Set(lasts)].map((last, place, all) => ({ first: (all[place - 1] ?? 0) + 1, last }));
}
