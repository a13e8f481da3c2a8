import { logout, type LoginAnswer } from '@scholars/contract/account';
import { redirect, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { factsContext } from '~/session/request-context.server';

/** Keeps a new session in this browser and leads on. A session that it still held would otherwise live on unseen. */
export async function openSession(answer: LoginAnswer, context: Readonly<RouterContextProvider>, nextUrl: string, headers: HeadersInit = {}) {
  const { jar } = context.get(factsContext);
  const before = jar.session?.token;
  if (before) await cms({ context }).send(logout, { body: {}, bearer: before, skipAuth: true });
  jar.open(answer);
  return redirect(nextUrl, { headers });
}
