import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const rootFolder = fileURLToPath(new URL('../..', import.meta.url));
export const logFolder = path.join(rootFolder, 'var/log');

/**
 * The three packages, each with its own lockfile. `dependsOn` names those that it links to: npm looks into them when it
 * installs it, and their sources are an input of its build, which reads their `dist`.
 */
export const packages = {
  contract: {
    name: 'contract',
    folder: path.join(rootFolder, 'contract'),
    dependsOn: [],
  },
  cms: {
    name: 'cms',
    folder: path.join(rootFolder, 'cms'),
    dependsOn: ['contract'],
  },
  portal: {
    name: 'portal',
    folder: path.join(rootFolder, 'portal'),
    dependsOn: ['contract'],
  },
};

/** An executable that a package has installed; called directly, so that signals reach it and not a wrapper. */
export function installedCommand(packageName, command) {
  return path.join(packages[packageName].folder, 'node_modules/.bin', command);
}
