import type { Locale } from '@scholars/contract/locale';
import { environment } from '../environment/environment.js';

/** The site's address without a path or a slash at its end. */
export function siteRoot(): string {
  return environment.publicUrl.replace(/\/+$/, '');
}

/**
 * An address of the site as mails write it. It comes from PUBLIC_URL alone: a request's Host header must never
 * decide where a mailed link leads.
 *
 * @param path below the language, e.g. `/auth/confirm-email?token=…`
 */
export function siteUrl(locale: Locale, path = ''): string {
  return `${siteRoot()}/${locale}${path === '/' ? '' : path}`;
}
