import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ExpectedFailure, listenForStop, runCommand } from './lib/command.mjs';
import { installedCommand, packages, rootFolder } from './lib/packages.mjs';
import { prepare } from './lib/prepare.mjs';
import { secondsSince } from './lib/progress.mjs';

const run = promisify(execFile);
const { contract, cms, portal } = packages;
/** What a check remembers of unchanged files; it goes with the packages that it was made by. */
const cacheFolder = path.join(portal.folder, 'node_modules/.cache/validate');
const cruisedFolders = [
  'contract/src',
  'cms/src',
  'cms/config',
  'cms/seeds',
  'portal/src',
  'portal/server',
  'portal/service-worker',
];
const atOnce = 2;

/** @typedef {[string, ...string[]]} Command a program and its arguments */
/**
 * @typedef {{ name: string, folder: string, commands: Command[], environment?: Record<string, string> }} Check its
 *   commands run one after the other
 */

/** The longest first, so that none of them runs alone in the end. @type {Check[]} */
const checks = [
  { name: 'types of the cms tests', folder: cms.folder, commands: [types('cms-tests', 'tests')] },
  {
    name: 'types of portal',
    folder: portal.folder,
    commands: [[installedCommand('portal', 'react-router'), 'typegen'], types('portal')],
  },
  {
    name: 'types of the service worker',
    folder: portal.folder,
    commands: [types('service-worker', 'service-worker')],
  },
  { name: 'types of cms', folder: cms.folder, commands: [types('cms')] },
  { name: "types of Strapi's desk", folder: cms.folder, commands: [types('cms-desk', 'src/admin')] },
  {
    name: 'dependencies',
    folder: rootFolder,
    commands: [[installedCommand('portal', 'depcruise'), '--config=.dependency-cruiser.mjs', ...cruisedFolders]],
  },
  {
    name: 'stylesheets',
    folder: rootFolder,
    commands: [
      [
        installedCommand('portal', 'stylelint'),
        '--cache',
        `--cache-location=${path.join(cacheFolder, 'stylelint')}`,
        '{cms,portal}/src/**/*.css',
        'portal/service-worker/*.css',
      ],
    ],
  },
  {
    name: 'unused',
    folder: rootFolder,
    commands: [[installedCommand('portal', 'knip'), '--cache', '--cache-location', path.join(cacheFolder, 'knip')]],
  },
  { name: 'types of contract', folder: contract.folder, commands: [types('contract')] },
  { name: 'types of scripts', folder: rootFolder, commands: [types('scripts')] },
  {
    name: 'lint',
    folder: rootFolder,
    commands: [[installedCommand('portal', 'oxlint'), '--deny-warnings', 'contract', 'cms', 'portal', 'scripts']],
    // The part that knows types; without, it is looked for beside the folder that is linted.
    environment: { OXLINT_TSGOLINT_PATH: installedCommand('portal', 'tsgolint') },
  },
  { name: 'format', folder: rootFolder, commands: [[installedCommand('portal', 'oxfmt'), '--check', '.']] },
];

/**
 * Every check runs, also after one has failed: one round shows all that is to be done.
 * `npm run validate -- types lint` runs only the checks with these words in their names.
 */
await runCommand(async () => {
  const signal = listenForStop();
  // The types that cms and portal see of the contract are those in its `dist`.
  await prepare(Object.keys(packages), { builds: ['contract'], signal });

  /** @type {string[]} */
  const failed = [];
  const asked = process.argv.slice(2);
  const waiting = checks.filter(({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)));
  await Promise.all(Array.from({ length: atOnce }, runWaiting));
  console.log(failed.length === 0 ? 'Valid.' : `Not valid: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;

  async function runWaiting() {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const startedAt = Date.now();
      const problem = await findProblem(check, signal);
      if (signal.aborted) throw new ExpectedFailure('Stopped.', 130);
      console.log(`  ${problem === undefined ? '✓' : '✗'} ${check.name} (${secondsSince(startedAt)})`);
      if (problem === undefined) continue;
      failed.push(check.name);
      console.log(problem.replace(/^/gm, '    '));
    }
  }
});

/**
 * TypeScript over one project. What it learnt of files that have not changed since is kept.
 *
 * @param {string} name
 * @param {string} project
 * @returns {Command}
 */
function types(name, project = '.') {
  const buildInfo = path.join(cacheFolder, `${name}.tsbuildinfo`);
  return [
    installedCommand('contract', 'tsc'),
    '-p',
    project,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    buildInfo,
  ];
}

/**
 * What the first failing command said, or undefined.
 *
 * @param {Check} check
 * @param {AbortSignal} signal
 */
async function findProblem({ folder, commands, environment }, signal) {
  const options = { cwd: folder, env: { ...process.env, ...environment }, signal, maxBuffer: Infinity };
  try {
    for (const [command, ...args] of commands) await run(command, args, options);
    return undefined;
  } catch (error) {
    // What `execFile` rejects with carries what the program had written.
    const { stdout, stderr, message } = /** @type {Error & { stdout?: string, stderr?: string }} */ (error);
    return [stdout, stderr].filter(Boolean).join('\n').trim() || message;
  }
}
