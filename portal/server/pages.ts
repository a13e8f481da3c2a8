import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { cdnMaxAgeSeconds } from '@scholars/contract/cdn';
import { localeOfPath, localePath } from '~/i18n/locale-path';
import type { PageRoom } from '~/shared/page-handle';
import { sessionMarkHeader } from '~/session/session-mark';
import type { Sessions } from '~/session/sessions.server';
import { readTheme, type Theme } from '~/session/theme';
import { perAddress } from './address';
import { cdnHeaders } from './cdn-headers';
import { addEncoding, chooseEncoding, encodeFor, hasEncoding, isCompressible, type Encoding } from './compression';
import type { Configuration } from './configuration';
import { changesNothing } from './cross-site';
import { encodeText } from './encode-text';
import { answerFailure, retryAfterSeconds } from './failure';
import { headersNamed } from './forwarded-headers';
import { keptPageOf, maxBytesOfPages, type KeptPage } from './kept-pages';
import { announcesTooMuch, BodyTooLarge, limitBytes, maxBytesOf } from './limited-body';
import { finishPage, isPage, pageBytes, readPage, storePage, type StoredPage } from './page-answer';
import { createPageCache, type Shown } from './page-cache';
import type { PageQuestion, Rendered } from './page-renderer';
import type { FindPage } from './page-table';
import { previewPolicy, withBanner, type AskedPreview, type FindPreview } from './preview';
import { hasCome, sendEncoded } from './send-encoded';
import type { Metrics } from './metrics';
import type { PortalRequest } from './portal-request';
import type { StaticFiles } from './static-files';

/** Hop by hop, or about hosts: the routes see one origin, the configured one. */
const withheld = headersNamed([
  'host',
  'origin',
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'forwarded',
  'x-forwarded-*',
  'x-client-ip',
  'x-portal-key',
  'authorization',
]);

interface Settings {
  configuration: Configuration;
  files: StaticFiles;
  sessions: Sessions;
  findPage: FindPage;
  findPreview: FindPreview;
  render: (question: PageQuestion) => Promise<Rendered>;
  contentVersion: () => string | undefined;
  /** Whether what was made of this version of the content is what is published. */
  isSurelyPublished: (version: string | undefined) => boolean;
  metrics: Pick<Metrics, 'notePage' | 'noteOwnPage' | 'noteRefused'>;
  keepsPages: boolean;
  /** Off in development, where Vite puts its own scripts into pages. */
  hasPolicy: boolean;
}

/** Which of the kept pages it is. */
interface Place {
  room: PageRoom;
  theme: Theme;
}

/** Answers everything that the routes know. */
export function createPages({
  configuration,
  files,
  sessions,
  findPage,
  findPreview,
  render,
  contentVersion,
  isSurelyPublished,
  metrics,
  keepsPages,
  hasPolicy,
}: Settings) {
  const cacheOf = (maxBytes: number) => createPageCache<StoredPage>({ maxBytes, sizeOf: pageBytes, contentVersion });
  const caches = {
    site: cacheOf(maxBytesOfPages.site),
    entries: cacheOf(maxBytesOfPages.entries),
    views: cacheOf(maxBytesOfPages.views),
  };

  /** The page that a form is sent to; `.data` is the router's spelling of it. */
  const pageOf = (pathname: string) => findPage(pathname.replace(/(\.data|\/)$/, ''));

  const keptAs = perAddress(({ pathname, search }) => {
    const page = findPage(pathname);
    const known = new Map<Theme, KeptPage | undefined>();
    return (theme: Theme): KeptPage | undefined => {
      if (page && !known.has(theme)) known.set(theme, keptPageOf(page, search, theme));
      return known.get(theme);
    };
  });

  async function sendKept(
    req: IncomingMessage,
    res: ServerResponse,
    { clientIp, requestId }: PortalRequest,
    { key, url, room, onlyWhenDown }: KeptPage,
    theme: Theme,
  ): Promise<void> {
    const cache = caches[room];
    const make = async () => {
      const { response, outcome } = await render({
        method: 'GET',
        url,
        headers: headersForAll(theme),
        clientIp,
        requestId,
        nonce: undefined,
      });
      return storePage(response, outcome, { configuration, files });
    };
    const shown = await (onlyWhenDown ? cache.getOwn(key, make) : cache.get(key, make));
    await sendStored(req, res, requestId, { key, room, theme }, shown);
  }

  /** A page that is kept, and fresh, is sent at once: most visitors ask for nothing else. Whatever else is asked is left. */
  function sendFresh(req: IncomingMessage, res: ServerResponse, request: PortalRequest): boolean {
    const { address, cookieHeader, requestId } = request;
    const theme = readTheme(cookieHeader);
    const kept = keepsPages ? keptAs(address)(theme) : undefined;
    if (!kept || kept.onlyWhenDown || sessions.isNamedIn(cookieHeader)) return false;
    const shown = caches[kept.room].findFresh(kept.key);
    if (!shown || !hasEncoding(shown.page.body, req.headers['accept-encoding'])) return false;
    sendShown(req, res, requestId, { room: kept.room, theme }, shown);
    return true;
  }

  /** It is the page of every visitor who has chosen nothing, and would be made the same now. */
  function mayCdnKeep({ ageMs, version, isKept }: Shown<StoredPage>, theme: Theme): boolean {
    return (
      configuration.hasCdn &&
      isKept &&
      theme === 'system' &&
      ageMs < cdnMaxAgeSeconds * 1000 &&
      isSurelyPublished(version)
    );
  }

  async function sendStored(
    req: IncomingMessage,
    res: ServerResponse,
    requestId: string,
    { key, room, theme }: Place & { key: string },
    shown: Shown<StoredPage>,
  ): Promise<void> {
    const { page } = shown;
    const isMissing = !hasCome(req, etagOf(shown));
    if (isMissing && (await addEncoding(page.body, req.headers['accept-encoding']))) caches[room].weighAgain(key, page);
    sendShown(req, res, requestId, { room, theme }, shown);
  }

  function sendShown(
    req: IncomingMessage,
    res: ServerResponse,
    requestId: string,
    { room, theme }: Place,
    shown: Shown<StoredPage>,
  ): void {
    const { page, ageMs, isKept, as } = shown;
    metrics.notePage(room, as, ageMs);
    const head = [...page.head];
    const isForCdn = mayCdnKeep(shown, theme);
    // What many are given is the answer to no one's request.
    if (isForCdn) res.removeHeader('X-Request-Id');
    else head.push('X-Request-Id', requestId);
    if (isForCdn) head.push(...cdnHeaders);
    else head.push('Cache-Control', isKept ? 'private, no-cache' : page.cacheControl);
    if (isKept && ageMs >= 1000) head.push('Age', String(Math.floor(ageMs / 1000)));
    sendEncoded(req, res, { status: page.status, head, body: page.body, etag: etagOf(shown) });
  }

  /** @param kept the same page as visitors get it */
  async function sendOwn(
    req: IncomingMessage,
    res: ServerResponse,
    { address: { pathname, search }, clientIp, requestId, cookieHeader }: PortalRequest,
    kept: KeptPage | undefined,
  ): Promise<void> {
    const maxBytes = maxBytesOf(req, pageOf(pathname)?.handle.takesFiles ?? false);
    if (announcesTooMuch(req, maxBytes)) return refuseTooLarge(req, res);
    const nonce = hasPolicy ? randomBytes(16).toString('base64') : undefined;
    const gone = new AbortController();
    res.on('close', () => res.writableFinished || gone.abort());

    const body = changesNothing(req.method) ? undefined : limitBytes(maxBytes);
    let isTooLarge = false;
    body?.on('error', (error) => (isTooLarge = error instanceof BodyTooLarge));
    if (body) req.on('error', (error) => body.destroy(error)).pipe(body);
    const { response, outcome } = await render({
      method: req.method === 'HEAD' ? 'GET' : (req.method ?? 'GET'),
      url: pathname + search,
      headers: headersOf(req),
      body,
      clientIp,
      requestId,
      nonce,
      sharesMain: kept !== undefined && !kept.onlyWhenDown,
      signal: gone.signal,
    });
    if (isTooLarge) return refuseTooLarge(req, res);
    // In an outage a member sees what a visitor does. It says nothing of who is signed in, so no browser keeps it.
    const fallback = kept && response.status >= 500 ? caches[kept.room].findKept(kept.key) : undefined;
    if (kept && fallback) {
      const mark = response.headers.get(sessionMarkHeader);
      if (mark) res.setHeader(sessionMarkHeader, mark);
      return sendStored(
        req,
        res,
        requestId,
        { ...kept, theme: readTheme(cookieHeader) },
        { ...fallback, isKept: false },
      );
    }

    metrics.noteOwnPage();
    noteRetry(res, response.status, outcome.retryAfterSeconds);
    for (const [name, value] of response.headers) if (name !== 'set-cookie') res.setHeader(name, value);
    const cookies = response.headers.getSetCookie();
    if (cookies.length) res.setHeader('Set-Cookie', cookies);
    if (isPage(response)) {
      const page = await readPage(response, outcome);
      const { text, policy } = finishPage(page, { configuration, files, nonce, outcome });
      if (hasPolicy) res.setHeader('Content-Security-Policy', policy);
      else res.removeHeader('Content-Security-Policy');
      return sendOnce(req, res, response.status, encodeText(text));
    }
    if (isCompressible(response.headers.get('Content-Type') ?? '')) {
      return sendOnce(req, res, response.status, Buffer.from(await response.arrayBuffer()));
    }
    res.writeHead(response.status);
    if (!response.body || req.method === 'HEAD') return void res.end();
    // The two declarations of a web stream, the DOM's and Node's, do not know each other.
    pipeline(Readable.fromWeb(response.body as ReadableStream), res, () => {});
  }

  function refuseTooLarge(req: IncomingMessage, res: ServerResponse): void {
    metrics.noteRefused('too-large');
    answerFailure(req, res, 413);
  }

  /** For whoever was given the address, as for any visitor: no session is looked at, and nothing is kept. */
  async function sendPreview(
    req: IncomingMessage,
    res: ServerResponse,
    { address: { pathname }, clientIp, requestId, cookieHeader }: PortalRequest,
    { token, preview }: AskedPreview,
  ): Promise<void> {
    const locale = localeOfPath(pathname);
    const nonce = hasPolicy ? randomBytes(16).toString('base64') : undefined;
    const { response, outcome } = await render({
      method: 'GET',
      // Without a right to it the page is not there, whether it is published or not.
      url: preview ? pathname : localePath(locale, '/preview-that-is-over'),
      headers: headersForAll(readTheme(cookieHeader)),
      clientIp,
      requestId,
      nonce,
      preview: preview?.status === 'draft' ? token : undefined,
    });
    noteRetry(res, response.status, outcome.retryAfterSeconds);
    for (const [name, value] of response.headers) if (name !== 'set-cookie') res.setHeader(name, value);
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('X-Robots-Tag', 'noindex, nofollow');
    if (!isPage(response)) return void res.writeHead(response.status).end();
    const page = await readPage(response, outcome);
    const { text, policy } = finishPage(page, { configuration, files, nonce, outcome });
    if (hasPolicy) res.setHeader('Content-Security-Policy', previewPolicy(policy, configuration.adminOrigin));
    const shown = preview ? [withBanner(text.join(''), locale, preview, nonce)] : text;
    return sendOnce(req, res, response.status, encodeText(shown));
  }

  async function send(req: IncomingMessage, res: ServerResponse, request: PortalRequest): Promise<void> {
    const { address, cookieHeader } = request;
    const preview = changesNothing(req.method) ? findPreview(address.search) : undefined;
    if (preview) return sendPreview(req, res, request, preview);
    const theme = readTheme(cookieHeader);
    const kept = keepsPages && changesNothing(req.method) ? keptAs(address)(theme) : undefined;
    const isShared = !sessions.isNamedIn(cookieHeader);
    await (kept && isShared ? sendKept(req, res, request, kept, theme) : sendOwn(req, res, request, kept));
  }

  return {
    send,
    sendFresh,
    /** Bytes of the kept pages of a room. */
    bytesOf: (room: PageRoom) => caches[room].bytes,
  };
}

/** Of a page that is kept alone. */
const etagOf = ({ page, isKept }: Shown<StoredPage>): string | undefined => (isKept ? page.etag : undefined);

/** React Router does not carry the headers of a failing loader, or of an action, this far. */
function noteRetry(res: ServerResponse, status: number, seconds: number | undefined): void {
  if (seconds !== undefined && (status === 429 || status === 503)) res.setHeader('Retry-After', String(seconds));
}

/** No other header, so that nothing of a visitor can be in a page for all. */
function headersForAll(theme: Theme): Headers {
  return new Headers({ Accept: 'text/html', Cookie: `theme=${theme}` });
}

function headersOf(req: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined && !withheld.test(name)) headers.set(name, String(value));
  }
  return headers;
}

async function sendOnce(req: IncomingMessage, res: ServerResponse, status: number, raw: Buffer): Promise<void> {
  const [body, encoding] = chooseEncoding(
    await encodeFor(raw, req.headers['accept-encoding']),
    req.headers['accept-encoding'],
  );
  if (encoding) res.appendHeader('Vary', 'Accept-Encoding');
  sendBytes(req, res, status, body, encoding);
}

function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  body: Buffer,
  encoding: Encoding | undefined,
): void {
  if (status === 503 && !res.hasHeader('Retry-After')) res.setHeader('Retry-After', String(retryAfterSeconds));
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.length);
  res.writeHead(status);
  res.end(req.method === 'HEAD' ? undefined : body);
}
