import { defaultLocale, isLocale, type Locale } from '@scholars/contract/locale';

/** `/opportunities?page=2` below the language: `/ar/opportunities?page=2`; `/` is `/ar`. */
export function localePath(locale: Locale, path: string): string {
  if (!path.startsWith('/')) return path;
  return path === '/' ? `/${locale}` : `/${locale}${/^\/[?#]/.test(path) ? path.slice(1) : path}`;
}

/** The language of an address, from its first segment; English where it names none (spec §2). */
export function localeOfPath(pathname: string): Locale {
  const [, first] = pathname.split('/');
  return isLocale(first) ? first : defaultLocale;
}

/** The same page in another language. */
export function inLocale(locale: Locale, pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  return `/${[locale, ...(isLocale(first) ? rest : [first, ...rest])].filter((part) => part !== undefined && part !== '').join('/')}`;
}
