import type { RouterContextProvider } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { hostCookieName, readCookie, writeCookie } from '~/lib/cookies';
import { findNextUrl, pageOfSite } from '~/session/next-url.server';
import { isSecure, localeContext } from '~/session/request-context.server';

type Context = Readonly<RouterContextProvider>;

/*
 * Where somebody was going who had to register first. The mail that confirms their address leads to the site anew, so
 * their browser remembers it, until they are signed in.
 */
const daySeconds = 86_400;

/** The `Set-Cookie` header that keeps where the request was to lead; one that was kept before ends with it. */
export function keepWayBack(request: Request, context: Context): string {
  const next = findNextUrl(request);
  return next === undefined
    ? forgetWayBack(context)
    : cookieOf(Buffer.from(next).toString('base64url'), daySeconds, context);
}

export function findWayBack(request: Request, context: Context): string | undefined {
  return pageOfSite(Buffer.from(valueIn(request, context), 'base64url').toString('utf8'));
}

/** Where signing in leads: what its address says, else where the registration began, else home. */
export function wayOnOf(request: Request, context: Context): string {
  return findNextUrl(request) ?? findWayBack(request, context) ?? localePath(context.get(localeContext), '/');
}

/** Whether there is anything to forget. */
export function hasWayBack(request: Request, context: Context): boolean {
  return valueIn(request, context) !== '';
}

export function forgetWayBack(context: Context): string {
  return cookieOf('', 0, context);
}

function valueIn(request: Request, context: Context): string {
  return readCookie(request.headers.get('Cookie'), nameIn(context)) ?? '';
}

function cookieOf(value: string, maxAgeSeconds: number, context: Context): string {
  return writeCookie(nameIn(context), value, { maxAgeSeconds, httpOnly: true, secure: isSecure(context) });
}

function nameIn(context: Context): string {
  return hostCookieName('way-back', isSecure(context));
}
