import type { Locale } from '@scholars/contract/locale';
import { localePath } from '~/i18n/locale-path';

/** The login page's address, with the way back to `nextUrl`. */
export function loginPath(locale: Locale, nextUrl: string): string {
  return `${localePath(locale, '/auth/login')}?nextUrl=${encodeURIComponent(nextUrl)}`;
}
