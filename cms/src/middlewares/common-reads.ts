import { handlerOf } from '../platform/contract/common-reads.js';
import type { Next, StrapiContext } from '../platform/contract/strapi-context.js';

/**
 * Answers reads that are the same for everybody, which have been found and parsed for the kept answers. No session, no
 * body and no policy has a part in them, so what reads those does not stand before them: a third of what a list costs.
 */
export default () => (ctx: StrapiContext, next: Next) => {
  const handler = ctx.state.call && handlerOf(ctx.state.call.endpoint);
  return handler ? handler(ctx) : next();
};
