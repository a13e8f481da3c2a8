import http from 'node:http';
import { runCommand } from './lib/command.mjs';
import { readConfigurationInForce } from './lib/configured.mjs';
import { ExpectedFailure } from './lib/expected-failure.mjs';
import { benchSignIns } from './lib/bench-sign-ins.mjs';

const connections = 10;
// No session has it, so the call is answered as to a stranger, but past the kept answers.
const uncached = { Authorization: 'Bearer nobody-has-this-session-token' };

/**
 * `npm run bench`, beside a running product: how much dearer each kind of answer is than an empty one of
 * the same server, and how much slower a page is beside sign-ins. Ratios of one run can be compared between machines;
 * requests a second cannot. It fails when sign-ins slow the site down.
 */
await runCommand(async () => {
  const { PORT, CMS_PORT } = readConfigurationInForce();
  const portal = `http://127.0.0.1:${PORT}`;
  const cms = `http://127.0.0.1:${CMS_PORT}`;
  const list = '/api/job-opportunities';
  const groups = [
    [
      { name: 'CMS: empty answer', url: () => `${cms}/api/health/live`, count: 2000 },
      { name: 'list, kept', url: () => `${cms}${list}`, count: 2000 },
      { name: 'list', url: () => `${cms}${list}`, headers: uncached, count: 300 },
      { name: 'list, filtered', url: () => `${cms}${list}?agsCat=research&workMode=hybrid`, headers: uncached, count: 300 },
      { name: 'list, searched', url: () => `${cms}${list}?q=science`, headers: uncached, count: 300 },
      { name: 'facets', url: () => `${cms}${list}/filters`, headers: uncached, count: 200 },
    ],
    [
      { name: 'Portal: empty answer', url: () => `${portal}/health/live`, count: 3000 },
      { name: 'home page, kept', url: () => `${portal}/en`, count: 3000 },
      // A name that no page reads: rendered for this request alone.
      { name: 'home page, rendered', url: (n) => `${portal}/en?unkept=${n}`, count: 100 },
      { name: 'list page, rendered', url: (n) => `${portal}/ar/opportunities?unkept=${n}`, count: 100 },
      { name: 'call, forwarded', url: () => `${portal}${list}`, count: 1000 },
    ],
  ];
  for (const group of groups) {
    let floor;
    for (const { name, url, headers = {}, count } of group) {
      await run(url, headers, Math.ceil(count / 10));
      const msEach = await run(url, headers, count);
      floor ??= msEach;
      console.log(`  ${name.padEnd(24)} ${msEach.toFixed(2).padStart(8)} ms each  × ${(msEach / floor).toFixed(1)}`);
    }
  }
  return (await benchSignIns({ portal, cms })) ? 0 : 1;
});

/** @returns milliseconds a request takes of the server's time, with ten of them under way */
async function run(url, headers, count) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < count) await get(url(next++), headers, agent);
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return (performance.now() - startedAt) / count;
}

function get(url, headers, agent) {
  return new Promise((resolve, reject) => {
    const refuse = (reason) => reject(new ExpectedFailure(`${url}: ${reason}. Is the product running (npm start)?`));
    http
      .get(url, { headers, agent }, (answer) => {
        answer.resume();
        answer.on('end', () => (answer.statusCode === 200 ? resolve() : refuse(`answered ${answer.statusCode}`)));
      })
      .on('error', (error) => refuse(error.code ?? error.message));
  });
}
