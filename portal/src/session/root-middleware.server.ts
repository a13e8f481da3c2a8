import { createHash } from 'node:crypto';
import { isLocale } from '@scholars/contract/locale';
import { redirect, type MiddlewareFunction } from 'react-router';
import { inLocale, localeOfPath } from '~/i18n/locale-path';
import { factsContext, isPostedContext, localeContext, pagePathContext, themeContext } from './request-context.server';
import { clearStorage } from './clear-storage';
import { sessionMarkHeader } from './session-mark';
import { readTheme } from './theme';

/** Files about the whole site, which machines look for at fixed addresses: they have no language. */
const siteFile = /^\/(?:robots\.txt|\.well-known\/security\.txt|sitemap\.xml|sitemaps\/[a-z]+-[1-9]\d{0,3}\.xml)$/;

/** The router's own, in addresses of data. */
const routesOfData = '_routes';

/** The first path segment is the language; any other leads to the same path in English (spec §2). */
export const chooseLocale: MiddlewareFunction<Response> = ({ request, context }) => {
  const { pathname, search } = pageAddressOf(request);
  if (!isLocale(pathname.split('/')[1]) && !siteFile.test(pathname))
    throw redirect(`${inLocale('en', pathname)}${search}`);
  context.set(localeContext, localeOfPath(pathname));
  context.set(themeContext, readTheme(request.headers.get('Cookie')));
  context.set(pagePathContext, `${pathname}${search}`);
  context.set(isPostedContext, request.method === 'POST' && request.headers.get('Sec-Fetch-Mode') === 'navigate');
};

/** Without what the router asks of a page's data by, which would stand in the way back to the page. */
function pageAddressOf(request: Request): URL {
  const url = new URL(request.url);
  if (url.searchParams.has(routesOfData)) url.searchParams.delete(routesOfData);
  return url;
}

/** Writes what loaders and actions did to the session onto the answer, redirects included, and whose it is now. */
export const keepSession: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const { jar } = context.get(factsContext);
  for (const cookie of jar.setCookies) response.headers.append('Set-Cookie', cookie);
  if (jar.isSignedOut) response.headers.set(...clearStorage);
  if (jar.session) response.headers.set(sessionMarkHeader, markOf(jar.session.token));
  return response;
};

/** A token is 256 random bits: nothing leads back to it. */
export function markOf(token: string): string {
  return createHash('sha256').update(`mark:${token}`).digest('base64url').slice(0, 16);
}
