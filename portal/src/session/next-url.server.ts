import { decodedPath } from '@scholars/contract/call-paths';
import { localePath } from '~/i18n/locale-path';
import { loginPath, safeNextUrl } from './next-url';
import { redirect, redirectDocument, type RouterContextProvider } from 'react-router';
import {
  factsContext,
  isPostedContext,
  isUnsentContext,
  localeContext,
  pagePathContext,
} from './request-context.server';
import type { Session } from './sessions.server';

/**
 * Where `nextUrl` of the request leads, or home where it is missing, leads off the site, to what is no page, or would
 * sign the person out again.
 */
export function nextUrlOf(request: Request, context: Readonly<RouterContextProvider>): string {
  return findNextUrl(request) ?? localePath(context.get(localeContext), '/');
}

/** The same, or nothing in place of home. */
export function findNextUrl(request: Request): string | undefined {
  const given = new URL(request.url).searchParams.getAll('nextUrl');
  return pageOfSite(given.length === 1 ? given[0] : given);
}

/** A path of this site that may be led to after signing in; nothing for all else. */
export function pageOfSite(path: unknown): string | undefined {
  const next = safeNextUrl(path);
  return next !== undefined && isPage(next) ? next : undefined;
}

/** As the router reads it: in any case, decoded, with or without a language. */
function isPage(path: string): boolean {
  const pathname = decodedPath(new URL(path, 'http://portal.invalid').pathname);
  const signsOut = /^(?:\/(?:en|ar))?\/+logout\/*$/i;
  const isForwarded = /^\/+(?:api|uploads|socket\.io)(?:\/|$)/i;
  return !signsOut.test(pathname) && !isForwarded.test(pathname);
}

/** The session of a page for members; a visitor is sent to the login and comes back afterwards. */
export function requireMember({ context }: { context: Readonly<RouterContextProvider> }): Session {
  const { jar } = context.get(factsContext);
  if (context.get(isPostedContext)) context.set(isUnsentContext, true);
  if (jar.session) return jar.session;
  if (jar.wasSignedIn) throw leadToLogin(context);
  throw redirect(loginPath(context.get(localeContext), context.get(pagePathContext), 'required'));
}

/**
 * To the login, as the session has ended: by a new document, as the one that is open knows its person still. A form that a
 * document has sent goes along to a page that holds it meanwhile (307 has the browser send it there once more).
 */
export function leadToLogin(context: Readonly<RouterContextProvider>): Response {
  const [locale, path] = [context.get(localeContext), context.get(pagePathContext)];
  if (context.get(isPostedContext) || context.get(isUnsentContext))
    return redirect(`${localePath(locale, '/auth/unsent')}?nextUrl=${encodeURIComponent(path)}`, 307);
  return redirectDocument(loginPath(locale, path, 'ended'));
}
