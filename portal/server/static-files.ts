import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseEncoding } from './compression.mjs';
import { mediaTypeOf } from './media-types.mjs';
import { filePolicy } from './security-headers.mjs';

/**
 * @typedef {import('./compression.mjs').Encoded & { type: string, etag: string }} StaticFile
 * @typedef {ReadonlyMap<string, StaticFile>} StaticFiles by path, e.g. `/assets/root-x.js`
 */

/** A worker obeys the policy of its own file, so scripts get one that lets them load what is ours. */
const scriptPolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Reads the client's build into memory, with what `precompress` put beside each file.
 *
 * @param {string} folder
 * @returns {Promise<StaticFiles>}
 */
export async function readStaticFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const files = new Map();
  for (const file of paths) {
    if (/\.(br|gz)$/.test(file) || file.includes(`${path.sep}.vite${path.sep}`)) continue;
    const raw = await readFile(file);
    const encodedAs = (/** @type {string} */ ending) =>
      paths.has(file + ending) ? readFile(file + ending) : undefined;
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

/**
 * Sends a file. Those in `/assets/` are named by their content and never change.
 *
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 * @param {string} pathname
 * @param {StaticFile} file
 */
export function sendStaticFile(req, res, pathname, file) {
  const isHashed = pathname.startsWith('/assets/');
  res.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
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
