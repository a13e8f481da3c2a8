import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installedCommand, packages } from './packages.mjs';

/** A suite that hangs ends; one on a slow machine, where the journeys take three times as long, does not. */
const suiteWithinMs = 60 * 60_000;

/**
 * Runs one suite, its output shown as it comes, and reads its counts from its JSON report.
 * `problem` is set where the suite itself went wrong: it crashed, hung, or ran no test.
 */
export async function runSuite(suite, { env, signal }) {
  mkdirSync(path.dirname(suite.resultFile), { recursive: true, mode: 0o700 });
  // An old report must not speak for a run that crashed before it wrote one.
  rmSync(suite.resultFile, { force: true });
  const startedAt = Date.now();
  const all = { ...env, ...suite.env };
  const short = env.SHORT_RUN === 'on' ? await suite.shorten?.({ env: all, signal }) : undefined;
  const end = await runToItsEnd(suite, [...suite.args, ...(short ?? [])], { env: all, signal });
  const counts = readReport(suite);
  return { name: suite.name, ...judgeSuite(counts, end), milliseconds: Date.now() - startedAt };
}

/**
 * A suite that went wrong without a failed test counts as one failure: otherwise the last line of a red run
 * would say "0 failed".
 */
function judgeSuite(counts, { exitCode, how }) {
  const problem = findProblem(counts, exitCode, how);
  const { passed = 0, failed = 0, skipped = 0, flaky = 0, failures = [], secondTries = [] } = counts ?? {};
  return { passed, failed: problem ? failed + 1 : failed, skipped, flaky, problem, failures, secondTries };
}

function findProblem(counts, exitCode, how) {
  if (!counts) return `wrote no report (${how})`;
  if (counts.passed + counts.failed === 0) return `ran no test (${how})`;
  if (exitCode !== 0 && counts.failed === 0) return `crashed (${how})`;
  return undefined;
}

function runToItsEnd({ packageName, command }, args, { env, signal }) {
  const child = spawn(installedCommand(packageName, command), args, {
    cwd: packages[packageName].folder,
    env,
    stdio: 'inherit',
    timeout: suiteWithinMs,
  });
  const stop = () => child.kill();
  signal.addEventListener('abort', stop, { once: true });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ exitCode: 1, how: error.message }));
    child.once('close', (code, killedBy) => {
      signal.removeEventListener('abort', stop);
      resolve({ exitCode: code ?? 1, how: killedBy ?? `exit code ${code}` });
    });
  });
}

function readReport({ resultFile, readCounts }) {
  return existsSync(resultFile) ? readCounts(JSON.parse(readFileSync(resultFile, 'utf8'))) : undefined;
}
