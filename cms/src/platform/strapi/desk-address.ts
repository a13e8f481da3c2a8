import type { Core } from '@strapi/strapi';
import { deskOrigins } from '@scholars/contract/desk-origins';
import { environment } from '../environment/environment.js';
import { mountDeskRoutes } from './desk-routes.js';

/**
 * Mounts what the desk asks to know whether it was opened where the site lets itself be shown beside a form. Call while
 * Strapi registers.
 */
export function mountDeskAddress(strapi: Core.Strapi): void {
  mountDeskRoutes(strapi, [
    {
      method: 'GET',
      path: '/address',
      handler(ctx) {
        ctx.body = { data: { url: environment.adminUrl, origins: deskOrigins(environment.adminUrl) } };
      },
    },
  ]);
}
