import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readConfiguration } from './configuration.mjs';
import { ExpectedFailure } from './command.mjs';
import { fingerprintFolder, fingerprintParts, isStamped, removeStamp, writeStamp } from './fingerprint.mjs';
import { packages, rootFolder } from './packages.mjs';
import { runLogged } from './run-logged.mjs';

const stampName = '.built';

/**
 * What is built: a script `of` a package, and the folder that it makes, `after` the builds that it reads. `keeps` is what
 * another build makes in the same folder.
 */
const builds = {
  contract: { of: 'contract', script: 'build', output: 'dist', label: 'contract', after: [] },
  portal: { of: 'portal', script: 'build', output: 'build', label: 'portal', after: ['contract'] },
  cms: { of: 'cms', script: 'build:api', output: 'dist', keeps: 'build', label: 'cms', after: ['contract'] },
  // It reads the configuration, as it was compiled.
  desk: { of: 'cms', script: 'build:desk', output: 'dist/build', label: "Strapi's desk", after: ['cms'] },
};

// One build serves every address and database, so nothing of the configuration may reach it.
// `strapi build` loads the CMS's configuration all the same, and that wants a SECRET.
const buildEnvironment = {
  NODE_ENV: 'production',
  APP_ENV: 'local',
  SECRET: 'stands-in-while-building-and-signs-nothing',
  DATA_DIR: path.join(rootFolder, 'var'),
};
// CMS_ADMIN=off, for one, would leave the admin panel out.
const settingNames = Object.keys(readConfiguration({}));

/**
 * What builds the named packages whose sources have changed since their last build: a task for each build, `build …`.
 *
 * @param {string[]} names
 * @returns {import('./run-tasks.mjs').Task[]}
 */
export function buildTasks(names) {
  const fingerprints = new Map(names.map((name) => [name, buildFingerprint(name)]));
  return Object.entries(builds).flatMap(([name, { of, output, label, after }]) => {
    const fingerprint = fingerprints.get(of);
    const outputFolder = path.join(packages[of].folder, output);
    if (fingerprint === undefined || isStamped(outputFolder, stampName, fingerprint)) return [];
    return {
      name: `build ${name}`,
      label: `Building ${label}`,
      after: [`install ${of}`, ...after.map((other) => `build ${other}`)],
      run: (signal) => build(name, fingerprint, signal),
    };
  });
}

/**
 * After this the next start builds the package anew: for what writes into its output by another way. What was compiled
 * is gone, as above; the rest, which takes long, stays.
 */
export function forgetBuild(name) {
  const outputFolder = path.join(packages[name].folder, builds[name].output);
  removeStamp(outputFolder, stampName);
  rmSync(path.join(outputFolder, 'src'), { recursive: true, force: true });
}

async function build(name, fingerprint, signal) {
  const { of, script, output, keeps, label } = builds[name];
  const { folder } = packages[of];
  const outputFolder = path.join(folder, output);
  // Strapi loads whatever lies in its folders: what was compiled of a file that is gone would be served still.
  empty(outputFolder, keeps);
  await runLogged('npm', ['run', script], { cwd: folder, env: makeBuildEnvironment(), log: `build-${name}`, signal });
  try {
    writeStamp(outputFolder, stampName, fingerprint);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new ExpectedFailure(`The build of ${label} ended well but made no ${of}/${output}/ folder.`);
  }
}

/** @param {string} folder @param {string} [kept] what of it stays */
function empty(folder, kept) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((one) => one !== kept)) {
    rmSync(path.join(folder, name), { recursive: true });
  }
}

function makeBuildEnvironment() {
  const env = { ...process.env };
  for (const name of settingNames) delete env[name];
  return { ...env, ...buildEnvironment };
}

function buildFingerprint(name) {
  const { folder, dependsOn } = packages[name];
  return fingerprintParts([folder, ...dependsOn.map((other) => packages[other].folder)].map(fingerprintFolder));
}
