import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { s3Of, secretsOf } from '../contract/src/settings.js';
import {
  copyFile,
  databaseKind,
  databaseNames,
  describeFile,
  fileFolders,
  manifestName,
  secretMarkOf,
} from './lib/backup-folder.mjs';
import { ExpectedFailure, runCommand } from './lib/command.mjs';
import { makeChildEnvironment, readConfigurationInForce } from './lib/configured.mjs';
import { checkSqlite, hasTables, restorePostgres } from './lib/database-copy.mjs';
import { openFilePlace } from './lib/file-places.mjs';
import { requireStopped } from './lib/ports.mjs';

/** @typedef {import('./lib/backup-folder.mjs').Manifest} Manifest */

/**
 * `npm run restore -- FOLDER [--replace]`: puts a backup where the configuration says that data are. All of it is read
 * and compared before anything changes. What is there is only replaced when asked, and files and SQLite's database are
 * moved aside, not erased.
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [given] = positionals;
  if (!given) throw new ExpectedFailure('From where? npm run restore -- FOLDER [--replace]');
  const folder = path.resolve(given);
  const configuration = readConfigurationInForce();
  const { DATA_DIR, DATABASE_URL } = configuration;
  const manifest = await readManifest(folder);
  if (manifest.database !== databaseKind(configuration))
    throw new ExpectedFailure(`This is a backup of ${manifest.database}, and DATABASE_URL says otherwise.`);
  const { SECRET } = makeChildEnvironment(configuration);
  const accepted = secretsOf({ ...configuration, SECRET }).map(secretMarkOf);
  if (!accepted.includes(manifest.secretMark))
    throw new ExpectedFailure(
      'This backup was made with another SECRET: with this one nobody could open its files. Set that one, or SECRET_FALLBACKS.',
    );
  await requireStopped(configuration);
  const place = await openFilePlace(configuration);
  const isInFolder = s3Of(configuration) === undefined;
  const inBucket = isInFolder ? [] : await place.list();
  const isThere = DATABASE_URL ? await hasTables(DATABASE_URL) : existsSync(path.join(DATA_DIR, 'data.db'));
  if ((isThere || inBucket.length > 0) && !values.replace)
    throw new ExpectedFailure('There are data already. With --replace they make way for those of the backup.');
  await requireWhole(folder, manifest);

  const aside = path.join(DATA_DIR, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`);
  await moveAside(DATA_DIR, aside, isInFolder ? fileFolders : []);
  await takeAside(place, inBucket, aside);
  const databaseName = databaseNames[manifest.database];
  for (const { path: name, size, sha256 } of manifest.files) {
    if (name === databaseName) continue;
    const stored = await place.store(name, path.join(folder, name));
    if (stored.size !== size || stored.sha256 !== sha256)
      throw new ExpectedFailure(`${name} is not in ${place.name} as it was stored. Do not start; restore again.`);
  }
  // Last: until it is there, a start would begin anew rather than miss files.
  const rows = DATABASE_URL
    ? await restorePostgres(DATABASE_URL, path.join(folder, databaseName))
    : await restoreSqlite(path.join(folder, databaseName), path.join(DATA_DIR, databaseName));
  requireSameRows(manifest.rows, rows);
  console.log(
    `Restored as it was on ${manifest.madeAt}: ${Object.keys(rows).length} tables, row for row, and ${manifest.files.length - 1} files.`,
  );
});

/** @param {string} folder @returns {Promise<Manifest>} */
async function readManifest(folder) {
  try {
    return JSON.parse(await readFile(path.join(folder, manifestName), 'utf8'));
  } catch {
    throw new ExpectedFailure(`${folder} is no backup: ${manifestName} is not there, or cannot be read.`);
  }
}

/** @param {string} folder @param {Manifest} manifest */
async function requireWhole(folder, { files }) {
  const damaged = [];
  for (const { path: name, size, sha256 } of files) {
    const found = await describeFile(path.join(folder, name)).catch(() => undefined);
    if (found?.size !== size || found.sha256 !== sha256) damaged.push(name);
  }
  if (damaged.length > 0)
    throw new ExpectedFailure(`Nothing was changed: the backup is damaged. Not as they were: ${damaged.join(', ')}`);
}

/** @param {string} dataDir @param {string} aside @param {string[]} folders */
async function moveAside(dataDir, aside, folders) {
  for (const name of ['data.db', 'data.db-wal', 'data.db-shm', ...folders]) {
    if (!existsSync(path.join(dataDir, name))) continue;
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await rename(path.join(dataDir, name), path.join(aside, name));
  }
}

/**
 * What a bucket has is brought here before any of it goes.
 *
 * @param {import('./lib/file-places.mjs').FilePlace} place @param {string[]} files @param {string} aside
 */
async function takeAside(place, files, aside) {
  for (const file of files) await place.fetch(file, path.join(aside, file));
  for (const file of files) await place.erase(file);
  await place.forgetOwner();
}

/** @param {string} from @param {string} to */
async function restoreSqlite(from, to) {
  await copyFile(from, `${to}.begun`);
  const rows = checkSqlite(`${to}.begun`);
  await rename(`${to}.begun`, to);
  return rows;
}

/** @param {Record<string, number>} expected @param {Record<string, number>} found */
function requireSameRows(expected, found) {
  const others = Object.keys({ ...expected, ...found }).filter((name) => expected[name] !== found[name]);
  if (others.length > 0)
    throw new ExpectedFailure(`Not as many rows as in the backup: ${others.join(', ')}. Do not start; restore again.`);
}
