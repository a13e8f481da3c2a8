import { gatheringSlug } from '@scholars/contract/fixed-values';
import { defaultLocale, isLocale, type Locale } from '@scholars/contract/locale';
import { doorPath } from '../src/shared/copy-places';

const copied = new RegExp(`^/(?:en|ar)/(?:opportunities/[^/.]+|${gatheringSlug})$`);
/** An address that signs somebody out, in, or holds the right of a mailed link: the browser asks for it by itself. */
const leftAlone = /^\/(?:en|ar)\/(?:logout|auth\/.+|notification-preferences|newsletter\/.+)$/;
const invitationName = 'invitation';

export function localeOf({ pathname }: URL): Locale {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}

/** Whether an address is a page of the site, whose answer says who is signed in. */
export function isPage({ pathname }: URL): boolean {
  return isLocale(pathname.split('/')[1]);
}

/** Whether the worker answers for it when there is no connection. */
export function mayAnswer(url: URL): boolean {
  return isPage(url) && !leftAlone.test(url.pathname) && !url.searchParams.has('token');
}

/** Whether opening it ends a session. */
export function isLogout({ pathname }: URL): boolean {
  return /^\/(?:en|ar)\/logout(?:\.data)?$/.test(pathname);
}

/** The page on which the browser lists its copies. */
export function offlinePath(locale: Locale): string {
  return `/${locale}/offline`;
}

export function isOfflinePage(url: URL): boolean {
  return url.pathname === offlinePath(localeOf(url));
}

export function isDoor(url: URL): boolean {
  return url.pathname === doorPath(localeOf(url));
}

export interface CopyAddress {
  /** Path, and of an invitation its code. */
  path: string;
  /** A guest's own page. */
  isInvitation: boolean;
}

/** The address under which a page is copied; nothing where it never is. `.data` is the router's spelling of a page. */
export function copyAddressOf(url: URL): CopyAddress | undefined {
  const pathname = url.pathname.replace(/\.data$/, '');
  if (!copied.test(pathname)) return undefined;
  const code = url.searchParams.get(invitationName)?.trim() ?? '';
  const isInvitation = code !== '' && pathname.endsWith(gatheringSlug);
  return {
    path: isInvitation ? `${pathname}?${new URLSearchParams({ [invitationName]: code })}` : pathname,
    isInvitation,
  };
}
