import type { Core } from '@strapi/strapi';
import { deskOrigins } from '@scholars/contract/desk-origins';
import type { StrapiContext } from '../contract/strapi-context.js';
import { environment } from '../environment/environment.js';

/**
 * Mounts what the desk asks to know whether it was opened where the site lets itself be shown beside a form. Call while
 * Strapi registers.
 */
export function mountDeskAddress(strapi: Core.Strapi): void {
  const handler = (ctx: StrapiContext) => {
    ctx.body = { data: { url: environment.adminUrl, origins: deskOrigins(environment.adminUrl) } };
  };
  strapi.server.routes({
    type: 'admin',
    prefix: '/desk',
    routes: [{ method: 'GET', path: '/address', handler, config: { policies: ['admin::isAuthenticatedAdmin'] } }],
  } as unknown as Parameters<typeof strapi.server.routes>[0]); // a handler of our own context
}
