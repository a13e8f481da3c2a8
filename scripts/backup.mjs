import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { databaseKind, databaseNames, describeFile, manifestName, secretMarkOf } from './lib/backup-folder.mjs';
import { ExpectedFailure, runCommand } from './lib/command.mjs';
import { makeChildEnvironment, readConfigurationInForce } from './lib/configured.mjs';
import { copyDatabase, requireDatabase } from './lib/database-copy.mjs';
import { openFilePlace } from './lib/file-places.mjs';

/**
 * `npm run backup -- FOLDER`: a whole copy of database and files, wherever they live, while the product runs. The database goes first: then
 * each row of the copy has its file. The folder appears once all of it is on the disk.
 */
await runCommand(async () => {
  const [given] = process.argv.slice(2);
  if (!given) throw new ExpectedFailure('Where to? npm run backup -- FOLDER');
  const folder = path.resolve(given);
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new ExpectedFailure(`${folder} is not empty: each backup has a folder of its own.`);
  const configuration = readConfigurationInForce();
  requireDatabase(configuration);
  const { SECRET = '' } = makeChildEnvironment(configuration);
  const place = await openFilePlace(configuration);
  const begun = `${folder}.begun`;
  await rm(begun, { recursive: true, force: true });
  await mkdir(begun, { recursive: true, mode: 0o700 });
  try {
    const { rows, files } = await copyAll(configuration, place, begun, secretMarkOf(SECRET));
    await rm(folder, { recursive: true, force: true });
    await rename(begun, folder);
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const count = Object.values(rows).reduce((sum, n) => sum + n, 0);
    console.log(
      `${count} rows of ${Object.keys(rows).length} tables and ${files.length - 1} files (${bytes} bytes) in ${folder}.`,
    );
    console.log('SECRET is not in it, and without it nobody opens the files: keep it elsewhere.');
  } catch (error) {
    // Half a copy is of no use, and holds what people sent all the same.
    await rm(begun, { recursive: true, force: true });
    throw error;
  }
});

/**
 * @param {ReturnType<typeof readConfigurationInForce>} configuration
 * @param {import('./lib/file-places.mjs').FilePlace} place
 * @param {string} folder @param {string} secretMark
 * @returns {Promise<import('./lib/backup-folder.mjs').Manifest>}
 */
async function copyAll(configuration, place, folder, secretMark) {
  const madeAt = new Date().toISOString();
  const database = databaseKind(configuration);
  const databaseFile = path.join(folder, databaseNames[database]);
  const rows = await copyDatabase(configuration, databaseFile);
  const files = [{ path: databaseNames[database], ...(await describeFile(databaseFile)) }];
  for (const file of await place.list()) {
    const copied = await place.fetch(file, path.join(folder, file));
    if (copied) files.push({ path: file, ...copied });
  }
  /** @type {import('./lib/backup-folder.mjs').Manifest} */
  const manifest = { format: 1, madeAt, database, secretMark, rows, files };
  await writeFile(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 1)}\n`, {
    mode: 0o600,
    flush: true,
  });
  return manifest;
}
