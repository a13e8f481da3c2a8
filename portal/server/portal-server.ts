import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { errorKind } from '@scholars/contract/error-kind';
import { livePath } from '@scholars/contract/live';
import { metricsPath } from '@scholars/contract/metrics';
import type { ServerBuild } from 'react-router';
import { isCircuitOpen } from '~/cms-client/ask-cms.server';
import { createKeptAnswers, keptMaxBytes } from '~/cms-client/kept-answers.server';
import type { PageRoom } from '~/shared/page-handle';
import { createSealer } from '~/session/seal.server';
import { createSessions, type Sessions } from '~/session/sessions.server';
import { createAddresses, perAddress, type Address } from './address';
import { isForCms } from './cms-target';
import { createCommonCalls } from './common-calls';
import type { Configuration } from './configuration';
import { followContent } from './content-version';
import { changesNothing, isCrossSite } from './cross-site';
import { answerFailure } from './failure';
import { createForwarder } from './forwarder';
import { createHealth, isHealthPath, sendHealth } from './health';
import { maxBytesOfPages } from './kept-pages';
import { createKeptPictures, isDrawnPicture, maxBytesOfPictures, sendPicture } from './kept-pictures';
import { createHostCheck } from './known-host';
import type { Log } from './log';
import { createMetrics, type Metrics } from './metrics';
import { createPageRenderer } from './page-renderer';
import { createPageTable } from './page-table';
import { createPages } from './pages';
import { createPreviews } from './preview';
import { readRequest, type PortalRequest } from './portal-request';
import { createRouteNames } from './route-name';
import { commonHeaders } from './security-headers';
import { sendServiceWorker, serviceWorkerPath } from './service-worker-file';
import { createSessionEnds, type SessionEnds } from './session-ends';
import { createSocketForwarder } from './socket-forwarder';
import { sendStaticFile, type StaticFiles } from './static-files';

const headersTimeoutMs = 10_000;
const requestTimeoutMs = 120_000;
/** Longer than proxies keep theirs: the one that closes first must not be the one that is written to. */
const keepAliveMs = 65_000;

interface Settings {
  configuration: Configuration;
  log: Log;
  loadBuild: () => Promise<ServerBuild>;
  files?: StaticFiles | undefined;
  /** Answers what Vite serves. */
  developmentFiles?: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;
  contentPollMs?: number;
  /** Between two tries to tell the CMS of an ended session. */
  retryMs?: number;
}

export type PortalServer = Awaited<ReturnType<typeof createPortalServer>>;

/** The portal's HTTP server: files, pages, and the way to the CMS, behind one set of checks. */
export async function createPortalServer({
  configuration,
  log,
  loadBuild,
  files = new Map(),
  developmentFiles,
  contentPollMs,
  retryMs,
}: Settings) {
  const { publicUrl, cmsUrl, secrets, dataDir } = configuration;
  const isDevelopment = developmentFiles !== undefined;
  const portalKey = createHmac('sha256', secrets[0]).update('portal-key').digest('hex');
  const metrics = createMetrics();
  const { noteCall } = metrics;
  const ends = await createSessionEnds({
    cmsUrl,
    portalKey,
    log,
    noteCall,
    sealer: createSealer(secrets, 'portal-owed-ends'),
    dataDir,
    everyMs: retryMs,
  });
  const sessions = withoutEnded(createSessions({ secrets, secure: publicUrl.startsWith('https:') }), ends);
  const stopping = { now: false };
  const headers = Object.entries(commonHeaders(configuration));
  const isKnownHost = createHostCheck(publicUrl);
  const content = followContent({ cmsUrl, everyMs: contentPollMs });
  const contentVersion = content.current;
  await content.begun;

  const findPage = createPageTable((await loadBuild()).routes);
  const readAddress = createAddresses(publicUrl);
  const routeNames = createRouteNames(findPage, files);
  const nameRoute = perAddress(({ pathname }) => routeNames(pathname));
  const answers = createKeptAnswers({ contentVersion, note: metrics.noteKeptAnswer });
  const render = await createPageRenderer({
    loadBuild,
    configuration,
    portalKey,
    sessions,
    ends,
    log,
    noteCall,
    contentVersion,
    answers,
    mode: isDevelopment ? 'development' : 'production',
  });
  const pages = createPages({
    configuration,
    files,
    sessions,
    findPage,
    findPreview: createPreviews(secrets),
    render,
    contentVersion,
    isSurelyPublished: content.isSurely,
    metrics,
    keepsPages: !isDevelopment,
    hasPolicy: !isDevelopment,
  });
  const forward = createForwarder({ cmsUrl, portalKey, sessions, ends, log, metrics });
  const common = createCommonCalls({
    configuration,
    portalKey,
    answers,
    sessions,
    log,
    noteCall,
    noteKeptAnswer: metrics.noteKeptAnswer,
  });
  const pictures = createKeptPictures(cmsUrl, noteCall);
  const health = createHealth({ content, isStopping: () => stopping.now });

  /** Nearly everything that anybody asks for: a page or an answer that is kept, and fresh. It has its headers with it. */
  function answerAtOnce(req: IncomingMessage, res: ServerResponse, request: PortalRequest): void {
    if (!changesNothing(req.method) || stopping.now || !isKnownHost(req.headers.host)) return;
    if (!pages.sendFresh(req, res, request)) common.sendFresh(req, res, request);
  }

  /** What every other answer has. */
  function putCommonHeaders(res: ServerResponse, request?: PortalRequest): void {
    for (const [name, value] of headers) res.setHeader(name, value);
    // A connection that stays open would keep the process from ending.
    if (stopping.now) res.setHeader('Connection', 'close');
    if (!request) return;
    res.setHeader('X-Request-Id', request.requestId);
    // A page's own headers are not on its error page, nor on what an address leads to that was mistyped.
    if (request.address.carriesRight) res.setHeader('Referrer-Policy', 'strict-origin');
  }

  async function answer(req: IncomingMessage, res: ServerResponse, request: PortalRequest): Promise<void> {
    putCommonHeaders(res, request);
    const { address, cookieHeader } = request;
    const { pathname } = address;
    const isReading = changesNothing(req.method);
    // Probes know no name of the site.
    const found = isReading && health.find(pathname);
    if (found) return sendHealth(req, res, found);
    if (!isKnownHost(req.headers.host)) return answerMisdirected(req, res);
    // Whoever asks for the socket's news and says nothing of where they are is no page of another site.
    const hasSession = !isReading && sessions.isNamedIn(cookieHeader);
    const isRead = isReading && pathname !== livePath;
    const mayComeFromAnywhere = isRead || findPage(pathname)?.handle.takesPostsFromAnywhere;
    if (!mayComeFromAnywhere && isCrossSite(req.headers, { publicUrl, hasSession })) {
      metrics.noteRefused('cross-site');
      return answerFailure(req, res, 403, 'error.crossSite');
    }

    // Whoever looks for the figures here is to hear that there are none, and not be led to a page.
    if (pathname === metricsPath) return answerFailure(req, res, 404);
    if (isReading && pathname === serviceWorkerPath) return sendServiceWorker(req, res, files, configuration);
    const file = isReading ? files.get(pathname) : undefined;
    if (file) return sendStaticFile(req, res, pathname, file);
    if (isReading && isDrawnPicture(pathname)) return answerPicture(req, res, pathname);
    if (isForCms(pathname)) {
      const read = common.readOf(req, request);
      return read ? common.send(req, res, request, read) : forward(req, res, request);
    }
    if (developmentFiles && (await developmentFiles(req, res))) return;
    if (!knownMethods.has(req.method ?? '')) {
      metrics.noteRefused('method');
      return answerFailure(req, res, 405);
    }
    if (pathname.startsWith('/assets/')) return answerFailure(req, res, 404);
    await pages.send(req, res, request);
  }

  /** For the operator above all, who may have forgotten PUBLIC_URL. */
  function answerMisdirected(req: IncomingMessage, res: ServerResponse): void {
    metrics.noteRefused('misdirected');
    res.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
    res.end(req.method === 'HEAD' ? undefined : `This site is at ${publicUrl} (PUBLIC_URL).\n`);
  }

  async function answerPicture(req: IncomingMessage, res: ServerResponse, pathname: string): Promise<void> {
    const picture = await pictures.get(pathname).catch(() => null);
    if (picture) sendPicture(req, res, picture);
    else answerFailure(req, res, picture === null ? 503 : 404);
  }

  function fail(req: IncomingMessage, res: ServerResponse, request: PortalRequest, error: unknown): void {
    if (!res.destroyed) log('error', 'request.failed', { requestId: request.requestId, reason: errorKind(error) });
    if (!res.headersSent) putCommonHeaders(res, request);
    answerFailure(req, res, 500);
  }

  const timeouts = {
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveMs,
  };
  const server = createServer(timeouts, (req, res) => {
    const address = readAddress(req.url ?? '');
    if (!address) {
      metrics.noteRefused('malformed');
      putCommonHeaders(res);
      return answerFailure(req, res, 400);
    }
    const request = readRequest(req, address, configuration.trustProxy);
    const tell = isHealthPath(address.pathname)
      ? undefined
      : beginTelling(req, res, request, { log, metrics, nameRoute });
    try {
      answerAtOnce(req, res, request);
    } catch (error) {
      fail(req, res, request, error);
    }
    // To be told once all of it is sent costs more than to look whether it is.
    if (res.writableFinished) return tell?.();
    if (tell) res.on('close', tell);
    if (!res.headersSent) answer(req, res, request).catch((error: unknown) => fail(req, res, request, error));
  });
  const sockets = createSocketForwarder({ configuration, readAddress, portalKey, sessions, log, metrics });
  metrics.look({
    readiness: health.readiness,
    isCircuitOpen: () => isCircuitOpen(cmsUrl),
    openSockets: sockets.open,
    owedEnds: ends.owed,
    memories: {
      answers: { maxBytes: keptMaxBytes, bytes: () => answers.bytes },
      pictures: { maxBytes: maxBytesOfPictures, bytes: pictures.bytes },
      ...roomMemories(pages.bytesOf),
    },
  });
  server.on('upgrade', (req, socket, head) =>
    isKnownHost(req.headers.host) ? sockets.forward(req, socket, head) : socket.destroy(),
  );
  server.on('close', () => {
    content.stop();
    ends.stop();
  });

  return {
    server,
    metrics,
    /** From now on it says that it is not ready. */
    announceStop: () => void (stopping.now = true),
    closeSockets: sockets.closeAll,
  };
}

/** Reads no session that has ended here and of which the CMS could not be told yet: a copied cookie is as dead. */
function withoutEnded(sessions: Sessions, ends: SessionEnds): Sessions {
  return {
    ...sessions,
    read(cookieHeader) {
      const session = sessions.read(cookieHeader);
      return session && ends.owes(session.token) ? undefined : session;
    },
  };
}

function roomMemories(bytesOf: (room: PageRoom) => number) {
  const rooms = Object.entries(maxBytesOfPages) as [PageRoom, number][]; // the table's own keys
  return Object.fromEntries(
    rooms.map(([room, maxBytes]) => [`pages-${room}`, { maxBytes, bytes: () => bytesOf(room) }]),
  );
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Begins to count a request. @returns what counts and logs it under one name, once it is over */
function beginTelling(
  req: IncomingMessage,
  res: ServerResponse,
  { address, requestId }: PortalRequest,
  { log, metrics, nameRoute }: { log: Log; metrics: Metrics; nameRoute: (address: Address) => string },
): () => void {
  metrics.requestBegan();
  const startedAt = performance.now();
  const { method } = req;
  return () => {
    const route = nameRoute(address);
    const ms = performance.now() - startedAt;
    metrics.requestEnded(route, method, res.statusCode, ms);
    const level = address.pathname.startsWith('/assets/') ? 'debug' : 'info';
    // What waited to be sent counts as finished too once its connection is cut off.
    const isSent = res.writableFinished && !req.socket.destroyed;
    log(level, isSent ? 'request' : 'request.aborted', {
      method,
      route,
      status: res.statusCode,
      ms: Math.round(ms),
      requestId,
    });
  };
}
