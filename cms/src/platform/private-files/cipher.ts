import { openBytes, sealBytes } from '../encryption/sealed-bytes.js';
import { openStream, sealStream } from '../encryption/sealed-stream.js';

/* A private file at rest: magic (4 bytes), then sealed bytes. */
const magic = Buffer.from('SNF1');
const purpose = 'private-files';

/** Encrypts a file's content for the store. */
export function sealFile(id: string, content: Buffer): Buffer {
  return Buffer.concat([magic, sealBytes(purpose, id, content)]);
}

/** The content of a stored file. @throws when the file was changed, or sealed under another id or SECRET */
export function openFile(id: string, stored: Buffer): Buffer {
  if (!stored.subarray(0, magic.length).equals(magic)) throw new Error(`Private file ${id} is damaged`);
  return openBytes(purpose, id, stored.subarray(magic.length));
}

/* A long one has no magic: what it is says its row. */

export function sealLongFile(id: string, content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  return sealStream(purpose, id, content);
}

export function openLongFile(id: string, stored: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  return openStream(purpose, id, stored);
}
