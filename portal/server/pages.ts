import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { localeOfPath, localePath } from '~/i18n/locale-path';
import { sessionMarkHeader } from '~/session/session-mark';
import { readTheme } from '~/session/theme';
import { chooseEncoding, encodeFor, isCompressible, type Encoding } from './compression';
import { changesNothing } from './cross-site';
import { encodeText } from './encode-text';
import { answerFailure, retryAfterSeconds } from './failure';
import { headersNamed } from './forwarded-headers';
import { headersForAll } from './headers-for-all';
import { createKeptPageSender, type KeptPageSettings } from './kept-page-sender';
import type { KeptPage } from './kept-pages';
import { announcesTooMuch, BodyTooLarge, limitBytes, maxBytesOf } from './limited-body';
import { finishPage, isPage, openingItself, readPage } from './page-answer';
import { previewPolicy, withBanner, type AskedPreview, type FindPreview } from './preview';
import type { Metrics } from './metrics';
import type { PortalRequest } from './portal-request';

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

interface Settings extends KeptPageSettings {
  findPreview: FindPreview;
  metrics: Pick<Metrics, 'notePage' | 'noteOwnPage' | 'noteRefused'>;
  /** Off in development, where Vite puts its own scripts into pages. */
  hasPolicy: boolean;
}

/** Answers everything that the routes know. */
export function createPages(settings: Settings) {
  const { configuration, files, sessions, findPage, findPreview, render, metrics, hasPolicy } = settings;
  const keptPages = createKeptPageSender(settings);

  /** The page that a form is sent to; `.data` is the router's spelling of it. */
  const pageOf = (pathname: string) => findPage(pathname.replace(/(\.data|\/)$/, ''));
  const newNonce = () => (hasPolicy ? randomBytes(16).toString('base64') : undefined);

  /** @param kept the same page as visitors get it */
  async function sendOwn(
    req: IncomingMessage,
    res: ServerResponse,
    request: PortalRequest,
    kept: KeptPage | undefined,
  ): Promise<void> {
    const { clientIp, requestId } = request;
    const { pathname, search } = request.address;
    const maxBytes = maxBytesOf(req, pageOf(pathname)?.handle.takesFiles ?? false);
    if (announcesTooMuch(req, maxBytes)) return refuseTooLarge(req, res);
    const nonce = newNonce();
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
    // In an outage a member sees what a visitor does.
    if (kept && response.status >= 500) {
      const mark = response.headers.get(sessionMarkHeader);
      if (mark) res.setHeader(sessionMarkHeader, mark);
      if (await keptPages.sendInstead(req, res, request, kept)) return;
    }

    metrics.noteOwnPage();
    putHeaders(res, response, outcome.retryAfterSeconds);
    const cookies = response.headers.getSetCookie();
    if (cookies.length) res.setHeader('Set-Cookie', cookies);
    if (isPage(response)) {
      const read = await readPage(response, outcome);
      // Of a form that was sent the browser's page before this one is the way back.
      const page = body ? read : openingItself(read, response, { locale: localeOfPath(pathname), nonce });
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
    const nonce = newNonce();
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
    putHeaders(res, response, outcome.retryAfterSeconds);
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
    const kept = changesNothing(req.method) ? keptPages.find(address, theme) : undefined;
    const isShared = !sessions.isNamedIn(cookieHeader);
    await (kept && isShared ? keptPages.sendKept(req, res, request, kept, theme) : sendOwn(req, res, request, kept));
  }

  return { send, sendFresh: keptPages.sendFresh, bytesOf: keptPages.bytesOf };
}

/**
 * The headers of a page, but for its cookies. React Router does not carry those of a failing loader, or of an action,
 * this far: when to ask again is told beside them.
 */
function putHeaders(res: ServerResponse, { status, headers }: Response, retryAfter: number | undefined): void {
  if (retryAfter !== undefined && (status === 429 || status === 503)) res.setHeader('Retry-After', String(retryAfter));
  for (const [name, value] of headers) if (name !== 'set-cookie') res.setHeader(name, value);
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
