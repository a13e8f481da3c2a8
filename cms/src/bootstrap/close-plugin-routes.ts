import type { Core } from '@strapi/strapi';

// The account API is ours (`api/account`); uploads by the public go through the contract's calls; languages
// are two. So the plugins' own public routes are taken away before the router is made.
const closed = ['users-permissions', 'upload', 'i18n', 'content-type-builder', 'email'];

/** Takes away the content API routes of Strapi's plugins. Call while Strapi registers. */
export function closePluginRoutes(strapi: Core.Strapi): void {
  for (const name of closed) {
    const routes: unknown = strapi.plugin(name)?.routes;
    if (isByType(routes) && 'content-api' in routes) routes['content-api'] = { type: 'content-api', routes: [] };
  }
}

/** A plugin's routes are a list, or lists by the API they belong to. */
function isByType(routes: unknown): routes is Record<string, unknown> {
  return typeof routes === 'object' && routes !== null && !Array.isArray(routes);
}
