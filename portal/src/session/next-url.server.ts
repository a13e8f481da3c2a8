import { decodedPath } from '@scholars/contract/call-paths';
import { localePath } from '~/i18n/locale-path';
import { loginPath, safeNextUrl } from './next-url';
import { redirect, redirectDocument, type RouterContextProvider } from 'react-router';
import { factsContext, localeContext, pagePathContext } from './request-context.server';
import type { Session } from './sessions.server';

/**
 * Where `nextUrl` of the request leads, or home where it is missing, leads off the site, or would sign the person out
 * again.
 */
export function nextUrlOf(request: Request, context: Readonly<RouterContextProvider>): string {
  const given = new URL(request.url).searchParams.getAll('nextUrl');
  const next = safeNextUrl(given.length === 1 ? given[0] : given);
  return next !== undefined && !signsOut(next) ? next : localePath(context.get(localeContext), '/');
}

/** As the router reads it: in any case, decoded, with or without a language. */
function signsOut(path: string): boolean {
  const { pathname } = new URL(path, 'http://portal.invalid');
  return /^(?:\/(?:en|ar))?\/+logout\/*$/i.test(decodedPath(pathname));
}

/** The session of a page for members; a visitor is sent to the login and comes back afterwards. */
export function requireMember({ context }: { context: Readonly<RouterContextProvider> }): Session {
  const { jar } = context.get(factsContext);
  if (jar.session) return jar.session;
  if (jar.wasSignedIn) throw leadToLogin(context);
  throw redirect(loginPath(context.get(localeContext), context.get(pagePathContext), 'required'));
}

/** To the login, as the session has ended: by a new document, as the one that is open knows its person still. */
export function leadToLogin(context: Readonly<RouterContextProvider>): Response {
  return redirectDocument(loginPath(context.get(localeContext), context.get(pagePathContext), 'ended'));
}
