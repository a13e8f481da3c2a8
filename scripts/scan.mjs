import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ExpectedFailure, listenForStop, runCommand } from './lib/command.mjs';
import { rootFolder } from './lib/packages.mjs';
import { prepare } from './lib/prepare.mjs';
import { judgeAnswer } from './lib/scan/answer-rules.mjs';
import { startProduct } from './lib/scan/product.mjs';
import { requireTools, runFfuf, runSqlmap, runWapiti } from './lib/scan/tools.mjs';
import { cookieHeader, runVisits, signIn } from './lib/scan/visits.mjs';

const firstPort = 4700;
const folder = path.join(rootFolder, 'var/scan');
const order = /** @type {const} */ (['high', 'medium', 'low', 'info']);

/**
 * `npm run scan -- --seconds 300`: the product in production behind TLS, and ffuf, sqlmap, Wapiti and visits of our own
 * that ask it from outside, mostly signed out; each answer is held to the rules of all answers. No tool takes longer than the
 * seconds. Their reports lie in `var/scan`. Ends with 1 for a finding of medium or higher.
 */
await runCommand(async () => {
  const signal = listenForStop();
  const seconds = readSeconds(process.argv.slice(2));
  requireTools();
  await prepare(['contract', 'cms', 'portal'], { signal });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  /** @type {Map<string, Map<number, number>>} */
  const asked = new Map();
  /** @type {Map<string, Finding & { times: number }>} */
  const findings = new Map();
  const note = (/** @type {Finding} */ finding) => {
    const { tool, what, where } = finding;
    // One of a kind from each tool says where to look; what was not covered is named each by itself.
    const key = [tool, what, what === 'not covered' && where].join();
    findings.set(key, { ...finding, times: (findings.get(key)?.times ?? 0) + 1 });
  };
  /** @type {(answer: import('./lib/scan/tls-proxy.mjs').Answer) => void} */
  const onAnswer = (answer) => {
    const statuses = asked.get(answer.tool) ?? new Map();
    asked.set(answer.tool, statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1));
    judgeAnswer(answer).forEach(note);
  };

  console.log('  Starting the product in production behind TLS …');
  const product = await startProduct({ from: firstPort, onAnswer, signal });
  const startedAt = Date.now();
  try {
    const cookies = {
      member: cookieHeader(await signIn(product, 'member@scholars.example')),
      coordinator: cookieHeader(await signIn(product, 'coordinator@scholars.example')),
    };
    const scan = { publicUrl: product.publicUrl, folder, seconds, signal, cookies };
    console.log(`  Asking ${product.publicUrl} …`);
    (await runVisits(product)).forEach(note);
    const others = await Promise.all([
      runWapiti(scan),
      runFfuf(scan).then(async (found) => [...found, ...(await runSqlmap(scan))]),
    ]);
    others.flat().forEach(note);
  } finally {
    await product.stop();
  }
  const found = [...findings.values()];
  writeFileSync(path.join(folder, 'findings.json'), JSON.stringify(found, undefined, 2));
  print({ minutes: (Date.now() - startedAt) / 60_000, asked, found });
  return found.some(({ severity }) => severity === 'high' || severity === 'medium') ? 1 : 0;
});

/** @typedef {import('./lib/scan/answer-rules.mjs').Finding} Finding */

/** @param {readonly string[]} words */
function readSeconds(words) {
  const at = words.indexOf('--seconds');
  const seconds = at < 0 ? 300 : Number(words[at + 1]);
  if (!(seconds > 0)) throw new ExpectedFailure('--seconds needs a number, e.g. --seconds 300.');
  return seconds;
}

/** @param {{ minutes: number, asked: Map<string, Map<number, number>>, found: (Finding & { times: number })[] }} figures */
function print({ minutes, asked, found }) {
  for (const [tool, statuses] of asked) {
    const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    const each = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
    console.log(`  ${tool.slice(0, 24).padEnd(24)} ${String(all).padStart(6)} requests (${each.join(', ')})`);
  }
  for (const severity of order)
    for (const { tool, what, where, times } of found.filter((one) => one.severity === severity))
      console.log(`  ${severity.padEnd(6)} ${tool.slice(0, 24)}: ${what} (${times} ×, ${where})`);
  const counts = order.map((severity) => `${found.filter((one) => one.severity === severity).length} ${severity}`);
  console.log(`  ${minutes.toFixed(1)} minutes; kinds of findings: ${counts.join(', ')}`);
}
