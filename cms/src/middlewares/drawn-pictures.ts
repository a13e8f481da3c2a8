import { errorKind } from '@scholars/contract/error-kind';
import { sendRaw } from '../platform/contract/send-file.js';
import type { Next, StrapiContext } from '../platform/contract/strapi-context.js';
import { drawPicture, isDrawnKind } from '../platform/pictures/draw.js';
import { findShareFacts } from '../platform/pictures/share/find-share-facts.js';
import { readShareAddress, type ShareAddress } from '../platform/pictures/share/share-address.js';
import { etagOf, sharePictureOf } from '../platform/pictures/share/share-pictures.js';

const svgAddress = /^\/uploads\/drawn\/([a-z]+)([1-5])?-([a-z0-9-]{1,120})\.svg$/;
const retrySeconds = '5';

/** Answers the addresses of drawn pictures; nothing of them is stored. */
export default () => async (ctx: StrapiContext, next: Next) => {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
  const share = readShareAddress(ctx.path);
  if (share) return answerShare(ctx, share);
  const [, kind, area, name] = svgAddress.exec(ctx.path) ?? [];
  if (!kind || !name || !isDrawnKind(kind)) return next();
  sendPicture(ctx, 'image/svg+xml', 604_800, drawPicture(kind, name, area ? Number(area) : undefined));
};

/** A picture of published words: what is not published has none, and costs no drawing. */
async function answerShare(ctx: StrapiContext, address: ShareAddress): Promise<void> {
  try {
    const facts = await findShareFacts(address);
    if (!facts) return void (ctx.status = 404);
    const etag = etagOf(facts);
    ctx.set('ETag', etag);
    if (ctx.get('If-None-Match') === etag) return void (ctx.status = 304);
    sendPicture(ctx, 'image/png', 86_400, (await sharePictureOf(facts)).png);
  } catch (error) {
    // The database is away, or too many wait.
    strapi.log.warn(`A share picture was not drawn: ${errorKind(error)}`);
    ctx.status = 503;
    ctx.remove('ETag');
    ctx.set('Retry-After', retrySeconds);
    ctx.body = '';
  }
}

function sendPicture(ctx: StrapiContext, type: string, keptSeconds: number, content: string | Buffer): void {
  sendRaw(ctx, { type, content, keptSeconds, isSandboxed: true });
}
