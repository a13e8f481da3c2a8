import { ContractError } from '../platform/errors/contract-error.js';
import { hasTooManyParameters } from '../platform/contract/parsed-call.js';
import { isBelowApi } from '../platform/contract/is-below-api.js';
import type { Next, StrapiContext } from '../platform/contract/strapi-context.js';

/** Refuses a call whose address has more parameters than any call takes. */
export default () => (ctx: StrapiContext, next: Next) => {
  if (isBelowApi(ctx.path) && hasTooManyParameters(ctx)) throw new ContractError(400);
  return next();
};
