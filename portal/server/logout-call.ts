import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { clearStorage } from '~/session/clear-storage';
import type { Session, Sessions } from '~/session/sessions.server';
import { answerFailure } from './failure';
import { limitBytes } from './limited-body';
import type { PortalRequest } from './portal-request';
import { callPolicy } from './security-headers';
import { isEnd, type SessionEnds } from './session-ends';

const maxBytes = 1024;
const owedAnswer = { status: 200, text: JSON.stringify({ success: true, data: null }) };

/**
 * The contract's logout of a signed-in browser. The CMS judges it and answers; while it is away, the session has ended
 * here, the CMS is told later, and the browser is signed out all the same.
 */
export async function answerLogout(
  req: IncomingMessage,
  res: ServerResponse,
  { clientIp, requestId }: PortalRequest,
  { sessions, session, ends }: { sessions: Sessions; session: Session; ends: SessionEnds },
): Promise<void> {
  const written = await text(req.pipe(limitBytes(maxBytes))).catch(() => undefined);
  if (written === undefined) return answerFailure(req, res, 413);
  const body = readBody(written, req.headers['content-type']);
  if (!body) return answerFailure(req, res, 400);
  const answer =
    (await ends.end(session, { clientIp, requestId, language: req.headers.language?.toString() }, body)) ?? owedAnswer;
  if (isEnd(answer)) res.setHeader('Set-Cookie', sessions.clear()).setHeader(...clearStorage);
  res.setHeader('Content-Security-Policy', callPolicy);
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(answer.text));
  res.writeHead(answer.status).end(answer.text);
}

/** @returns nothing for what no call takes */
function readBody(written: string, type = ''): object | undefined {
  if (written.trim() === '') return {};
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(written));
  try {
    const value: unknown = type.startsWith('application/json') ? JSON.parse(written) : undefined;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
