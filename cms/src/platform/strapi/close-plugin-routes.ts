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

interface AdminRouter {
  routes: { method: string; path: string }[];
}

/**
 * Takes away the call by which anybody makes themselves the first administrator, who may do everything.
 * The first one is made on the command line (docs/operations.md), or by the demo seed.
 */
export function closeAdminRegistration(strapi: Core.Strapi): void {
  const routers = strapi.admin?.routes as unknown as Record<string, AdminRouter>; // untyped by Strapi
  const before = routers.admin?.routes ?? [];
  const after = before.filter(({ path }) => path !== '/register-admin');
  if (!routers.admin || after.length === before.length)
    throw new Error('Strapi has moved its registration of the first administrator');
  routers.admin.routes = after;
}

/** A plugin's routes are a list, or lists by the API they belong to. */
function isByType(routes: unknown): routes is Record<string, unknown> {
  return typeof routes === 'object' && routes !== null && !Array.isArray(routes);
}
