import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// What a build, a test or a run writes, and what only tests read: changing it makes no build stale.
// The second list holds for a package's own top: deeper down, `screenshots` may well be a folder of sources.
const ignoredAnywhere = new Set(['node_modules', '__tests__', '.tmp', '.strapi', '.cache', '.react-router']);
const ignoredAtTop = new Set([
  'dist',
  'build',
  'var',
  'e2e',
  'tests',
  'screenshots',
  'test-results',
  'playwright-report',
  'types/generated',
]);
const ignoredFile =
  /\.(test|spec)\.[cm]?[jt]sx?$|\.log$|^license\.txt$|^\.strapi-updater\.json$|^Dockerfile$|^(vitest|playwright)\.config\./;

/** A digest of the contents and names of every source file under a folder. */
export function fingerprintFolder(folder) {
  const digest = createHash('sha256');
  for (const file of listSources(folder)) {
    digest
      .update(`${file}\0`)
      .update(readFileSync(path.join(folder, file)))
      .update('\0');
  }
  return digest.digest('hex');
}

/** A digest of texts and of files that may be missing. */
export function fingerprintParts(texts, files = []) {
  const digest = createHash('sha256');
  for (const text of texts) digest.update(`${text}\0`);
  for (const file of files) digest.update(existsSync(file) ? readFileSync(file) : 'missing').update('\0');
  return digest.digest('hex');
}

/** A stamp lives inside the folder that it vouches for: deleting the folder takes the stamp with it. */
export function isStamped(folder, name, fingerprint) {
  const stamp = path.join(folder, name);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
}

export function removeStamp(folder, name) {
  rmSync(path.join(folder, name), { force: true });
}

export function writeStamp(folder, name, fingerprint) {
  writeFileSync(path.join(folder, name), fingerprint);
}

function listSources(folder, below = '') {
  const entries = readdirSync(path.join(folder, below), { withFileTypes: true });
  return entries
    .flatMap((entry) => {
      const file = path.posix.join(below, entry.name);
      if (entry.isDirectory()) {
        return ignoredAnywhere.has(entry.name) || ignoredAtTop.has(file) ? [] : listSources(folder, file);
      }
      return entry.isFile() && !ignoredFile.test(entry.name) ? [file] : [];
    })
    .sort();
}
