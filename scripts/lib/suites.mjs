import path from 'node:path';
import { rootFolder } from './packages.mjs';

const resultFolder = path.join(rootFolder, 'var/test-results');

/**
 * The suites of `npm test`, in the order in which they run.
 * `installs` and `builds` name the packages a suite needs; the end-to-end suite starts the whole product.
 */
export const suites = {
  contract: vitestSuite('contract', { installs: ['contract'], builds: [] }),
  cms: vitestSuite('cms', { installs: ['contract', 'cms'], builds: ['contract'] }),
  portal: vitestSuite('portal', { installs: ['contract', 'portal'], builds: ['contract'] }),
  e2e: {
    name: 'e2e',
    packageName: 'portal',
    command: 'playwright',
    args: ['test', '--reporter=list,json'],
    resultFile: path.join(resultFolder, 'e2e.json'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(resultFolder, 'e2e.json') },
    readCounts: readPlaywrightCounts,
    installs: ['contract', 'cms', 'portal'],
    builds: ['contract', 'cms', 'portal'],
    needsBrowser: true,
  },
};

function vitestSuite(name, needs) {
  const resultFile = path.join(resultFolder, `${name}.json`);
  return {
    name,
    packageName: name,
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${resultFile}`],
    resultFile,
    env: {},
    readCounts: readVitestCounts,
    needsBrowser: false,
    ...needs,
  };
}

function readVitestCounts({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** A flaky test is one that passed when it was tried again. */
function readPlaywrightCounts({ stats }) {
  const { expected, flaky, unexpected, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected, skipped, flaky };
}
