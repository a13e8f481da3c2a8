import { extname } from 'node:path';
import { breakOffWith } from '../platform/contract/send-file.js';
import type { Next, StrapiContext } from '../platform/contract/strapi-context.js';
import { bucket } from '../platform/storage/s3/bucket-in-use.js';
import { publicPrefix } from '../platform/storage/s3/media-library.js';
import { isStoreAway } from '../platform/storage/s3/s3-bucket.mjs';

/** A name as Strapi gives it, letter by letter: neither a folder nor a hidden file can be asked for, in any spelling. */
const address = /^\/uploads\/(\w[\w.-]{0,254})$/;
const oneRange = /^bytes=(\d+-\d*|-\d+)$/;
const retrySeconds = '5';

/** Answers what Strapi's media library keeps, where that is in S3: as the folder is answered, under the same addresses. */
export default () => async (ctx: StrapiContext, next: Next) => {
  if (!bucket || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
  const name = address.exec(ctx.path)?.[1];
  if (!name) return next();
  try {
    const answer = await bucket.answer(ctx.method, publicPrefix + name, askedOf(ctx));
    if (!answer) return void (ctx.status = 404);
    const { status, headers, body } = answer;
    const isOfFile = status !== 304 && status !== 416;
    ctx.status = status;
    ctx.set('Accept-Ranges', 'bytes');
    ctx.set('Cache-Control', 'max-age=0');
    for (const header of ['etag', 'last-modified', 'content-range'] as const) {
      const value = headers[header];
      if (value) ctx.set(header, value);
    }
    // By its name, as from a folder: what S3 was once told of it is not asked.
    if (isOfFile) ctx.type = extname(name);
    if (ctx.method === 'HEAD' || !isOfFile) body.resume();
    else {
      breakOffWith(ctx, body);
      ctx.body = body;
    }
    const length = headers['content-length'];
    if (length && isOfFile) ctx.set('Content-Length', length);
  } catch (error) {
    if (!isStoreAway(error)) throw error;
    ctx.status = 503;
    ctx.set('Retry-After', retrySeconds);
    ctx.body = '';
  }
};

/** What a visitor may ask of S3: one part of a file, or whether what they have is still so. */
function askedOf(ctx: StrapiContext): Record<string, string> {
  const range = ctx.get('Range');
  const had = ctx.get('If-None-Match');
  return {
    ...(oneRange.test(range) && !ctx.get('If-Range') && { Range: range }),
    // A tag that a proxy has made a weak one is still that of these bytes.
    ...(had && { 'If-None-Match': had.replaceAll('W/', '') }),
  };
}
