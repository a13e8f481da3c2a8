import { findCallPath } from '@scholars/contract/call-paths';
import type { Endpoint } from '@scholars/contract/endpoint';
import { requestIdOf } from '../platform/contract/request-id.js';
import { routeOf } from '../platform/contract/route-of.js';
import type { Next, StrapiContext } from '../platform/contract/strapi-context.js';
import { visitorAddress } from '../platform/contract/visitor-address.js';
import { duringRequest } from '../platform/log/request-facts.js';
import { lineOf, logAnswered } from '../platform/log/request-line.js';
import { requestBegan } from '../platform/metrics/request-metrics.js';

/**
 * Counts a request, gives it the id that its lines in the log carry, and a line of its own: by its route, never by its
 * address. Who asked, and from where, stands there for what is told of sign-ins too: what was refused, and what has
 * left.
 */
export default () => async (ctx: StrapiContext, next: Next) => {
  const beganAt = performance.now();
  const ended = requestBegan();
  await duringRequest({ requestId: requestIdOf(ctx.req) }, async () => {
    try {
      await next();
    } finally {
      const ms = performance.now() - beganAt;
      const route = routeOf(ctx);
      ended(ctx.method, route, ctx.status, ms);
      logRequest(ctx, route, ms);
    }
  });
};

function logRequest(ctx: StrapiContext, route: string, ms: number): void {
  const { status, method } = ctx;
  const facts = lineOf({ method, route, status, ms });
  if (status >= 500) strapi.log.warn('Request failed', facts);
  else if (status === 429) strapi.log.warn('Limit reached', { ...facts, ...askerOf(ctx) });
  else if (status === 403) strapi.log.warn('Refused', { ...facts, ...askerOf(ctx) });
  else if (status === 200 && takesOut(ctx)) strapi.log.info('Taken out', { ...facts, ...askerOf(ctx) });
  else logAnswered(facts);
}

function askerOf(ctx: StrapiContext) {
  return { account: ctx.state.signedIn?.userId, address: visitorAddress(ctx) };
}

/** A file of a submission, or people as a table: what coordinators alone may have. */
function takesOut(ctx: StrapiContext): boolean {
  if (ctx.state.signedIn?.role !== 'coordinator') return false;
  // Keyed by the contract's methods, and asked for a name that may be any.
  const calls: ReadonlyMap<string, Endpoint | undefined> | undefined = findCallPath(ctx.path)?.calls;
  const call = calls?.get(ctx.method);
  return call?.access === 'coordinator' && typeof call.raw === 'object';
}
