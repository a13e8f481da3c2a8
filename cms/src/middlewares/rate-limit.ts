import { visitorAddress } from '../contract/visitor-address.js';
import type { Next, StrapiContext } from '../contract/strapi-context.js';
import { addressKey, countTry, type LimitName } from '../rate-limits/limits.js';

/** Route middleware: counts a call by the visitor's address, before anything of its body is read. */
export default ({ limit }: { limit: LimitName }) =>
  async (ctx: StrapiContext, next: Next) => {
    await countTry(limit, addressKey(visitorAddress(ctx)));
    await next();
  };
