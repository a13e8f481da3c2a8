import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { localeOfPath } from '~/i18n/locale-path';
import { sessionMarkHeader } from '~/session/session-mark';
import { isCompressible } from './compression';
import type { Configuration } from './configuration';
import { changesNothing } from './cross-site';
import { encodeText } from './encode-text';
import { answerFailure } from './failure';
import { headersNamed } from './forwarded-headers';
import type { KeptPageSender } from './kept-page-sender';
import type { KeptPage } from './kept-pages';
import { announcesTooMuch, BodyTooLarge, limitBytes, maxBytesOf } from './limited-body';
import type { Metrics } from './metrics';
import { finishPage, isPage, openingItself, readPage } from './page-answer';
import type { PageQuestion, Rendered } from './page-renderer';
import type { FindPage } from './page-table';
import type { PortalRequest } from './portal-request';
import { putHeaders, sendOnce } from './send-rendered';
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
  findPage: FindPage;
  render: (question: PageQuestion) => Promise<Rendered>;
  metrics: Pick<Metrics, 'noteOwnPage' | 'noteRefused'>;
  newNonce: () => string | undefined;
  hasPolicy: boolean;
  keptPages: Pick<KeptPageSender, 'sendInstead'>;
}

/** What is answered once it is rendered. */
interface Own extends Rendered {
  nonce: string | undefined;
  isForm: boolean;
}

/** Renders and sends what is one visitor's own: every page of a session, and what a form is answered with. */
export function createOwnPageSender(settings: Settings) {
  const { configuration, files, findPage, render, metrics, newNonce, hasPolicy, keptPages } = settings;

  /** The page that a form is sent to; `.data` is the router's spelling of it. */
  const pageOf = (pathname: string) => findPage(pathname.replace(/(\.data|\/)$/, ''));

  function refuseTooLarge(req: IncomingMessage, res: ServerResponse): void {
    metrics.noteRefused('too-large');
    answerFailure(req, res, 413);
  }

  /** @returns nothing where it sends too much */
  async function renderOwn(
    req: IncomingMessage,
    res: ServerResponse,
    { address, clientIp, requestId }: PortalRequest,
    sharesMain: boolean,
  ): Promise<Own | undefined> {
    const { pathname, search } = address;
    const maxBytes = maxBytesOf(req, pageOf(pathname)?.handle.takesFiles ?? false);
    if (announcesTooMuch(req, maxBytes)) return undefined;
    const nonce = newNonce();
    const gone = new AbortController();
    res.on('close', () => res.writableFinished || gone.abort());

    const body = changesNothing(req.method) ? undefined : limitBytes(maxBytes);
    let isTooLarge = false;
    body?.on('error', (error) => (isTooLarge = error instanceof BodyTooLarge));
    if (body) req.on('error', (error) => body.destroy(error)).pipe(body);
    const rendered = await render({
      method: req.method === 'HEAD' ? 'GET' : (req.method ?? 'GET'),
      url: pathname + search,
      headers: headersOf(req),
      body,
      clientIp,
      requestId,
      nonce,
      sharesMain,
      signal: gone.signal,
    });
    return isTooLarge ? undefined : { ...rendered, nonce, isForm: body !== undefined };
  }

  async function sendRendered(
    req: IncomingMessage,
    res: ServerResponse,
    pathname: string,
    { response, outcome, nonce, isForm }: Own,
  ): Promise<void> {
    putHeaders(res, response, outcome.retryAfterSeconds);
    const cookies = response.headers.getSetCookie();
    if (cookies.length) res.setHeader('Set-Cookie', cookies);
    if (isPage(response)) {
      const read = await readPage(response, outcome);
      // Of a form that was sent the browser's page before this one is the way back.
      const page = isForm ? read : openingItself(read, response, { locale: localeOfPath(pathname), nonce });
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

  /** @param kept the same page as visitors get it */
  return async function sendOwn(
    req: IncomingMessage,
    res: ServerResponse,
    request: PortalRequest,
    kept: KeptPage | undefined,
  ): Promise<void> {
    const own = await renderOwn(req, res, request, kept !== undefined && !kept.onlyWhenDown);
    if (!own) return refuseTooLarge(req, res);
    const { response } = own;
    // In an outage a member sees what a visitor does.
    if (kept && response.status >= 500) {
      const mark = response.headers.get(sessionMarkHeader);
      if (mark) res.setHeader(sessionMarkHeader, mark);
      if (await keptPages.sendInstead(req, res, request, kept)) return;
    }
    metrics.noteOwnPage();
    return sendRendered(req, res, request.address.pathname, own);
  };
}

function headersOf(req: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined && !withheld.test(name)) headers.set(name, String(value));
  }
  return headers;
}
