import { describe, expect, it } from 'vitest';
import { readText } from './support/compose.js';

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

describe.each(['contract', 'cms', 'portal'])('The lockfile of %s', (name) => {
  const { packages } = JSON.parse(readText(`${name}/package-lock.json`)) as { packages: Record<string, Entry> };

  // Without one of them `npm ci` refuses, on whatever platform.
  it('has what is optional for every platform', () => {
    const missing = Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (optional) => !placesFrom(at).some((place) => packages[place + optional]),
      ),
    );
    expect(missing).toEqual([]);
  });

  // npm puts the registry that somebody has set in the place of this one; any other address would be asked by everybody.
  it('says of every package where the public registry has it, so that an install need not ask', () => {
    const elsewhere = Object.entries(packages).filter(
      ([at, { link, resolved = '' }]) =>
        at.includes('node_modules/') && !link && !/^https:\/\/registry\.npmjs\.org\/\S+\.tgz$/.test(resolved),
    );
    expect(elsewhere.map(([at]) => at)).toEqual([]);
  });

  it('has a checksum for everything that Linux with glibc takes, on x64 and on arm64', () => {
    const unproved = Object.entries(packages).filter(
      ([at, { integrity, link, os = ['linux'], cpu = ['x64'], libc = ['glibc'] }]) =>
        at.includes('node_modules/') &&
        !link &&
        !integrity &&
        os.includes('linux') &&
        (cpu.includes('x64') || cpu.includes('arm64')) &&
        libc.includes('glibc'),
    );
    expect(unproved.map(([at]) => at)).toEqual([]);
  });
});

/** Where Node looks for what a package names, the nearest first. */
function placesFrom(at: string): string[] {
  const outer = at.lastIndexOf('/node_modules/');
  const own = `${at && `${at}/`}node_modules/`;
  return at === '' ? [own] : [own, ...placesFrom(outer < 0 ? '' : at.slice(0, outer))];
}
