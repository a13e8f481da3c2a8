import type { LoginAnswer } from '@scholars/contract/account';
import { replace, type RouterContextProvider } from 'react-router';
import { factsContext } from '~/session/request-context.server';

/** Keeps a new session in this browser and leads on. A session that it still held would otherwise live on unseen. */
export async function signInAndRedirect(
  answer: LoginAnswer,
  context: Readonly<RouterContextProvider>,
  nextUrl: string,
  headers: HeadersInit = {},
) {
  const { jar, revokeSession } = context.get(factsContext);
  if (jar.session) await revokeSession(jar.session);
  jar.open(answer);
  // In place of the login, where a script follows it: going back leads past it.
  return replace(nextUrl, { headers });
}
