import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { LoginAnswer } from '@scholars/contract/account';
import type { Sessions } from '~/session/sessions.server';

/**
 * Takes the token out of a login's answer and puts it into the sealed cookie: a browser's scripts never
 * see one.
 */
export async function sealLogin(
  answer: IncomingMessage,
  sessions: Sessions,
): Promise<{ body: string; setCookies: string[] }> {
  const envelope: unknown = await json(answer);
  if (!isLogin(envelope)) return { body: JSON.stringify(envelope), setCookies: [] };
  const { token, ...data } = envelope.data;
  return {
    body: JSON.stringify({ ...envelope, data }),
    setCookies: sessions.open({ token, user: data.user }),
  };
}

function isLogin(envelope: unknown): envelope is { success: true; data: LoginAnswer } {
  if (typeof envelope !== 'object' || envelope === null || !('data' in envelope)) return false;
  const { data } = envelope;
  return (
    typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string' && 'user' in data
  );
}
