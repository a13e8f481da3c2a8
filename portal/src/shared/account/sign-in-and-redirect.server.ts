import type { LoginAnswer } from '@scholars/contract/account';
import { replace, type RouterContextProvider } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { factsContext, localeContext } from '~/session/request-context.server';
import { forgetWayBack, hasWayBack } from './way-back.server';

/** Keeps a new session in this browser and leads on. A session that it still held would otherwise live on unseen. */
export async function signInAndRedirect(
  answer: LoginAnswer,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  nextUrl: string,
  given: HeadersInit = {},
) {
  const { jar, revokeSession } = context.get(factsContext);
  if (jar.session) await revokeSession(jar.session);
  jar.open(answer);
  // Whoever asked for the end of their account is asked first whether to keep it.
  const locale = context.get(localeContext);
  const next = answer.erasedAt ? localePath(locale, '/account/privacy') : nextUrl;
  const headers = new Headers(given);
  if (hasWayBack(request, context)) headers.append('Set-Cookie', forgetWayBack(context));
  // In place of the login, where a script follows it: going back leads past it.
  return replace(next, { headers });
}
