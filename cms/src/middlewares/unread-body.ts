import type { Next, StrapiContext } from '../platform/contract/strapi-context.js';

/**
 * Reads and drops what an answer leaves unread of its request: a body that is too large, or that nobody wanted. The
 * body's reader stops such a request where it is, and whatever comes next on the same connection, of whichever visitor,
 * would wait behind it.
 */
export default () => async (ctx: StrapiContext, next: Next) => {
  try {
    await next();
  } finally {
    if (!ctx.req.complete) ctx.req.resume();
  }
};
