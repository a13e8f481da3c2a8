import { ExpectedFailure } from './command.mjs';

/**
 * Milliseconds until an answer is there whole.
 *
 * @param {string} url
 * @param {Record<string, string>} [headers]
 */
export async function timeOf(url, headers) {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new ExpectedFailure(`${url} answered ${answer.status}.`);
  return performance.now() - startedAt;
}

/**
 * What so many of a hundred values do not exceed.
 *
 * @param {readonly number[]} values
 * @param {number} share e.g. 95
 * @returns {number} NaN of none
 */
export function percentile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.ceil((values.length * share) / 100) - 1] ?? NaN;
}
