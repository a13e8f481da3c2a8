import { json } from 'node:stream/consumers';

/** @typedef {import('../src/session/sessions.server').Sessions} Sessions */

/**
 * Takes the token out of a login's answer and puts it into the sealed cookie: a browser's scripts never
 * see one.
 *
 * @param {import('node:http').IncomingMessage} answer
 * @param {Sessions} sessions
 * @returns {Promise<{ body: string, setCookies: string[] }>}
 */
export async function sealLogin(answer, sessions) {
  const envelope = await json(answer);
  if (!isLogin(envelope)) return { body: JSON.stringify(envelope), setCookies: [] };
  const { token, ...data } = envelope.data;
  return {
    body: JSON.stringify({ ...envelope, data }),
    setCookies: sessions.open({ token, user: data.user }),
  };
}

/**
 * @param {unknown} envelope
 * @returns {envelope is { success: true, data: import('@scholars/contract/account').LoginAnswer }}
 */
function isLogin(envelope) {
  if (typeof envelope !== 'object' || envelope === null || !('data' in envelope)) return false;
  const { data } = envelope;
  return (
    typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string' && 'user' in data
  );
}
