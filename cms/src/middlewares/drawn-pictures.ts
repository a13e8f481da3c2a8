import type { Next, StrapiContext } from '../contract/strapi-context.js';
import { drawPicture, isDrawnKind } from '../pictures/draw.js';

const address = /^\/uploads\/drawn\/([a-z]+)-([a-z0-9-]{1,120})\.svg$/;

/** Answers the addresses of drawn pictures; nothing of them is stored. */
export default () => async (ctx: StrapiContext, next: Next) => {
  const [, kind, name] = address.exec(ctx.path) ?? [];
  if (!kind || !name || !isDrawnKind(kind) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
  ctx.status = 200;
  ctx.type = 'image/svg+xml';
  ctx.set({
    'Cache-Control': 'public, max-age=604800',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  });
  ctx.body = drawPicture(kind, name);
};
