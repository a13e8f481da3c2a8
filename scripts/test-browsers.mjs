import path from 'node:path';
import { ExpectedFailure, listenForStop, runCommand } from './lib/command.mjs';
import { findPrograms, otherBrowsers } from './lib/other-browsers.mjs';
import { rootFolder } from './lib/packages.mjs';
import { prepare } from './lib/prepare.mjs';
import { secondsSince } from './lib/progress.mjs';
import { runSuite } from './lib/run-suite.mjs';
import { suites } from './lib/suites.mjs';

const everyPackage = ['contract', 'cms', 'portal'];

/**
 * `npm run test:browsers`, or one of them: `npm run test:browsers -- firefox`. Journeys of reading, forms and sign-in
 * in the browsers that `npm test` does not know. One that is not there is a failure. The last line is
 * "N passed, N failed".
 */
await runCommand(async () => {
  const startedAt = Date.now();
  const signal = listenForStop();
  const found = choose(process.argv.slice(2)).map((name) => ({ name, ...findPrograms(name) }));
  const missing = found.filter(({ missing }) => missing.length > 0);
  const present = found.filter(({ missing }) => missing.length === 0);
  const result = present.length > 0 ? await walk(present, signal) : { passed: 0, failed: 0, failures: [] };
  if (signal.aborted) throw new ExpectedFailure('Stopped.', 130);

  for (const words of result.failures) console.log(`✗ ${words}`);
  for (const { name, missing: programs } of missing)
    for (const { program, debianPackage } of programs)
      console.log(`✗ ${name} was not tried: there is no ${program} (Debian: apt-get install ${debianPackage})`);
  const failed = result.failed + missing.length;
  console.log(`\nIn ${secondsSince(startedAt)}\n${result.passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});

function choose(names) {
  const known = Object.keys(otherBrowsers);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new ExpectedFailure(`No browser is called ${unknown}: there are ${known.join(' and ')}.`);
  return names.length > 0 ? names : known;
}

/** The journeys are a suite like those of `npm test`, run in the browsers that are there. */
async function walk(browsers, signal) {
  await prepare(everyPackage, { signal });
  const resultFile = path.join(rootFolder, 'var/test-results/browsers.json');
  const suite = {
    ...suites.e2e,
    name: 'browsers',
    args: [
      'test',
      '--config=playwright.browsers.config.ts',
      '--reporter=list,json',
      ...browsers.map(({ name }) => `--project=${name}`),
    ],
    resultFile,
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile,
      // A WebSocket of Node's own, which it has without being asked from 22 on.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket`.trim(),
      ...Object.assign({}, ...browsers.map(({ paths }) => paths)),
    },
  };
  return runSuite(suite, { env: process.env, signal });
}
