import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';

const mebibyte = 1024 * 1024;
const defaultMaxBytes = mebibyte;
/** The largest file of any form with its text, and room to spare: the CMS judges each one exactly. */
const multipartMaxBytes = 12 * mebibyte;

export class BodyTooLarge extends Error {}

/**
 * How much a request may send.
 *
 * @param takesFiles what it is for may carry a file
 */
export function maxBytesOf(req: IncomingMessage, takesFiles: boolean): number {
  const isMultipart = req.headers['content-type']?.startsWith('multipart/form-data') ?? false;
  return isMultipart && takesFiles ? multipartMaxBytes : defaultMaxBytes;
}

/** Whether the request says itself that it is too large. */
export function announcesTooMuch(req: IncomingMessage, maxBytes: number): boolean {
  return Number(req.headers['content-length'] ?? 0) > maxBytes;
}

/** Lets through so many bytes and then fails with `BodyTooLarge`: a length need not be announced, nor true. */
export function limitBytes(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new BodyTooLarge());
      else done(null, chunk);
    },
  });
}
