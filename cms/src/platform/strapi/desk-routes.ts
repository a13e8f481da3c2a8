import type { Core } from '@strapi/strapi';
import type { StrapiContext } from '../contract/strapi-context.js';

export interface DeskRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/desk`. */
  path: string;
  handler: (ctx: StrapiContext) => void | Promise<void>;
}

/** Mounts calls of the desk for those who have signed in to it. Call while Strapi registers. */
export function mountDeskRoutes(strapi: Core.Strapi, routes: readonly DeskRoute[]): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/desk',
    routes: routes.map((route) => ({ ...route, config: { policies: ['admin::isAuthenticatedAdmin'] } })),
  } as unknown as Parameters<typeof strapi.server.routes>[0]); // handlers of our own context
}
