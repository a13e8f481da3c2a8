import { findCallPath } from '@scholars/contract/call-paths';
import { isBelowApi } from '../platform/contract/is-below-api.js';
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
