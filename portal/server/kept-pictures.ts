import { createBoundedStore } from './bounded-store.mjs';
import { bytesOf, chooseEncoding, encodeAll } from './compression.mjs';
import { filePolicy } from './security-headers.mjs';

/** @typedef {import('./compression.mjs').Encoded & { type: string, readAt: number }} Picture */

const maxBytes = 32 * 1024 * 1024;
/** A drawing without words is the entry's for good; one with its title changes with the title. */
const maxAgeSeconds = { svg: 30 * 24 * 60 * 60, png: 24 * 60 * 60 };
const freshMs = 60 * 60 * 1000;
const fetchTimeoutMs = 5000;
const path = /^\/uploads\/drawn\/[\w-]{1,200}\.(?:svg|png)$/;

/** @param {string} pathname */
export function isDrawnPicture(pathname) {
  return path.test(pathname);
}

/**
 * Keeps the pictures that the CMS draws: a page shows a dozen of them and each is the same for everybody.
 * The least recently used ones go first; while the CMS is down, old ones are good enough.
 *
 * @param {string} cmsUrl
 */
export function createKeptPictures(cmsUrl) {
  const kept = createBoundedStore({ maxBytes, sizeOf: (/** @type {Picture} */ picture) => bytesOf(picture) });
  /** @type {Map<string, Promise<Picture | undefined>>} */
  const underWay = new Map();

  /** @param {string} pathname */
  async function fetchPicture(pathname) {
    const response = await fetch(cmsUrl + pathname, { redirect: 'error', signal: AbortSignal.timeout(fetchTimeoutMs) });
    if (response.status >= 500) throw new Error('The CMS has no picture now');
    const type = response.headers.get('Content-Type') ?? '';
    const isSvg = type.startsWith('image/svg+xml');
    if (!response.ok || !(isSvg || type === 'image/png')) return undefined;
    const raw = Buffer.from(await response.arrayBuffer());
    // A share picture is compressed already, and changes with its entry's title.
    const encoded = isSvg ? await encodeAll(raw, 5) : { raw, br: undefined, gzip: undefined };
    return { ...encoded, type, readAt: Date.now() };
  }

  /** @param {string} pathname */
  function read(pathname) {
    const begun = underWay.get(pathname);
    if (begun) return begun;
    const reading = fetchPicture(pathname)
      .then((picture) => {
        if (picture) kept.set(pathname, picture);
        else kept.delete(pathname);
        return picture;
      })
      .finally(() => underWay.delete(pathname));
    underWay.set(pathname, reading);
    return reading;
  }

  return {
    /**
     * @param {string} pathname
     * @returns {Promise<Picture | undefined>} nothing where there is no such picture
     * @throws when the CMS does not answer and the picture was never kept
     */
    async get(pathname) {
      const before = kept.get(pathname);
      if (!before) return read(pathname);
      if (Date.now() - before.readAt < freshMs) return before;
      return read(pathname).catch(() => before);
    },
  };
}

/**
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 * @param {Picture} picture
 */
export function sendPicture(req, res, picture) {
  const [body, encoding] = chooseEncoding(picture, req.headers['accept-encoding']);
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.writeHead(200, {
    'Cache-Control': `public, max-age=${picture.type === 'image/png' ? maxAgeSeconds.png : maxAgeSeconds.svg}`,
    'Content-Security-Policy': filePolicy,
    'Content-Type': picture.type,
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
