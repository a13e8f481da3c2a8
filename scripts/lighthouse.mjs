import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findOrInstallBrowser } from './lib/browser.mjs';
import { ExpectedFailure, runCommand } from './lib/command.mjs';
import { readConfigurationInForce } from './lib/configured.mjs';

const run = promisify(execFile);
const version = '12.8.2';
const runs = 3;
const tries = 3;
const paths = ['', '/opportunities', '/opportunities/groundwater-sustainability-fellowships', '/members'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const figures = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

/**
 * `npm run lighthouse`, beside a running product: what Lighthouse says of some pages on a slow telephone, the middle
 * one of three runs. It is fetched with npx and no dependency; on a busy machine only the blocking time (TBT) and what
 * follows from it differ.
 */
await runCommand(async () => {
  const { PORT } = readConfigurationInForce();
  const chromePath = await findOrInstallBrowser();
  console.log(['page', ...categories, ...Object.keys(figures)].join(' | '));
  for (const path of paths) {
    for (const language of ['en', 'ar']) {
      const reports = [];
      for (let n = 0; n < runs; n += 1)
        reports.push(await judge(`http://localhost:${PORT}/${language}${path}`, chromePath));
      const score = (report) => report.categories.performance.score;
      const middle = reports.sort((a, b) => score(a) - score(b))[Math.floor(runs / 2)];
      const scores = categories.map((name) => Math.round(middle.categories[name].score * 100));
      const values = Object.values(figures).map((name) =>
        Number(middle.audits[name].numericValue.toFixed(name === figures.CLS ? 4 : 0)),
      );
      console.log([`/${language}${path}`, ...scores, ...values].join(' | '));
    }
  }
});

/** A run that records nothing (`NO_NAVSTART` on a busy machine) is made again. */
async function judge(url, chromePath) {
  let reason = '';
  for (let n = 0; n < tries; n += 1) {
    const report = await ask(url, chromePath);
    reason = report.runtimeError?.code ?? '';
    if (reason === '') return report;
    console.error(`  ${url}: nothing was recorded (${reason})`);
  }
  throw new ExpectedFailure(`Lighthouse recorded nothing of ${url} in ${tries} tries (${reason}).`);
}

/** The report, of a run that failed too: Lighthouse then writes why, and ends with 1. */
async function ask(url, chromePath) {
  const { stdout, stderr } = await run(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      url,
      '--quiet',
      '--output=json',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
    ],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 64 * 1024 * 1024 },
  ).catch((failed) => failed);
  try {
    return JSON.parse(stdout);
  } catch {
    throw new ExpectedFailure(`Lighthouse wrote no report of ${url}: ${String(stderr).trim().split('\n').at(-1)}`);
  }
}
