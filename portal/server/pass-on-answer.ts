import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Sessions } from '~/session/sessions.server';
import type { Target } from './cms-target';
import { opensSession } from './contract-calls';
import { answerFailure, wantsPage } from './failure';
import { keptResponseHeaders, knownBrowserIn } from './forwarded-headers';
import { sealLogin } from './login-answer';
import type { PortalRequest } from './portal-request';
import { callPolicy, filePolicy } from './security-headers';
import type { SessionEnds } from './session-ends';

/** What the CMS was asked on behalf of a browser. */
export interface ForwardedRequest extends PortalRequest {
  target: Target;
  /** Then a refusal is the end of the session. The socket, by its polling, is refused for other reasons too. */
  usedSession: boolean;
  /** A link was followed, or an address typed, and no page has asked. */
  isNavigation: boolean;
}

interface OfSessions {
  sessions: Sessions;
  ends: SessionEnds;
}

const uploadedMaxAgeSeconds = 7 * 24 * 60 * 60;

/** Passes the CMS's answer on: without what is its own, with what becomes of the session. */
export async function passOnAnswer(
  answer: IncomingMessage,
  req: IncomingMessage,
  res: ServerResponse,
  request: ForwardedRequest,
  ofSessions: OfSessions,
): Promise<void> {
  const { target } = request;
  const isUpload = target.kind === 'upload';
  const status = answer.statusCode ?? 502;
  const isOk = status >= 200 && status < 300;
  if (isUpload && status === 404 && wantsPage(req)) {
    answer.resume();
    return answerFailure(req, res, 404);
  }
  const headers = keptResponseHeaders(answer);
  res.setHeader('Content-Security-Policy', isUpload ? filePolicy : callPolicy);
  if (isUpload && (isOk || status === 304)) {
    res.setHeader('Cache-Control', `public, max-age=${uploadedMaxAgeSeconds}`);
  }
  const { raw } = target.endpoint ?? {};
  if (typeof raw === 'object' && raw.isRevalidated) res.setHeader('Cache-Control', 'private, no-cache');
  if (opensSession(target.endpoint) && isOk) return passOnLogin(answer, res, request, headers, ofSessions);
  const setCookies = [...(await endedCookies(status, request, ofSessions)), ...browserCookies(answer, ofSessions)];
  if (setCookies.length) res.setHeader('Set-Cookie', setCookies);
  res.writeHead(status, headers);
  pipeline(answer, res, () => {});
}

/** The token stays here, sealed in a cookie. */
async function passOnLogin(
  answer: IncomingMessage,
  res: ServerResponse,
  request: ForwardedRequest,
  headers: ReturnType<typeof keptResponseHeaders>,
  { sessions, ends }: OfSessions,
): Promise<void> {
  const { body, setCookies } = await sealLogin(answer, sessions);
  // The one that the browser had would otherwise live on unseen.
  const before = setCookies.length ? sessions.read(request.cookieHeader) : undefined;
  if (before) await ends.end(before, request);
  if (setCookies.length) res.setHeader('Set-Cookie', [...setCookies, ...browserCookies(answer, { sessions })]);
  delete headers['transfer-encoding'];
  res.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': Buffer.byteLength(body) });
  res.end(body);
}

/**
 * By the specification's rule who is refused is signed out (spec §8), so the session is not left alive. A link that leads
 * to a call, in a mail or on another site, signs nobody out.
 */
async function endedCookies(
  status: number,
  { usedSession, isNavigation, cookieHeader, ...request }: ForwardedRequest,
  { sessions, ends }: OfSessions,
): Promise<string[]> {
  const isRefused = usedSession && status === 403 && !isNavigation;
  const refused = isRefused ? sessions.read(cookieHeader) : undefined;
  if (refused) await ends.end(refused, request);
  return isRefused || (usedSession && status === 401) ? sessions.clear() : [];
}

function browserCookies(answer: IncomingMessage, { sessions }: Pick<OfSessions, 'sessions'>): string[] {
  const knownBrowser = knownBrowserIn(answer);
  return knownBrowser ? [sessions.browser.keep(knownBrowser)] : [];
}
