import { expect, it } from 'vitest';
import { installScripts } from '../../scripts/lib/install-scripts.mjs';
import { readText } from './support/compose.js';

/** Of a lockfile: the names of the packages that npm would run something of when it installs them. */
function namesWithScripts(part: string): string[] {
  const { packages } = JSON.parse(readText(`${part}/package-lock.json`)) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  return Object.entries(packages).flatMap(([at, { hasInstallScript }]) =>
    hasInstallScript ? at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length) : [],
  );
}

const isListed = (list: string[]) => (name: string) =>
  list.some((pattern) => (pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));
const inCms = namesWithScripts('cms');
const elsewhere = ['contract', 'portal'].flatMap(namesWithScripts);

it('no package is installed without its script unless it is known to do without', () => {
  expect(inCms.filter((name) => !isListed([...installScripts.run, ...installScripts.leftOut])(name))).toEqual([]);
  // Scripts are run in the CMS alone.
  expect(elsewhere.filter((name) => !isListed(installScripts.leftOut)(name))).toEqual([]);
});

it.each([...installScripts.run, ...installScripts.leftOut])(
  '%s is still a package with an install script',
  (pattern) => {
    expect([...inCms, ...elsewhere].some(isListed([pattern]))).toBe(true);
  },
);
