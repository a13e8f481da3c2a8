import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

function readVitestCounts({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => describeFailure(name, fullName, failureMessages[0])),
  );
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, failures };
}

/** A flaky test is one that passed when it was tried again. */
function readPlaywrightCounts({ stats, suites: files }) {
  const { expected, flaky, unexpected, skipped } = stats;
  const failures = files
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => describeFailure(file, title, results.at(-1)?.error?.message)),
    );
  return { passed: expected + flaky, failed: unexpected, skipped, flaky, failures };
}

function specsOf({ specs, suites: inner = [] }) {
  return [...specs, ...inner.flatMap(specsOf)];
}

function describeFailure(file, name, message = '') {
  // Colours are for a terminal; the first line says what was expected.
  const [reason] = stripVTControlCharacters(message).split('\n');
  return `${path.basename(file)} › ${name}: ${reason}`;
}
