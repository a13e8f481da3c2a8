import type { Core } from '@strapi/strapi';
import { isBelowApi } from '../contract/is-below-api.js';
import type { Next, StrapiContext } from '../contract/strapi-context.js';

type Middleware = (ctx: StrapiContext, next: Next) => unknown;
type MakeMiddleware = (config: unknown, given: unknown) => Middleware;

/**
 * Answers below `/api` all get the security headers that Strapi gives the first of them: it puts the same ones together
 * anew for each request, which is a twelfth of what a list costs. Call while Strapi registers.
 */
export function keepSecurityHeaders(strapi: Core.Strapi): void {
  strapi.get('middlewares').extend('strapi::security', (make: MakeMiddleware): MakeMiddleware => {
    return (config, given) => keepHeaders(make(config, given));
  });
}

function keepHeaders(secure: Middleware): Middleware {
  let kept: Record<string, string> | undefined;
  return (ctx, next) => {
    if (!isBelowApi(ctx.path)) return secure(ctx, next);
    if (kept) {
      ctx.set(kept);
      return next();
    }
    const before = ctx.response.headers;
    return secure(ctx, () => {
      const own = Object.entries(ctx.response.headers).filter(([name]) => !Object.hasOwn(before, name));
      kept = Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
      return next();
    });
  };
}
