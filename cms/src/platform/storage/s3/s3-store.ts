import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { orphanAgeMs, type FileStore } from '../file-store.js';
import { sweepFolder } from '../sweep-folder.js';
import { writeWhole } from '../write-whole.js';
import type { S3Bucket } from './s3-bucket.mjs';

interface S3StoreOptions {
  bucket: S3Bucket;
  /** What the keys of these files begin with, and end that with a slash. */
  prefix: string;
  /** A folder of this machine for what is on its way: S3 wants to know how long a file is before its first byte. */
  waiting: string;
  /** Tried before anything is swept: that the bucket is this network's. @throws where it is not */
  requireOwn(): Promise<void>;
}

/** Files in a bucket. Each process sees what any other has stored. */
export function s3Store({ bucket, prefix, waiting, requireOwn }: S3StoreOptions): FileStore {
  const keyOf = (name: string) => `${prefix}${name}`;
  return {
    write: (name, content) =>
      Buffer.isBuffer(content)
        ? bucket.put(keyOf(name), content)
        : writeLong(content, waiting, (described) => bucket.put(keyOf(name), described)),
    read: (name) => bucket.read(keyOf(name)),
    open: (name) => bucket.open(keyOf(name)),
    erase: (name) => bucket.delete(keyOf(name)),
    async sweep(isNeeded, now) {
      await sweepFolder(waiting, () => false, now);
      await requireOwn();
      let swept = 0;
      for await (const { key, modifiedAt } of bucket.list(prefix)) {
        // The server's clock: one that is further off than a quarter of an hour refuses what is signed by ours.
        if (isNeeded(key.slice(prefix.length)) || now - modifiedAt < orphanAgeMs) continue;
        await bucket.delete(key);
        swept += 1;
      }
      return swept;
    },
  };
}

/** Puts what is too long for memory into a file first, as it is to be stored. */
async function writeLong(
  content: AsyncIterable<Buffer>,
  folder: string,
  put: (described: Parameters<S3Bucket['put']>[1]) => Promise<void>,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* () {
    for await (const part of content) {
      hash.update(part);
      size += part.length;
      yield part;
    }
  };
  try {
    await writeWhole(path, counted());
    await put({ size, sha256: hash.digest('hex'), open: () => createReadStream(path) });
  } finally {
    await rm(path, { force: true }).catch(() => undefined); // left to the sweep
  }
}
