import type { Next, StrapiContext } from '../contract/strapi-context.js';

// The first caller of these would become the super administrator; the first administrator is made on the
// command line instead (docs/operations.md), or by the demo seed.
const closed = new Set(['/admin/register-admin', '/admin/register']);

/** Doors of Strapi that this product keeps shut. */
export default () => async (ctx: StrapiContext, next: Next) => {
  if (ctx.method === 'POST' && closed.has(ctx.path.replace(/\/+$/, ''))) {
    ctx.status = 404;
    ctx.body = { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } };
    return;
  }
  await next();
};
