import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { ExpectedFailure, runCommand } from './lib/command.mjs';

/**
 * `node scripts/keep-imported.mjs PACKAGE OUTPUT`, for the images: takes away what is installed in the package and not
 * needed by its built output, which is most of what runs in browsers. Fails where the output imports what is not there.
 */
await runCommand(async () => {
  const [name, output] = process.argv.slice(2);
  if (!name || !output) throw new ExpectedFailure('Name the package and its output: portal build/server.');
  const folder = path.resolve(name);
  const modules = path.join(folder, 'node_modules');
  const kept = new Set();
  for (const each of listImports(path.join(folder, output))) keep(each, folder, true);
  for (const each of listInstalled(modules)) if (!kept.has(path.join(modules, each))) remove(path.join(modules, each));
  console.log(`  Kept ${kept.size} packages`);

  /** @param {string} name @param {string} from @param {boolean} isNeeded */
  function keep(name, from, isNeeded) {
    const found = findPackage(name, from);
    if (!found) {
      if (isNeeded) throw new ExpectedFailure(`${from} needs ${name}, which is not installed.`);
      return;
    }
    if (kept.has(found.at)) return;
    kept.add(found.at);
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta,
    } = found.manifest;
    for (const each of Object.keys(dependencies)) keep(each, found.at, !(each in optionalDependencies));
    for (const each of Object.keys(optionalDependencies)) keep(each, found.at, false);
    for (const each of Object.keys(peerDependencies))
      if (!peerDependenciesMeta?.[each]?.optional) keep(each, found.at, true);
  }

  /** A package that has others within it stays while one of them does. @param {string} at */
  function remove(at) {
    if (![...kept].some((one) => one.startsWith(at + path.sep))) rmSync(at, { recursive: true });
  }
});

/** The names of packages that the scripts of a folder import. @param {string} folder */
function listImports(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const specifiers = files.flatMap((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return [...text.matchAll(/(?:^|[;}\s])(?:import|export)\b[^'"`;]*?["']([@a-z][^"':\s]*)["']/gm)].map(
      ([, specifier = '']) => specifier,
    );
  });
  return new Set(specifiers.filter((one) => !isBuiltin(one)).map(packageOf));
}

/** @param {string} specifier */
function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** @param {string} modules */
function listInstalled(modules) {
  return readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(modules, name)).map((one) => `${name}/${one}`) : [name],
  );
}

/** Where Node would find a package from a folder. @param {string} name @param {string} from */
function findPackage(name, from) {
  for (let at = from; ; at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name);
    try {
      return { at: folder, manifest: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) };
    } catch {
      if (at === path.dirname(at)) return undefined;
    }
  }
}
