import type { Endpoint } from '@scholars/contract/endpoint';
import { addressKey, countTry } from '../rate-limits/limits.js';
import type { StrapiContext } from './strapi-context.js';
import { visitorAddress } from './visitor-address.js';

/**
 * Counts a call by the limit that it declares, if it counts at this point: each one, or those with a right body. What a
 * subject counts beside it, by an account or an address of a mail, it counts itself (`countTry`).
 *
 * @throws ContractError 429 with the seconds to wait
 */
export async function countCall({ limit, path }: Endpoint, ctx: StrapiContext, point: 'each' | 'valid'): Promise<void> {
  if (!limit || (limit.counts ?? 'each') !== point) return;
  const caller = limit.by === 'session' ? ctx.state.signedIn?.sessionId : addressKey(visitorAddress(ctx));
  if (caller === undefined) throw new Error(`${path} is limited by session, and open to callers without one`);
  await countTry(limit.name, limit.isApart ? `${path} ${caller}` : caller);
}
