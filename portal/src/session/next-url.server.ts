import type { RouterContextProvider } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { localeContext } from './request-context.server';
import { safeNextUrl } from './safe-next-url';

/** Where `nextUrl` of the request leads, or home where it is missing or leads off the site. */
export function nextUrlOf(request: Request, context: Readonly<RouterContextProvider>): string {
  const given = new URL(request.url).searchParams.getAll('nextUrl');
  const next = safeNextUrl(given.length === 1 ? given[0] : given);
  return next ?? localePath(context.get(localeContext), '/');
}
