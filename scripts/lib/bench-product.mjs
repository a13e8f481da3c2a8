import http from 'node:http';
import { solveCaptcha } from './bench-sign-ins.mjs';
import { ExpectedFailure } from './command.mjs';
import { demoPassword } from './demo-password.mjs';
import { findListener, processorMs } from './processor-time.mjs';

const connections = 10;

/**
 * Whoever is asked: where, and the processor time that all of its processes have spent so far. `idleUrl` is an answer that
 * costs next to nothing.
 *
 * @typedef {{ idleUrl: string, spent: () => number }} Asked
 */

/**
 * A running product as the bench sees it: how to ask it, and what its two processes spend.
 *
 * @param {{ name: string, PORT: number, CMS_PORT: number, spentElsewhere?: () => number }} where `spentElsewhere`: by the
 *   server of its database, where that is a process of its own
 */
export async function openProduct({ name, PORT, CMS_PORT, spentElsewhere = () => 0 }) {
  const origins = { portal: `http://127.0.0.1:${PORT}`, cms: `http://127.0.0.1:${CMS_PORT}` };
  const pids = [PORT, CMS_PORT].map(findListener);
  if (pids.includes(undefined)) {
    throw new ExpectedFailure(
      `Nothing of ours listens on the ports ${PORT} and ${CMS_PORT}. Is the product running (npm start)? Processor time is read from /proc: this needs Linux.`,
    );
  }
  const spent = () => pids.reduce((sum, pid) => sum + processorMs(pid), spentElsewhere());
  return { name, origins, idleUrl: `${origins.portal}/healthz`, spent, ask: get };
}

/**
 * Processor time of all processes together for each of some requests, ten at a time.
 *
 * @param {Asked} asked
 * @param {(n: number) => string} urlOf the n-th request's address
 * @param {{ count: number, from: number, headers: Record<string, string> }} settings
 * @returns {Promise<number>} milliseconds a request
 */
export async function spendOn({ spent, idleUrl }, urlOf, { count, from, headers }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  let next = from;
  const worker = async () => {
    while (next < from + count) {
      const url = urlOf(next++);
      const { status } = await get(url, headers, agent);
      if (status !== 200) throw new ExpectedFailure(`${url} answered ${status}.`);
    }
  };
  const before = spent();
  await Promise.all(Array.from({ length: connections }, worker));
  // What an answer leaves to be done (compressing, keeping) belongs to it.
  await get(idleUrl, {}, agent);
  const each = (spent() - before) / count;
  agent.destroy();
  return each;
}

/** Signs a demo account in, `member` or `coordinator`, and gives the headers of its browser. */
export async function signInAs(name, { origins }) {
  const body = JSON.stringify({
    email: `${name}@scholars.example`,
    password: demoPassword,
    recaptcha: await solveCaptcha(origins.cms),
  });
  const answer = await fetch(`${origins.portal}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  await answer.arrayBuffer();
  if (!answer.ok)
    throw new ExpectedFailure(`Signing the demo's ${name} in answered ${answer.status}: a seeded product is needed.`);
  return {
    Cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
}

/**
 * @param {string} url
 * @param {Record<string, string>} [headers]
 * @param {http.Agent} [agent]
 * @returns {Promise<{ status: number | undefined, headers: http.IncomingHttpHeaders, body: Buffer }>}
 */
function get(url, headers = {}, agent) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers, agent }, (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      })
      .on('error', (/** @type {NodeJS.ErrnoException} */ error) =>
        reject(new ExpectedFailure(`${url}: ${error.code ?? error.message}. Is the product running?`)),
      );
  });
}
