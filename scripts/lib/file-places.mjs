import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { s3Of } from '../../contract/src/settings.js';
import {
  copyFile,
  describeFile,
  describeStream,
  fileFolders,
  listFiles,
  orIfMissing,
  takeDown,
} from './backup-folder.mjs';
import { ExpectedFailure } from './command.mjs';

/** @typedef {import('./backup-folder.mjs').Described} Described */

/**
 * @typedef {object} FilePlace where files of a network live, each known by its path below DATA_DIR, with slashes
 * @property {string} name for people
 * @property {() => Promise<string[]>} list
 * @property {(file: string, to: string) => Promise<Described | undefined>} fetch into a file; nothing where it was erased meanwhile
 * @property {(file: string, from: string) => Promise<Described>} store from a file, which is described as it is read again there
 * @property {(file: string) => Promise<Described | undefined>} describe as it lies there
 * @property {(file: string) => Promise<void>} erase
 * @property {() => Promise<void>} forgetOwner what says of a bucket whose database it belongs to
 */

/**
 * The place that the configuration names: S3, or DATA_DIR.
 *
 * @param {Parameters<typeof s3Of>[0] & { DATA_DIR: string }} configuration
 * @returns {Promise<FilePlace>}
 */
export async function openFilePlace(configuration) {
  const s3 = s3Of(configuration);
  return s3 ? bucketPlace(s3) : folderPlace(configuration.DATA_DIR);
}

/** @param {string} dataDir @returns {FilePlace} */
export function folderPlace(dataDir) {
  const at = (/** @type {string} */ file) => path.join(dataDir, file);
  return {
    name: dataDir,
    async list() {
      const lists = await Promise.all(
        fileFolders.map(async (name) =>
          (await listFiles(at(name))).map((file) => path.posix.join(name, ...file.split(path.sep))),
        ),
      );
      return lists.flat();
    },
    fetch: (file, to) => copyFile(at(file), to),
    async store(file, from) {
      await copyFile(from, at(file));
      return describeFile(at(file));
    },
    describe: (file) => describeFile(at(file)).catch(orIfMissing(undefined)),
    erase: (file) => rm(at(file), { force: true }),
    forgetOwner: async () => undefined,
  };
}

/** @param {NonNullable<ReturnType<typeof s3Of>>} settings @returns {Promise<FilePlace>} */
async function bucketPlace(settings) {
  // With a package of the CMS, which is not there before that is installed.
  const { S3Bucket, isStoreAway } = await import('../../cms/src/platform/storage/s3/s3-bucket.mjs');
  const bucket = new S3Bucket(settings);
  /** @template Result @param {() => Promise<Result>} ask @returns {Promise<Result>} */
  const asking = async (ask) => {
    try {
      return await ask();
    } catch (error) {
      if (isStoreAway(error)) throw new ExpectedFailure(`S3_BUCKET: the bucket cannot be used (${error.reason}).`);
      throw error;
    }
  };
  const describe = (/** @type {string} */ file) =>
    describeStream(() => bucket.open(file)).catch(orIfMissing(undefined));
  return {
    name: `the bucket ${settings.bucket}`,
    list: () =>
      asking(async () => {
        const found = [];
        for (const name of fileFolders) for await (const { key } of bucket.list(`${name}/`)) found.push(key);
        return found;
      }),
    fetch: (file, to) => asking(() => takeDown(() => bucket.open(file), to)),
    store: (file, from) =>
      asking(async () => {
        await bucket.put(file, { ...(await describeFile(from)), open: () => createReadStream(from) });
        const stored = await describe(file);
        if (!stored) throw new ExpectedFailure(`${file} is not there after it was stored.`);
        return stored;
      }),
    describe: (file) => asking(() => describe(file)),
    erase: (file) => asking(() => bucket.delete(file)),
    forgetOwner: () => asking(() => bucket.delete('network')),
  };
}
