import type { Locale } from '@scholars/contract/locale';
import { environment } from '../environment.js';

/**
 * An address of the site as mails write it. It comes from PUBLIC_URL alone: a request's Host header must never
 * decide where a mailed link leads.
 *
 * @param path below the language, e.g. `/auth/confirm-email?token=…`
 */
export function siteUrl(locale: Locale, path = ''): string {
  const root = environment.publicUrl.replace(/\/+$/, '');
  return `${root}/${locale}${path === '/' ? '' : path}`;
}
