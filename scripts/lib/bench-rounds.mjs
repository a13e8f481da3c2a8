import { spendOn } from './bench-product.mjs';

/**
 * @typedef {object} Turn
 * @property {import('./bench-product.mjs').Asked} product
 * @property {(n: number) => string} url
 * @property {number} count requests of a round
 * @property {Record<string, string>} headers
 */

const probed = 1;

/**
 * Processor time for each request, in milliseconds: the middle of the rounds for everybody who is asked. They take
 * turns, there and back again, so that all meet the same machine and nobody always comes behind whoever has emptied its
 * caches; first rounds, which are not counted, warm up.
 *
 * @param {readonly Turn[]} turns
 * @param {{ rounds: number, warmUps?: number, start: number, roundMs?: number }} settings `start`: the number of the
 *   first request; `roundMs`: what a round may spend, where fewer requests than were asked for have to do
 */
export async function measureInTurns(turns, { rounds, warmUps = 1, start, roundMs }) {
  /** @type {(Turn & { from: number, times: number[] })[]} */
  const plans = [];
  for (const turn of turns) {
    const from = start + (roundMs ? probed : 0);
    let { count } = turn;
    if (roundMs) {
      const each = await spendOn(turn.product, turn.url, { count: probed, from: start, headers: turn.headers });
      count = Math.max(1, Math.min(count, Math.floor(roundMs / each)));
    }
    plans.push({ ...turn, count, from, times: [] });
  }
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const inTurn = round % 2 === 0 ? plans : plans.toReversed();
    for (const { product, url, headers, count, from, times } of inTurn) {
      const each = await spendOn(product, url, { count, from: from + round * count, headers });
      if (round >= warmUps) times.push(each);
    }
  }
  return plans.map(({ times }) => middle(times));
}

/** The middle one of several figures. @param {readonly number[]} values */
export function middle(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
