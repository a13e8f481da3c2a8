import type { Core } from '@strapi/strapi';
import { environment } from '../environment/environment.js';

/**
 * What Strapi's own mails say: their links lead to where staff open the admin, which Strapi would make of the address
 * that it listens on. Call while Strapi registers.
 */
export function prepareStrapiMails(strapi: Core.Strapi): void {
  strapi.config.set('admin.absoluteUrl', environment.adminUrl);
}

/**
 * Strapi's page of its email settings shows the provider's name, where the configuration needs its path. Call once it
 * is loaded.
 */
export function nameMailProvider(strapi: Core.Strapi): void {
  strapi.config.set('plugin::email.provider', 'outbox');
}
