import { existsSync } from 'node:fs';
import path from 'node:path';
import { compileSettings } from './node-headers.mjs';
import { fingerprintParts, isStamped, removeStamp, writeStamp } from './fingerprint.mjs';
import { packages } from './packages.mjs';
import { step } from './progress.mjs';
import { runLogged } from './run-logged.mjs';

const stampName = '.installed';

/**
 * Installs the named packages where their `node_modules` do not match their lockfile.
 *
 * @param {string[]} names
 * @param {{ signal?: AbortSignal }} [options]
 */
export async function installMissing(names, { signal } = {}) {
  const missing = names.filter((name) => !isStamped(modulesOf(name), stampName, installFingerprint(name)));
  // cms and portal link to the contract, so npm looks into it; they themselves have nothing in common, and mostly wait.
  const [first, rest] = [
    missing.filter((name) => packages[name].dependsOn.length === 0),
    missing.filter((name) => packages[name].dependsOn.length > 0),
  ];
  // Once: it makes a folder anew, which another install may be compiling with.
  const settings = missing.length > 0 ? compileSettings() : {};
  for (const group of [first, rest]) {
    if (group.length === 0) continue;
    await step(`Installing ${group.map(describe).join(' and ')}`, () =>
      Promise.all(group.map((name) => install(name, settings, signal))),
    );
  }
}

async function install(name, settings, signal) {
  const fingerprint = installFingerprint(name);
  removeStamp(modulesOf(name), stampName);
  // Not `npm ci`, which begins by taking everything away: after a change of one package that would be minutes. This takes
  // the lockfile's versions too and writes nothing back.
  // The tools that build and check are dev dependencies: NODE_ENV=production would leave them out.
  await runLogged('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: packages[name].folder,
    // A machine's own words on it come first.
    env: { ...settings, ...process.env },
    log: `install-${name}`,
    signal,
  });
  writeStamp(modulesOf(name), stampName, fingerprint);
}

function describe(name) {
  return existsSync(modulesOf(name)) ? `${name} again` : `${name} (first time: ${packages[name].firstInstall})`;
}

function modulesOf(name) {
  return path.join(packages[name].folder, 'node_modules');
}

/** The ABI and platform belong to it: compiled add-ons fit one Node only. */
function installFingerprint(name) {
  const { folder } = packages[name];
  return fingerprintParts(
    [process.versions.modules, process.platform, process.arch],
    ['package.json', 'package-lock.json'].map((file) => path.join(folder, file)),
  );
}
