import { findOrInstallBrowser } from './lib/browser.mjs';
import { ExpectedFailure, listenForStop, runCommand } from './lib/command.mjs';
import { makeMemoryFolder } from './lib/memory-folder.mjs';
import { packages } from './lib/packages.mjs';
import { prepare } from './lib/prepare.mjs';
import { secondsSince } from './lib/progress.mjs';
import { runSuite } from './lib/run-suite.mjs';
import { suites } from './lib/suites.mjs';

const thorough = '--thorough';

/**
 * `npm test`, or only some suites: `npm test -- cms e2e`. The last line is "N passed, N failed". With `--thorough`
 * (`npm run test:thorough`) every reader walks every journey, and every fact of the database holds on both.
 */
await runCommand(async () => {
  const signal = listenForStop();
  const words = process.argv.slice(2);
  const isThorough = words.includes(thorough);
  const chosen = chooseSuites(words.filter((word) => word !== thorough));
  const needed = (what) => Object.keys(packages).filter((name) => chosen.some((suite) => suite[what].includes(name)));
  await prepare(needed('installs'), { builds: needed('builds'), signal });

  const env = { ...process.env };
  // Vitest sets it to `test` only where it is not set, and React tests need their development build.
  delete env.NODE_ENV;
  // As the product itself is started (lib/services.mjs): what is young is gone through less often.
  env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();
  env.SHORT_RUN = isThorough ? 'off' : 'on';
  env.TMPDIR ??= makeMemoryFolder();
  if (chosen.some((suite) => suite.needsBrowser)) env.CHROMIUM_PATH = await findOrInstallBrowser({ signal });

  if (!isThorough) console.log('\nA short run; `npm run test:thorough` leaves nothing out.');
  const results = [];
  for (const suite of chosen) {
    console.log(`\n── ${suite.name}`);
    results.push(await runSuite(suite, { env, signal }));
    if (signal.aborted) throw new ExpectedFailure('Stopped.', 130);
  }
  // At the end once more: whoever reads a long log from its last lines finds what failed.
  for (const words of results.flatMap(({ secondTries }) => secondTries)) console.log(`↻ ${words}`);
  for (const words of results.flatMap(({ failures }) => failures)) console.log(`✗ ${words}`);
  console.log(`\n${results.map(describeResult).join('\n')}\n${describeTotal(results)}`);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
});

function chooseSuites(names) {
  const unknown = names.find((name) => !Object.hasOwn(suites, name));
  if (unknown) throw new ExpectedFailure(`No suite is called ${unknown}: there are ${Object.keys(suites).join(', ')}.`);
  return Object.values(suites).filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Worded differently from the total on purpose: whoever looks for that line must find one. */
function describeResult({ name, passed, failed, skipped, flaky, problem, milliseconds }) {
  const again = flaky > 0 ? ` · ${flaky} of them at the second try` : '';
  const counts = `passed ${passed}${again} · failed ${failed} · skipped ${skipped} · ${secondsSince(Date.now() - milliseconds)}`;
  return `${name.padEnd(9)} ${counts}${problem ? ` · the suite ${problem}` : ''}`;
}

function describeTotal(results) {
  const sum = (what) => results.reduce((total, result) => total + result[what], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
