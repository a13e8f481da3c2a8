import { findCallPath } from '@scholars/contract/call-paths';
import { notFound } from '../platform/errors/contract-error.js';
import type { Next, StrapiContext } from '../platform/contract/strapi-context.js';

/**
 * Only addresses of the contract, letter by letter. The router would take `/API/Login/` for `/api/login`, where a
 * limit, a cache or the portal in front knows one spelling.
 */
export default () => (ctx: StrapiContext, next: Next) => {
  if (isBelowApi(ctx.path) && !findCallPath(ctx.path)) throw notFound();
  return next();
};

/** In any case of its letters, as the router reads it. */
export function isBelowApi(path: string): boolean {
  return /^\/api(\/|$)/i.test(path);
}
