import { createHash, createHmac } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** What of DATA_DIR goes along beside the database: encrypted files of people, and pictures of the site. */
export const fileFolders = ['private-files', 'public'];
export const manifestName = 'backup.json';
export const databaseNames = { sqlite: 'data.db', postgres: 'data.dump' };

/** @typedef {{ path: string, size: number, sha256: string }} CopiedFile */

/**
 * @typedef {object} Manifest
 * @property {1} format
 * @property {string} madeAt ISO time, when it was begun
 * @property {'sqlite' | 'postgres'} database
 * @property {string} secretMark tells whether a SECRET is the one that the files were encrypted with, and nothing of it
 * @property {Record<string, number>} rows of each table
 * @property {CopiedFile[]} files the database's own among them; paths within the backup
 */

/** @param {{ DATABASE_URL?: string | undefined }} configuration @returns {'sqlite' | 'postgres'} */
export function databaseKind({ DATABASE_URL }) {
  return DATABASE_URL ? 'postgres' : 'sqlite';
}

/** @param {string} secret */
export function secretMarkOf(secret) {
  return createHmac('sha256', secret).update('backup').digest('hex').slice(0, 32);
}

/** The files below a folder, as paths within it; none where it is not there. @param {string} folder */
export async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(orIfMissing([]));
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** @typedef {Omit<CopiedFile, 'path'>} Described */

/**
 * Copies a file, to be read by its owner alone.
 *
 * @param {string} from
 * @param {string} to
 * @returns {Promise<Described | undefined>} nothing where it was erased meanwhile
 */
export function copyFile(from, to) {
  return takeDown(async () => createReadStream(from), to);
}

/**
 * Writes what is read into a file, to be read by its owner alone.
 *
 * @param {() => Promise<import('node:stream').Readable>} open
 * @param {string} to
 * @returns {Promise<Described | undefined>} nothing where there is nothing to be read
 */
export async function takeDown(open, to) {
  const hash = createHash('sha256');
  let size = 0;
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  try {
    const source = await open();
    source.on('data', (chunk) => {
      hash.update(chunk);
      size += chunk.length;
    });
    await pipeline(source, createWriteStream(to, { mode: 0o600, flush: true }));
  } catch (error) {
    await rm(to, { force: true });
    return orIfMissing(undefined)(error);
  }
  return { size, sha256: hash.digest('hex') };
}

/** @param {string} file @returns {Promise<Described>} */
export function describeFile(file) {
  return describeStream(async () => createReadStream(file));
}

/** @param {() => Promise<import('node:stream').Readable>} open @returns {Promise<Described>} */
export async function describeStream(open) {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of await open()) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}

/** @template Value @param {Value} value @returns {(error: NodeJS.ErrnoException) => Value} */
export function orIfMissing(value) {
  return (error) => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
