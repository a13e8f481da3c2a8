import { existsSync } from 'node:fs';
import path from 'node:path';
import { fingerprintParts, isStamped, removeStamp, writeStamp } from './fingerprint.mjs';
import { packages } from './packages.mjs';
import { runLogged } from './run-logged.mjs';

const stampName = '.installed';

/**
 * What installs the named packages where their `node_modules` do not match their lockfile: a task for each, `install …`.
 * Their install scripts are not run: `install-scripts.mjs` has those that are needed.
 *
 * @param {string[]} names
 * @returns {import('./run-tasks.mjs').Task[]}
 */
export function installTasks(names) {
  return names
    .filter((name) => !isStamped(modulesOf(name), stampName, installFingerprint(name)))
    .map((name) => ({
      name: `install ${name}`,
      label: `Installing ${name}${existsSync(modulesOf(name)) ? ' again' : ''}`,
      // npm looks into what is linked to.
      after: packages[name].dependsOn.map((other) => `install ${other}`),
      run: (signal) => install(name, signal),
    }));
}

/** @param {string} name */
export function modulesOf(name) {
  return path.join(packages[name].folder, 'node_modules');
}

async function install(name, signal) {
  const fingerprint = installFingerprint(name);
  removeStamp(modulesOf(name), stampName);
  // Not `npm ci`, which begins by taking everything away: after a change of one package that would be minutes. This takes
  // the lockfile's versions too and writes nothing back.
  // The tools that build and check are dev dependencies: NODE_ENV=production would leave them out.
  const args = ['install', '--no-save', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  await runLogged('npm', args, { cwd: packages[name].folder, log: `install-${name}`, signal });
  writeStamp(modulesOf(name), stampName, fingerprint);
}

/** The ABI and platform belong to it: compiled add-ons fit one Node only. */
function installFingerprint(name) {
  const { folder } = packages[name];
  return fingerprintParts(
    [process.versions.modules, process.platform, process.arch],
    ['package.json', 'package-lock.json'].map((file) => path.join(folder, file)),
  );
}
