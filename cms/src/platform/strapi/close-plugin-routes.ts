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
  const routers: unknown = strapi.admin?.routes;
  takeRoute(isByType(routers) ? routers.admin : undefined, '/register-admin');
}

/**
 * Takes away the call by which whoever may add a file has the CMS fetch any address: it follows redirects, so an address
 * of ours too. Who has a file adds it from their own computer.
 */
export function closeFetchingForStaff(strapi: Core.Strapi): void {
  const routers: unknown = strapi.plugin('upload').routes;
  takeRoute(isByType(routers) ? routers.admin : undefined, '/actions/upload-from-urls');
}

function takeRoute(router: unknown, path: string): void {
  const before = isAdminRouter(router) ? router.routes : [];
  const after = before.filter((route) => route.path !== path);
  if (!isAdminRouter(router) || after.length === before.length) throw new Error(`Strapi has moved its route ${path}`);
  router.routes = after;
}

function isAdminRouter(router: unknown): router is AdminRouter {
  return isByType(router) && Array.isArray(router.routes);
}

/** A plugin's routes are a list, or lists by the API they belong to. */
function isByType(routes: unknown): routes is Record<string, unknown> {
  return typeof routes === 'object' && routes !== null && !Array.isArray(routes);
}
