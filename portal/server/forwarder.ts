import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { logout } from '@scholars/contract/account';
import { livePath } from '@scholars/contract/live';
import { createProxyServer } from 'httpxy';
import type { Sessions } from '~/session/sessions.server';
import { resolveTarget } from './cms-target';
import { isLinkCall, isMultipartCall, opensSession } from './contract-calls';
import { changesNothing } from './cross-site';
import { answerFailure, readRestBriefly } from './failure';
import { asksToSkipAuth, rewriteRequestHeaders } from './forwarded-headers';
import { announcesTooMuch, BodyTooLarge, limitBytes, maxBytesOf } from './limited-body';
import type { Log } from './log';
import type { Metrics } from './metrics';
import { answerLogout } from './logout-call';
import { passOnAnswer, type ForwardedRequest } from './pass-on-answer';
import type { PortalRequest } from './portal-request';
import type { SessionEnds } from './session-ends';

/** A request that is under way to the CMS. */
interface Pending extends ForwardedRequest {
  /** Hears how it ended. */
  note: (outcome: number | 'unavailable') => void;
  question?: ClientRequest;
}

interface Settings {
  cmsUrl: string;
  portalKey: string;
  sessions: Sessions;
  ends: SessionEnds;
  log: Log;
  metrics: Pick<Metrics, 'noteCall' | 'noteRefused'>;
}

/** Forms with files, exports and the socket's polling may take this long; what only reads may not. */
const answerTimeoutMs = 60_000;
const readTimeoutMs = 10_000;

/** What is asked of the CMS that is no call of the contract, in figures. */
const routes = { call: '/api/*', upload: '/uploads/*', socket: livePath } as const;

/** Hands calls, pictures and the socket's polling on to the CMS, on behalf of the sealed session. */
export function createForwarder({ cmsUrl, portalKey, sessions, ends, log, metrics }: Settings) {
  const proxy = createProxyServer({
    target: cmsUrl,
    changeOrigin: true,
    selfHandleResponse: true,
    proxyTimeout: answerTimeoutMs,
  });
  const pending = new WeakMap<IncomingMessage, Pending>();

  proxy.on('proxyReq', (question, req, res) => {
    const request = pending.get(req);
    if (!request) return;
    request.question = question;
    // The CMS may refuse before it has read a body. Were it to close the connection then, its answer would be lost with
    // it.
    question.setHeader('Connection', 'keep-alive');
    const { kind, endpoint } = request.target;
    const isQuick = req.method === 'GET' && kind === 'call' && !endpoint?.raw;
    if (!isQuick) return;
    const timer = setTimeout(() => res.headersSent || question.destroy(), readTimeoutMs);
    res.on('close', () => clearTimeout(timer));
  });

  proxy.on('proxyRes', (answer, req, res) => {
    const request = pending.get(req);
    request?.note(answer.statusCode ?? 502);
    if (!request || res.headersSent) return answer.destroy();
    // It has answered, so it needs no more of the body: a limit, or a size that it does not take.
    if (!req.complete) {
      req.unpipe();
      readRestBriefly(req);
      answer.on('close', () => request.question?.destroy());
    }
    passOnAnswer(answer, req, res, request, { sessions, ends }).catch((error) => {
      log('warn', 'forward.answer', { requestId: request.requestId, reason: error?.name });
      if (!res.headersSent) answerFailure(req, res, 503);
      else res.destroy();
    });
  });

  function refuseTooLarge(req: IncomingMessage, res: ServerResponse): void {
    metrics.noteRefused('too-large');
    answerFailure(req, res, 413);
  }

  return (req: IncomingMessage, res: ServerResponse, request: PortalRequest): void => {
    const { address, cookieHeader, clientIp, requestId } = request;
    const target = resolveTarget(req.method, address);
    if ('status' in target) {
      if (target.status === 405) res.setHeader('Allow', target.allow);
      return answerFailure(req, res, target.status);
    }
    const { kind, endpoint } = target;
    const maxBytes = maxBytesOf(req, isMultipartCall(address.pathname));
    if (announcesTooMuch(req, maxBytes)) return refuseTooLarge(req, res);

    const isForVisitors = kind === 'upload' || opensSession(endpoint) || asksToSkipAuth(req);
    const session = isForVisitors || isLinkCall(endpoint) ? undefined : sessions.read(cookieHeader);
    if (kind === 'socket' && !session) return answerFailure(req, res, 401);
    if (session && endpoint === logout) return void answerLogout(req, res, request, { sessions, session, ends });
    const bearer = isLinkCall(endpoint) ? bearerOf(req) : session?.token;
    const knownBrowser = endpoint?.knowsBrowser ? sessions.browser.read(cookieHeader)?.tokens : undefined;
    const isNavigation = req.headers['sec-fetch-mode'] === 'navigate';
    rewriteRequestHeaders(req, { bearer, knownBrowser, clientIp, portalKey, requestId });
    // A login's answer is read here, so it must come as it is.
    if (opensSession(endpoint)) req.headers['accept-encoding'] = 'identity';
    // The proxy, its pipes and the log each wait for the end: more listeners than Node finds likely.
    res.setMaxListeners(20);
    // The CMS's answer to it would come in the middle of ours.
    delete req.headers.expect;
    req.url = `${address.pathname}${address.search}`;
    const startedAt = performance.now();
    const route = endpoint?.path ?? routes[kind];
    const entry: Pending = {
      ...request,
      target,
      usedSession: session !== undefined && kind !== 'socket',
      isNavigation,
      note: (outcome) => metrics.noteCall(route, outcome, performance.now() - startedAt),
    };
    pending.set(req, entry);

    const body = limitBytes(maxBytes);
    body.on('error', (error) => {
      if (error instanceof BodyTooLarge) refuseTooLarge(req, res);
      entry.question?.destroy();
    });
    // Only a read can be asked again where the connection that it was given is dead; anything else gets one of its own.
    const connection = changesNothing(req.method) ? {} : { agent: false };
    proxy.web(req, res, { target: cmsUrl, buffer: req.pipe(body), ...connection }).catch((error) => {
      // Answered already: the body was too large.
      if (res.writableEnded) return;
      if (res.headersSent || res.destroyed) return res.destroy();
      entry.note('unavailable');
      log('warn', 'forward.failed', { requestId, reason: error?.code ?? error?.name });
      answerFailure(req, res, 503);
    });
  };
}

function bearerOf(req: IncomingMessage): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/.exec(req.headers.authorization ?? '')?.[1];
}
