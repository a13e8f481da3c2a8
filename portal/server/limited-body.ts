import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { isMultipartCall } from './contract-calls';

const mebibyte = 1024 * 1024;
const defaultMaxBytes = mebibyte;
/** The largest file of any form with its text, and room to spare: the CMS judges each one exactly. */
const multipartMaxBytes = 12 * mebibyte;

/** Pages whose forms carry a file, below the language. `.data` is the router's spelling of the same page. */
const filePages =
  /^\/(en|ar)\/(founding-fellows-profile|travel-intake|travel-request|my-profile|messages|opportunities\/[^/]+(\/apply)?|account\/[^/]+)(\.data|\/)?$/;

export class BodyTooLarge extends Error {}

/** How much a request may send. */
export function maxBytesOf(req: IncomingMessage, pathname: string): number {
  const isMultipart = req.headers['content-type']?.startsWith('multipart/form-data') ?? false;
  return isMultipart && (filePages.test(pathname) || isMultipartCall(pathname)) ? multipartMaxBytes : defaultMaxBytes;
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
