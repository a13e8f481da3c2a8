import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const rootFolder = fileURLToPath(new URL('../..', import.meta.url));
export const logFolder = path.join(rootFolder, 'var/log');

/**
 * The three packages, each with its own lockfile, in the order in which they are installed and built:
 * cms and portal link to the contract and read its `dist`.
 * `output` is what a build makes; `dependsOn` names the packages whose sources are an input of the build.
 */
export const packages = {
  contract: {
    name: 'contract',
    folder: path.join(rootFolder, 'contract'),
    output: 'dist',
    dependsOn: [],
    firstInstall: 'a few seconds',
    firstBuild: 'a few seconds',
  },
  cms: {
    name: 'cms',
    folder: path.join(rootFolder, 'cms'),
    output: 'dist',
    dependsOn: ['contract'],
    firstInstall: 'about 3 minutes',
    firstBuild: 'about 1 minute',
  },
  portal: {
    name: 'portal',
    folder: path.join(rootFolder, 'portal'),
    output: 'build',
    dependsOn: ['contract'],
    firstInstall: 'about half a minute',
    firstBuild: 'about half a minute',
  },
};

/** An executable that a package has installed; called directly, so that signals reach it and not a wrapper. */
export function installedCommand(packageName, command) {
  return path.join(packages[packageName].folder, 'node_modules/.bin', command);
}
