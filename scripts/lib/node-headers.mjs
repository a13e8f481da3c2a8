import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from './packages.mjs';

const wrap = 'node_object_wrap.h';
const hookCalls = /^ *(Add|Remove)CleanupHook\(\);$/gm;

/**
 * What npm is told about compiling: SQLite's driver is compiled where no ready-made one can be fetched, and headers
 * beside Node spare a download of them.
 *
 * Since Node 24.19 they have each wrapped object call the process while memory is cleared, which ends it
 * (better-sqlite3 12; 13 cannot run on Node 20). There it is compiled in any case, as ready-made ones may have been made
 * with such headers too, and without those calls, as it was before.
 *
 * @param {string} prefix where Node is installed
 * @param {string} madeIn where such headers are kept
 * @returns {Record<string, string>} the environment
 */
export function compileSettings(
  prefix = path.resolve(process.execPath, '../..'),
  madeIn = path.join(rootFolder, 'var/node-headers', process.version),
) {
  const headers = path.join(prefix, 'include/node');
  if (!existsSync(path.join(headers, 'node.h'))) return {};
  const text = readFileSync(path.join(headers, wrap), 'utf8');
  const without = text.replace(hookCalls, '');
  if (without === text) return { npm_config_nodedir: prefix };
  const made = path.join(madeIn, 'include/node');
  rmSync(madeIn, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  for (const name of readdirSync(headers)) {
    if (name !== wrap) symlinkSync(path.join(headers, name), path.join(made, name));
  }
  writeFileSync(path.join(made, wrap), without);
  return { npm_config_nodedir: madeIn, npm_config_build_from_source: 'better-sqlite3' };
}
