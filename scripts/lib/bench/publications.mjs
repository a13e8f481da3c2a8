import { middle } from '../bench-rounds.mjs';
import { ExpectedFailure } from '../command.mjs';
import { demoPassword } from '../demo-password.mjs';

/** @typedef {Awaited<ReturnType<typeof import('../bench-product.mjs').openProduct>>} Product */

export const publicationName = 'one publication';

const desk = '/content-manager/collection-types/api::opportunity.opportunity';
/** In a round. The first one brings the list up to date with whatever has changed before. */
const publications = 5;
/** What a summary ends with, by turns: what says the same as before need not be put into any list. */
const mark = ' ·';

/**
 * What it takes to publish an opportunity as staff do, by the calls of Strapi's desk, until the list by deadline and the
 * facets have it: processor time of all processes in milliseconds, the middle of the rounds, of each network in turns.
 *
 * @param {readonly Product[]} products
 * @param {{ rounds: number, signal: AbortSignal }} settings
 * @returns {Promise<import('./ask-networks.mjs').Figure>}
 */
export async function measurePublications(products, { rounds, signal }) {
  const desks = await Promise.all(products.map(openDesk));
  const times = products.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { spent, publish }] of desks.entries()) {
      if (signal.aborted) throw new ExpectedFailure('Stopped.', 130);
      await publish(0);
      const before = spent();
      for (let n = 1; n <= publications; n += 1) await publish(n);
      // The first round warms up.
      if (round > 0) times[at]?.push((spent() - before) / publications);
    }
  }
  return { name: publicationName, isFloor: false, ms: times.map(middle) };
}

/** @param {Product} product */
async function openDesk({ origins: { cms }, spent, ask }) {
  /** @param {string} path @param {object} [body] @param {string} [token] */
  async function call(path, body, token) {
    const answer = await fetch(cms + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new ExpectedFailure(`${path} answered ${answer.status}.`);
    return JSON.parse(await answer.text());
  }
  const { data: session } = await call('/admin/login', {
    email: 'staff@scholars.example',
    password: demoPassword,
  });
  const ofDesk = (path, body) => call(path, body, session.token);
  const { results } = await ofDesk(`${desk}?page=1&pageSize=${publications + 1}&locale=en`);
  return {
    spent,
    /** The n-th of them, with all that a visitor sees of it. @param {number} n */
    async publish(n) {
      const entry = `${desk}/${results[n].documentId}`;
      const { data } = await ofDesk(`${entry}?locale=en`);
      const summary = data.summary.endsWith(mark) ? data.summary.slice(0, -mark.length) : data.summary + mark;
      await ofDesk(`${entry}/actions/publish?locale=en`, { summary });
      for (const path of ['/api/job-opportunities?sort=deadline', '/api/job-opportunities/filters'])
        await ask(cms + path, { Origin: cms });
    },
  };
}
