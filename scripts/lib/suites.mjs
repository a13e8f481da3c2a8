import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { rootFolder } from './packages.mjs';
import { journeysByTurns } from './turns.mjs';

const resultFolder = path.join(rootFolder, 'var/test-results');

/**
 * The suites of `npm test`, in the order in which they run.
 * `installs` and `builds` name the packages a suite needs; the end-to-end suite starts the whole product.
 * `shorten` gives what a suite is told besides in a short run, which its facts know by `SHORT_RUN`.
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
    shorten: (options) => journeysByTurns({ ...options, resultFolder }),
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

/** A flaky test is one that passed when it was tried again; Vitest keeps what went wrong at the first try. */
function readVitestCounts({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages: [message] }) => ({
      status: status === 'passed' && message !== undefined ? 'flaky' : status,
      words: describeTest(name, fullName, message),
    })),
  );
  const flaky = wordsOf(tests, 'flaky');
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    flaky: flaky.length,
    failures: wordsOf(tests, 'failed'),
    secondTries: flaky,
  };
}

function readPlaywrightCounts({ stats, suites: files }) {
  const { expected, flaky, unexpected, skipped } = stats;
  const tests = files.flatMap(specsOf).flatMap(({ file, title, tests: ofSpec }) =>
    ofSpec.map(({ status, results }) => ({
      status,
      words: describeTest(file, title, results.find(({ error }) => error)?.error.message),
    })),
  );
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    flaky,
    failures: wordsOf(tests, 'unexpected'),
    secondTries: wordsOf(tests, 'flaky'),
  };
}

function wordsOf(tests, wanted) {
  return tests.filter(({ status }) => status === wanted).map(({ words }) => words);
}

function specsOf({ specs, suites: inner = [] }) {
  return [...specs, ...inner.flatMap(specsOf)];
}

function describeTest(file, name, message = '') {
  // Colours are for a terminal; the first line says what was expected.
  const [reason] = stripVTControlCharacters(message).split('\n');
  return `${path.basename(file)} › ${name}: ${reason}`;
}
