import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runCommand } from './lib/command.mjs';
import { buildStale } from './lib/compile.mjs';
import { ExpectedFailure } from './lib/expected-failure.mjs';
import { installMissing } from './lib/install.mjs';
import { installedCommand, packages, rootFolder } from './lib/packages.mjs';
import { secondsSince } from './lib/progress.mjs';
import { listenForStop } from './lib/stop-signal.mjs';

const run = promisify(execFile);
const { contract, cms, portal } = packages;
const lintedFolders = ['contract', 'cms', 'portal', 'scripts'];
const cruisedFolders = ['contract/src', 'cms/src', 'cms/config', 'cms/seeds', 'portal/src', 'portal/server'];
const atOnce = 2;
const checks = [
  ['types of contract', (signal) => check(contract.folder, [installedCommand('contract', 'tsc'), '--noEmit'], signal)],
  ['types of cms', (signal) => check(cms.folder, [installedCommand('cms', 'tsc'), '--noEmit'], signal)],
  ['types of the cms tests', (signal) => check(cms.folder, [installedCommand('cms', 'tsc'), '-p', 'tests'], signal)],
  [
    'types of portal',
    async (signal) =>
      (await check(portal.folder, [installedCommand('portal', 'react-router'), 'typegen'], signal)) ??
      check(portal.folder, [installedCommand('portal', 'tsc'), '--noEmit'], signal),
  ],
  [
    'lint',
    (signal) => check(rootFolder, [installedCommand('portal', 'oxlint'), '--deny-warnings', ...lintedFolders], signal),
  ],
  ['format', (signal) => check(rootFolder, [installedCommand('portal', 'oxfmt'), '--check', '.'], signal)],
  [
    'dependencies',
    (signal) =>
      check(
        rootFolder,
        [installedCommand('portal', 'depcruise'), '--config', '.dependency-cruiser.mjs', ...cruisedFolders],
        signal,
      ),
  ],
];

/**
 * Every check runs, also after one has failed: one round shows all that is to be done.
 * `npm run validate -- dependencies` runs only those that are named in part.
 */
await runCommand(async () => {
  const signal = listenForStop();
  await installMissing(Object.keys(packages), { signal });
  // The types that cms and portal see of the contract are those in its `dist`.
  await buildStale(['contract'], { signal });

  const failed = [];
  const asked = process.argv.slice(2);
  const waiting = checks.filter(([name]) => asked.length === 0 || asked.some((part) => name.includes(part)));
  await Promise.all(Array.from({ length: atOnce }, runWaiting));
  console.log(failed.length === 0 ? 'Valid.' : `Not valid: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;

  async function runWaiting() {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, findProblem] = check;
      const startedAt = Date.now();
      const problem = await findProblem(signal);
      if (signal.aborted) throw new ExpectedFailure('Stopped.', 130);
      console.log(`  ${problem === undefined ? '✓' : '✗'} ${name} (${secondsSince(startedAt)})`);
      if (problem === undefined) continue;
      failed.push(name);
      console.log(problem.replace(/^/gm, '    '));
    }
  }
});

/** What a failing program said, or undefined. */
async function check(cwd, [command, ...args], signal) {
  try {
    await run(command, args, { cwd, signal, maxBuffer: Infinity });
    return undefined;
  } catch ({ stdout, stderr, message }) {
    return [stdout, stderr].filter(Boolean).join('\n').trim() || message;
  }
}
