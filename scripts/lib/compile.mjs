import { rmSync } from 'node:fs';
import path from 'node:path';
import { readConfiguration } from './configuration.mjs';
import { ExpectedFailure } from './command.mjs';
import { fingerprintFolder, fingerprintParts, isStamped, removeStamp, writeStamp } from './fingerprint.mjs';
import { packages, rootFolder } from './packages.mjs';
import { step } from './progress.mjs';
import { runLogged } from './run-logged.mjs';

const stampName = '.built';

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
 * Builds the named packages whose sources have changed since their last build.
 *
 * @param {string[]} names
 * @param {{ signal?: AbortSignal }} [options]
 */
export async function buildStale(names, { signal } = {}) {
  const env = makeBuildEnvironment();
  for (const name of names) {
    const { folder, output, firstBuild } = packages[name];
    const fingerprint = buildFingerprint(name);
    const outputFolder = path.join(folder, output);
    if (isStamped(outputFolder, stampName, fingerprint)) continue;
    await step(`Building ${name} (${firstBuild})`, async () => {
      // Strapi loads whatever lies in its folders: what was compiled of a file that is gone would be served still.
      rmSync(outputFolder, { recursive: true, force: true });
      await runLogged('npm', ['run', 'build'], { cwd: folder, env, log: `build-${name}`, signal });
      saveStamp(name, outputFolder, fingerprint);
    });
  }
}

/**
 * After this the next start builds the package anew: for what writes into its output by another way. What was compiled
 * is gone, as above; the rest, which takes long, stays.
 */
export function forgetBuild(name) {
  const outputFolder = path.join(packages[name].folder, packages[name].output);
  removeStamp(outputFolder, stampName);
  rmSync(path.join(outputFolder, 'src'), { recursive: true, force: true });
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

function saveStamp(name, outputFolder, fingerprint) {
  try {
    writeStamp(outputFolder, stampName, fingerprint);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new ExpectedFailure(`The build of ${name} ended well but made no ${packages[name].output}/ folder.`);
  }
}
