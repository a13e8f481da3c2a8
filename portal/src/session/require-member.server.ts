import { redirect, type RouterContextProvider } from 'react-router';
import { loginPath } from './next-url';
import { factsContext, localeContext, pagePathContext } from './request-context.server';
import type { Session } from './sessions.server';

/** The session of a page for members; a visitor is sent to the login and comes back afterwards. */
export function requireMember({ context }: { context: Readonly<RouterContextProvider> }): Session {
  const { session } = context.get(factsContext).jar;
  if (!session) throw redirect(loginPath(context.get(localeContext), context.get(pagePathContext)));
  return session;
}
