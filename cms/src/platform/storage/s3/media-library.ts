import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { bucket } from './bucket-in-use.js';
import type { S3Bucket } from './s3-bucket.mjs';

/** As much of a file as Strapi hands to where it is kept. */
interface LibraryFile {
  hash: string;
  ext: string;
  mime: string;
  url: string;
  stream?: Readable;
  buffer?: Buffer;
}

/** Keys of what anybody may read. */
export const publicPrefix = 'public/uploads/';

/**
 * Has Strapi's media library keep its files in S3, where that is configured. Its rows go on saying what they say of a
 * folder, addresses too, so that files can be moved without touching a row. Call while Strapi registers.
 */
export function keepMediaInS3(strapi: Core.Strapi): void {
  if (bucket) (strapi.plugin('upload').provider as Provider).extend(keeperIn(bucket)); // untyped by Strapi
}

interface Provider {
  extend(methods: object): void;
}

function keeperIn(kept: S3Bucket) {
  const nameOf = ({ hash, ext }: LibraryFile) => `${hash}${ext}`;

  /** A file of the library is a few megabytes, and S3 wants to know how many before the first. */
  async function upload(file: LibraryFile): Promise<void> {
    const content = file.buffer ?? (await readAll(file.stream));
    await kept.put(publicPrefix + nameOf(file), content, file.mime);
    file.url = `/uploads/${nameOf(file)}`;
  }

  /** The new one first: whatever happens, the address leads to one of them. */
  async function replace(file: LibraryFile, before: LibraryFile): Promise<void> {
    await upload(file);
    if (nameOf(before) !== nameOf(file)) await remove(before);
  }

  const remove = (file: LibraryFile) => kept.delete(publicPrefix + nameOf(file));

  return { upload, uploadStream: upload, replace, replaceStream: replace, delete: remove };
}

async function readAll(stream: Readable | undefined): Promise<Buffer> {
  if (!stream) throw new Error('The media library has sent no file');
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer); // of a file, without an encoding
  return Buffer.concat(parts);
}
