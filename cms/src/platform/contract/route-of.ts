import { findCallPath } from '@scholars/contract/call-paths';
import type { StrapiContext } from './strapi-context.js';

/** The route that answers a request, with names where its address has values: an address tells of people. */
export function routeOf(ctx: StrapiContext): string {
  const matched = ctx.state.call?.endpoint.path ?? ctx._matchedRoute ?? findCallPath(ctx.path)?.path;
  if (matched === undefined) return ctx.path.startsWith('/api/') ? '/api/*' : '*';
  return matched.replace(/:(\w+)\??(\([^)]*\))?/g, '{$1}');
}
