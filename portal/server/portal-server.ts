import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { isForCms } from './cms-target.mjs';
import { createCommonAnswers } from './common-answers.mjs';
import { followContent } from './content-version.mjs';
import { changesNothing, isCrossSite, takesPostsFromAnywhere } from './cross-site.mjs';
import { answerFailure } from './failure.mjs';
import { createForwarder } from './forwarder.mjs';
import { createHealth } from './health.mjs';
import { createKeptPictures, isDrawnPicture, sendPicture } from './kept-pictures.mjs';
import { createHostCheck } from './known-host.mjs';
import { createPageRenderer, entryOf } from './page-renderer.mjs';
import { createPages } from './pages.mjs';
import { readRequest } from './portal-request.mjs';
import { commonHeaders } from './security-headers.mjs';
import { createSessionEnds } from './session-ends.mjs';
import { createSocketForwarder } from './socket-forwarder.mjs';
import { sendStaticFile } from './static-files.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {import('node:http').ServerResponse} Outgoing
 * @typedef {import('./portal-request.mjs').PortalRequest} PortalRequest
 */

const headersTimeoutMs = 10_000;
const requestTimeoutMs = 120_000;
/** Longer than proxies keep theirs: the one that closes first must not be the one that is written to. */
const keepAliveMs = 65_000;

/**
 * The portal's HTTP server: files, pages, and the way to the CMS, behind one set of checks.
 *
 * @param {object} settings
 * @param {import('./configuration.mjs').Configuration} settings.configuration
 * @param {import('./log.mjs').Log} settings.log
 * @param {() => Promise<import('react-router').ServerBuild>} settings.loadBuild
 * @param {import('./static-files.mjs').StaticFiles} [settings.files]
 * @param {(req: Incoming, res: Outgoing) => Promise<boolean>} [settings.developmentFiles] answers what Vite serves
 * @param {number} [settings.contentPollMs]
 * @param {number} [settings.retryMs] between two tries to tell the CMS of an ended session
 */
export async function createPortalServer({
  configuration,
  log,
  loadBuild,
  files = new Map(),
  developmentFiles,
  contentPollMs,
  retryMs,
}) {
  const { publicUrl, cmsUrl, secret, dataDir } = configuration;
  const isDevelopment = developmentFiles !== undefined;
  const {
    createSealer,
    createSessions,
    createKeptAnswers,
    readTheme,
    readListPage,
    carriesRight,
    outcomeName,
    ...api
  } = entryOf(await loadBuild());
  const portalKey = createHmac('sha256', secret).update('portal-key').digest('hex');
  const ends = await createSessionEnds({
    cmsUrl,
    portalKey,
    log,
    sealer: createSealer(secret, 'portal-owed-ends'),
    dataDir,
    everyMs: retryMs,
  });
  const sessions = withoutEnded(createSessions({ secret, secure: publicUrl.startsWith('https:') }), ends);
  const stopping = { now: false };
  const headers = commonHeaders(configuration);
  const isKnownHost = createHostCheck(publicUrl);
  const content = followContent({ cmsUrl, everyMs: contentPollMs });
  const contentVersion = content.current;
  await content.begun;

  const answers = createKeptAnswers({ contentVersion });
  const render = await createPageRenderer({
    loadBuild,
    configuration,
    portalKey,
    sessions,
    ends,
    log,
    contentVersion,
    answers,
    mode: isDevelopment ? 'development' : 'production',
  });
  const sendPage = createPages({
    configuration,
    files,
    sessions,
    readTheme,
    readers: { readListPage, carriesRight, outcomeName },
    render,
    contentVersion,
    keepsPages: !isDevelopment,
    hasPolicy: !isDevelopment,
  });
  const forward = createForwarder({ cmsUrl, portalKey, sessions, ends, log });
  const common = createCommonAnswers({ cmsUrl, portalKey, answers, api, log });
  const pictures = createKeptPictures(cmsUrl);
  const health = createHealth(cmsUrl, () => stopping.now);

  /** @param {Incoming} req @param {Outgoing} res @param {PortalRequest} request */
  async function answer(req, res, request) {
    const { pathname, cookieHeader } = request;
    const status = await health(pathname);
    if (status)
      return void res
        .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end(status === 200 ? 'ok' : 'not ready');
    if (!isKnownHost(req.headers.host)) return answerMisdirected(req, res);
    const isReading = changesNothing(req.method);
    const hasSession = sessions.isNamedIn(cookieHeader);
    if (!isReading && !takesPostsFromAnywhere(pathname) && isCrossSite(req.headers, { publicUrl, hasSession }))
      return answerFailure(req, res, 403, 'error.crossSite');

    const file = isReading ? files.get(pathname) : undefined;
    if (file) return sendStaticFile(req, res, pathname, file);
    if (isReading && isDrawnPicture(pathname)) return answerPicture(req, res, pathname);
    if (isForCms(pathname)) {
      const read = common.readOf(req, request);
      return read ? common.send(req, res, request, read) : forward(req, res, request);
    }
    if (developmentFiles && (await developmentFiles(req, res))) return;
    if (!knownMethods.has(req.method ?? '')) return answerFailure(req, res, 405);
    if (pathname.startsWith('/assets/')) return answerFailure(req, res, 404);
    await sendPage(req, res, request);
  }

  /** For the operator above all, who may have forgotten PUBLIC_URL. @param {Incoming} req @param {Outgoing} res */
  function answerMisdirected(req, res) {
    res.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
    res.end(req.method === 'HEAD' ? undefined : `This site is at ${publicUrl} (PUBLIC_URL).\n`);
  }

  /** @param {Incoming} req @param {Outgoing} res @param {string} pathname */
  async function answerPicture(req, res, pathname) {
    const picture = await pictures.get(pathname).catch(() => null);
    if (picture) sendPicture(req, res, picture);
    else answerFailure(req, res, picture === null ? 503 : 404);
  }

  const timeouts = {
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveMs,
  };
  const server = createServer(timeouts, (req, res) => {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    // A connection that stays open would keep the process from ending.
    if (stopping.now) res.setHeader('Connection', 'close');
    const request = readRequest(req, configuration);
    if (!request) return answerFailure(req, res, 400);
    res.setHeader('X-Request-Id', request.requestId);
    // A page's own headers are not on its error page, nor on what an address leads to that was mistyped.
    if (carriesRight(request.search)) res.setHeader('Referrer-Policy', 'strict-origin');
    logWhenDone(req, res, request, log);
    answer(req, res, request).catch((error) => {
      if (!res.destroyed) log('error', 'request.failed', { requestId: request.requestId, reason: error?.name });
      answerFailure(req, res, 500);
    });
  });
  const sockets = createSocketForwarder({ configuration, portalKey, sessions, log });
  server.on('upgrade', (req, socket, head) =>
    isKnownHost(req.headers.host) ? sockets.forward(req, socket, head) : socket.destroy(),
  );
  server.on('close', () => {
    content.stop();
    ends.stop();
  });

  return {
    server,
    /** From now on it says that it is not ready. */
    announceStop: () => void (stopping.now = true),
    closeSockets: sockets.closeAll,
  };
}

/**
 * Reads no session that has ended here and of which the CMS could not be told yet: a copied cookie is as dead.
 *
 * @param {import('../src/session/sessions.server').Sessions} sessions
 * @param {Awaited<ReturnType<typeof createSessionEnds>>} ends
 * @returns {import('../src/session/sessions.server').Sessions}
 */
function withoutEnded(sessions, ends) {
  return {
    ...sessions,
    read(cookieHeader) {
      const session = sessions.read(cookieHeader);
      return session && ends.owes(session.token) ? undefined : session;
    },
  };
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** @param {Incoming} req @param {Outgoing} res @param {PortalRequest} request @param {import('./log.mjs').Log} log */
function logWhenDone(req, res, { pathname, requestId }, log) {
  const startedAt = performance.now();
  const { method } = req;
  res.on('close', () => {
    const level = pathname.startsWith('/health/') || pathname.startsWith('/assets/') ? 'debug' : 'info';
    log(level, res.writableFinished ? 'request' : 'request.aborted', {
      method,
      path: pathname,
      status: res.statusCode,
      ms: Math.round(performance.now() - startedAt),
      requestId,
    });
  });
}
