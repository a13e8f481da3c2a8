import { withoutZeros } from '../platform/contract/storable.js';
import type { Next, StrapiContext } from '../platform/contract/strapi-context.js';

/** Reads every address without zero characters, the desk's too: no database is asked for one. */
export default () => (ctx: StrapiContext, next: Next) => {
  ctx.url = withoutZeros(ctx.url);
  return next();
};
