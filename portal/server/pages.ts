import { randomBytes } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { addEncoding, chooseEncoding, encodeFor, isCompressible } from './compression.mjs';
import { changesNothing } from './cross-site.mjs';
import { answerFailure } from './failure.mjs';
import { keptPageOf, partBytes } from './kept-pages.mjs';
import { announcesTooMuch, BodyTooLarge, limitBytes, maxBytesOf } from './limited-body.mjs';
import { finishPage, isPage, pageBytes, storePage } from './page-answer.mjs';
import { createPageCache } from './page-cache.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {import('node:http').ServerResponse} Outgoing
 * @typedef {import('./portal-request.mjs').PortalRequest} PortalRequest
 * @typedef {import('./page-answer.mjs').StoredPage} StoredPage
 * @typedef {ReturnType<typeof createPageCache<StoredPage>>} PageCache
 * @typedef {{ page: StoredPage, ageMs: number, isKept: boolean }} Shown
 */

/** Hop by hop, or about hosts: the routes see one origin, the configured one. */
const withheld =
  /^(host|origin|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|forwarded|x-forwarded-.*|x-client-ip|x-portal-key|authorization)$/;

/**
 * Answers everything that the routes know.
 *
 * @param {object} settings
 * @param {import('./configuration.mjs').Configuration} settings.configuration
 * @param {import('./static-files.mjs').StaticFiles} settings.files
 * @param {import('../src/session/sessions.server').Sessions} settings.sessions
 * @param {(cookieHeader: string | undefined) => string} settings.readTheme
 * @param {import('./kept-pages.mjs').AddressReaders} settings.readers
 * @param {Awaited<ReturnType<typeof import('./page-renderer.mjs').createPageRenderer>>} settings.render
 * @param {() => string | undefined} settings.contentVersion
 * @param {boolean} settings.keepsPages
 * @param {boolean} settings.hasPolicy off in development, where Vite puts its own scripts into pages
 */
export function createPages({
  configuration,
  files,
  sessions,
  readTheme,
  readers,
  render,
  contentVersion,
  keepsPages,
  hasPolicy,
}) {
  /** @param {number} maxBytes @returns {PageCache} */
  const cacheOf = (maxBytes) => createPageCache({ maxBytes, sizeOf: pageBytes, contentVersion });
  const caches = {
    site: cacheOf(partBytes.site),
    entries: cacheOf(partBytes.entries),
    views: cacheOf(partBytes.views),
  };

  /** @param {Incoming} req @param {Outgoing} res @param {PortalRequest} request @param {import('./kept-pages.mjs').KeptPage} kept */
  async function sendKept(req, res, { clientIp, requestId, cookieHeader }, { key, url, part, isSpare }) {
    const cache = caches[part];
    const theme = readTheme(cookieHeader);
    // No other header, so that nothing of this visitor can be in a page for all.
    const headers = new Headers({ Accept: 'text/html', Cookie: `theme=${theme}` });
    const make = async () => {
      const { response, outcome } = await render({
        method: 'GET',
        url,
        headers,
        clientIp,
        requestId,
        nonce: undefined,
      });
      return storePage(response, outcome, { configuration, files });
    };
    await sendStored(req, res, key, cache, await (isSpare ? cache.getOwn(key, make) : cache.get(key, make)));
  }

  /** @param {Incoming} req @param {Outgoing} res @param {string} key @param {PageCache} cache @param {Shown} shown */
  async function sendStored(req, res, key, cache, { page, ageMs, isKept }) {
    for (const [name, value] of page.headers) res.setHeader(name, value);
    res.setHeader('Vary', 'Cookie, Accept-Encoding');
    if (isKept) {
      res.setHeader('Cache-Control', 'private, no-cache');
      res.setHeader('ETag', page.etag);
      if (ageMs >= 1000) res.setHeader('Age', String(Math.floor(ageMs / 1000)));
      if (req.headers['if-none-match'] === page.etag) return void res.writeHead(304).end();
    }
    const accepted = req.headers['accept-encoding'];
    if (await addEncoding(page.body, accepted)) cache.weighAgain(key, page);
    const [body, encoding] = chooseEncoding(page.body, accepted);
    sendBytes(req, res, page.status, body, encoding);
  }

  /** @param {Incoming} req @param {Outgoing} res @param {PortalRequest} request @param {import('./kept-pages.mjs').KeptPage} [kept] the same page as visitors get it */
  async function sendOwn(req, res, { pathname, search, clientIp, requestId }, kept) {
    const maxBytes = maxBytesOf(req, pathname);
    if (announcesTooMuch(req, maxBytes)) return answerFailure(req, res, 413);
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
      signal: gone.signal,
    });
    if (isTooLarge) return answerFailure(req, res, 413);
    // In an outage a member sees what a visitor does. It says nothing of who is signed in, so no browser keeps it.
    const spare = kept && response.status >= 500 ? caches[kept.part].findKept(kept.key) : undefined;
    if (kept && spare) return sendStored(req, res, kept.key, caches[kept.part], { ...spare, isKept: false });

    noteRetry(res, response.status, outcome.retryAfterSeconds);
    for (const [name, value] of response.headers) if (name !== 'set-cookie') res.setHeader(name, value);
    const cookies = response.headers.getSetCookie();
    if (cookies.length) res.setHeader('Set-Cookie', cookies);
    if (isPage(response)) {
      const { html, policy } = finishPage(outcome.html ?? (await response.text()), {
        configuration,
        files,
        nonce,
        outcome,
      });
      if (hasPolicy) res.setHeader('Content-Security-Policy', policy);
      else res.removeHeader('Content-Security-Policy');
      return sendOnce(req, res, response.status, Buffer.from(html));
    }
    if (isCompressible(response.headers.get('Content-Type') ?? '')) {
      return sendOnce(req, res, response.status, Buffer.from(await response.arrayBuffer()));
    }
    res.writeHead(response.status);
    if (!response.body || req.method === 'HEAD') return void res.end();
    // The two declarations of a web stream, the DOM's and Node's, do not know each other.
    const stream = /** @type {import('node:stream/web').ReadableStream} */ (response.body);
    pipeline(Readable.fromWeb(stream), res, () => {});
  }

  /** @param {Incoming} req @param {Outgoing} res @param {PortalRequest} request */
  return async (req, res, request) => {
    const { pathname, search, cookieHeader } = request;
    const kept =
      keepsPages && changesNothing(req.method)
        ? keptPageOf(pathname, search, readTheme(cookieHeader), readers)
        : undefined;
    const isShared = !sessions.isNamedIn(cookieHeader);
    await (kept && isShared ? sendKept(req, res, request, kept) : sendOwn(req, res, request, kept));
  };
}

/**
 * React Router does not carry the headers of a failing loader, or of an action, this far.
 *
 * @param {Outgoing} res @param {number} status @param {number | undefined} seconds
 */
function noteRetry(res, status, seconds) {
  if (seconds !== undefined && (status === 429 || status === 503)) res.setHeader('Retry-After', String(seconds));
}

/** @param {Incoming} req */
function headersOf(req) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined && !withheld.test(name)) headers.set(name, String(value));
  }
  return headers;
}

/** @param {Incoming} req @param {Outgoing} res @param {number} status @param {Buffer} raw */
async function sendOnce(req, res, status, raw) {
  const [body, encoding] = chooseEncoding(
    await encodeFor(raw, req.headers['accept-encoding']),
    req.headers['accept-encoding'],
  );
  if (encoding) res.appendHeader('Vary', 'Accept-Encoding');
  sendBytes(req, res, status, body, encoding);
}

/** @param {Incoming} req @param {Outgoing} res @param {number} status @param {Buffer} body @param {string | undefined} encoding */
function sendBytes(req, res, status, body, encoding) {
  if (status === 503 && !res.hasHeader('Retry-After')) res.setHeader('Retry-After', '5');
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.length);
  res.writeHead(status);
  res.end(req.method === 'HEAD' ? undefined : body);
}
