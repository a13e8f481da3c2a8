import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { listImports } from './imports.mjs';

const sourceFile = /\.([cm]?[jt]sx?|css)$/;
const skippedFolders = new Set(['node_modules', 'dist', 'build', '.react-router', '.cache', '.strapi', '.tmp', 'var']);
const areas = ['public', 'member', 'admin'];

/**
 * What each part of portal/src may not import: `lib ← ui ← shared ← {public, member, admin} ← routes`.
 * `top` are the files at portal/src itself (root, routes, entries). The shell stands beside `shared`; what the
 * server and every area rest on (api, session, i18n) stands below the areas.
 */
const forbidden = {
  lib: ['ui', 'shared', 'shell', 'api', 'session', 'i18n', ...areas, 'top'],
  ui: ['shared', 'shell', 'api', 'session', ...areas, 'top'],
  i18n: ['shared', 'shell', ...areas, 'top'],
  api: ['ui', 'shared', 'shell', ...areas, 'top'],
  session: ['ui', 'shared', 'shell', ...areas, 'top'],
  shared: ['shell', ...areas, 'top'],
  shell: [...areas, 'top'],
  public: ['member', 'admin', 'top'],
  member: ['public', 'admin', 'top'],
  admin: ['public', 'member', 'top'],
  top: [],
};

/** Every import that runs against the direction, as `file:line: why`. */
export function listImportFaults(rootFolder) {
  return ['contract', 'cms', 'portal'].flatMap((packageName) =>
    listFiles(path.join(rootFolder, packageName)).flatMap((file) => {
      const relativeFile = path.relative(rootFolder, file);
      return listImports(readFileSync(file, 'utf8')).flatMap((found) => {
        const why = findFault(relativeFile, found);
        return why ? [`${relativeFile}:${found.line}: ${why}`] : [];
      });
    }),
  );
}

/** Why `file` (relative to the root, with slashes) may not import this, or undefined. */
export function findFault(file, { specifier, isTypeOnly }) {
  const [fromPackage] = file.split('/');
  const target = resolveSpecifier(file, specifier);
  if (!target) return findPackageFault(file, specifier);
  const [toPackage] = target.split('/');
  if (toPackage !== fromPackage) {
    if (!['contract', 'cms', 'portal'].includes(toPackage)) return undefined;
    if (toPackage === 'contract') return 'the contract is imported as @scholars/contract, not by its path';
    return `${fromPackage} may not import from ${toPackage}`;
  }
  const from = layerOf(file);
  const to = layerOf(target);
  // A type of the root's loader leaves nothing behind in the bundle.
  if (!from || !to || from === to || (to === 'top' && isTypeOnly)) return undefined;
  if (!forbidden[from].includes(to)) return undefined;
  return `src/${from === 'top' ? '' : from} may not import from ${to === 'top' ? 'the root and routes' : `src/${to}`} (${specifier})`;
}

function findPackageFault(file, specifier) {
  const [fromPackage, folder] = file.split('/');
  const other = /^@scholars\/(cms|portal)(\/|$)/.exec(specifier)?.[1];
  if (other && other !== fromPackage) return `${fromPackage} may not import from ${other}`;
  const isContractSource = fromPackage === 'contract' && folder === 'src' && !file.includes('.test.');
  if (isContractSource && !/^zod(\/|$)/.test(specifier)) {
    return `the contract's sources import zod only, so that they run in a browser (${specifier})`;
  }
  return undefined;
}

/** The target's path relative to the root; undefined for a package. `~/`, `@/` and `#/` stand for portal/src. */
function resolveSpecifier(file, specifier) {
  if (/^[~@#]\//.test(specifier)) return path.posix.join('portal/src', specifier.slice(2));
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return undefined;
}

function layerOf(file) {
  const [packageName, folder, part, ...rest] = file.split('/');
  if (packageName !== 'portal' || folder !== 'src' || !part) return undefined;
  if (rest.length === 0 && !Object.hasOwn(forbidden, part)) return 'top';
  return Object.hasOwn(forbidden, part) ? part : undefined;
}

function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : listFiles(file);
    return entry.isFile() && sourceFile.test(entry.name) ? [file] : [];
  });
}
