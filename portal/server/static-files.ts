import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { chooseEncoding, type Encoded } from './compression';
import { mediaTypeOf } from './media-types';
import { filePolicy } from './security-headers';

export interface StaticFile extends Encoded {
  type: string;
  etag: string;
}

/** By path, e.g. `/assets/root-x.js`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** A worker obeys the policy of its own file, so scripts get one that lets them load what is ours. */
const scriptPolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Reads the client's build into memory, with what `precompress` put beside each file. */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const files = new Map<string, StaticFile>();
  for (const file of paths) {
    if (/\.(br|gz)$/.test(file) || file.includes(`${path.sep}.vite${path.sep}`)) continue;
    const raw = await readFile(file);
    const encodedAs = (ending: string) => (paths.has(file + ending) ? readFile(file + ending) : undefined);
    files.set(`/${path.relative(folder, file).split(path.sep).join('/')}`, {
      raw,
      br: await encodedAs('.br'),
      gzip: await encodedAs('.gz'),
      type: mediaTypeOf(file),
      etag: `W/"${createHash('sha1').update(raw).digest('base64url')}"`,
    });
  }
  return files;
}

/** Sends a file. Those in `/assets/` are named by their content and never change. */
export function sendStaticFile(req: IncomingMessage, res: ServerResponse, pathname: string, file: StaticFile): void {
  const isHashed = pathname.startsWith('/assets/');
  sendFile(req, res, file, isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
}

/** @param keeping how long browsers keep it, as `Cache-Control` says it */
export function sendFile(req: IncomingMessage, res: ServerResponse, file: StaticFile, keeping: string): void {
  res.setHeader('Cache-Control', keeping);
  res.setHeader('Content-Security-Policy', file.type.startsWith('text/javascript') ? scriptPolicy : filePolicy);
  res.setHeader('Vary', 'Accept-Encoding');
  res.setHeader('ETag', file.etag);
  if (req.headers['if-none-match'] === file.etag) {
    res.writeHead(304).end();
    return;
  }
  const [body, encoding] = chooseEncoding(file, req.headers['accept-encoding']);
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
}
