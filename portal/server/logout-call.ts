import { text } from 'node:stream/consumers';
import { answerFailure } from './failure.mjs';
import { limitBytes } from './limited-body.mjs';
import { callPolicy } from './security-headers.mjs';
import { isEnd } from './session-ends.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {import('node:http').ServerResponse} Outgoing
 */

const maxBytes = 1024;
const owedAnswer = { status: 200, text: JSON.stringify({ success: true, data: null }) };

/**
 * The contract's logout of a signed-in browser. The CMS judges it and answers; while it is away, the session has ended
 * here, the CMS is told later, and the browser is signed out all the same.
 *
 * @param {Incoming} req
 * @param {Outgoing} res
 * @param {import('./portal-request.mjs').PortalRequest} request
 * @param {object} settings
 * @param {import('../src/session/sessions.server').Sessions} settings.sessions
 * @param {import('../src/session/sessions.server').Session} settings.session
 * @param {Awaited<ReturnType<typeof import('./session-ends.mjs').createSessionEnds>>} settings.ends
 */
export async function answerLogout(req, res, { clientIp, requestId }, { sessions, session, ends }) {
  const written = await text(req.pipe(limitBytes(maxBytes))).catch(() => undefined);
  if (written === undefined) return answerFailure(req, res, 413);
  const body = readBody(written, req.headers['content-type']);
  if (!body) return answerFailure(req, res, 400);
  const answer =
    (await ends.end(session, { clientIp, requestId, language: req.headers.language?.toString() }, body)) ?? owedAnswer;
  if (isEnd(answer)) res.setHeader('Set-Cookie', sessions.clear());
  res.setHeader('Content-Security-Policy', callPolicy);
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(answer.text));
  res.writeHead(answer.status).end(answer.text);
}

/** @param {string} written @param {string} [type] @returns {object | undefined} nothing for what no call takes */
function readBody(written, type = '') {
  if (written.trim() === '') return {};
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(written));
  try {
    const value = type.startsWith('application/json') ? JSON.parse(written) : undefined;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
