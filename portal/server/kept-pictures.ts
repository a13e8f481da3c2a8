import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NoteCall } from '~/cms-client/ask-cms.server';
import { createBoundedStore, createSingleFlight } from '~/lib/bounded-store.server';
import { bytesOf, chooseEncoding, encodeAll, type Encoded } from './compression';
import { filePolicy } from './security-headers';

interface Picture extends Encoded {
  type: string;
  readAt: number;
}

export const maxBytesOfPictures = 32 * 1024 * 1024;
/** A drawing without words is the entry's for good; one with its title changes with the title. */
const maxAgeSeconds = { svg: 30 * 24 * 60 * 60, png: 24 * 60 * 60 };
const freshMs = 60 * 60 * 1000;
const fetchTimeoutMs = 5000;
/** How the addresses of all of them are called in logs and figures. */
export const picturesRoute = '/uploads/drawn/*';
const path = /^\/uploads\/drawn\/[\w-]{1,200}\.(?:svg|png)$/;

export function isDrawnPicture(pathname: string): boolean {
  return path.test(pathname);
}

/**
 * Keeps the pictures that the CMS draws: a page shows a dozen of them and each is the same for everybody.
 * The least recently used ones go first; while the CMS is down, old ones are good enough.
 */
export function createKeptPictures(cmsUrl: string, noteCall: NoteCall) {
  const kept = createBoundedStore<Picture>({ maxBytes: maxBytesOfPictures, sizeOf: bytesOf });
  const readOnce = createSingleFlight<Picture | undefined>();

  async function fetchPicture(pathname: string): Promise<Picture | undefined> {
    const startedAt = performance.now();
    const note = (outcome: Parameters<NoteCall>[1]) => noteCall(picturesRoute, outcome, performance.now() - startedAt);
    const signal = AbortSignal.timeout(fetchTimeoutMs);
    const response = await fetch(cmsUrl + pathname, { redirect: 'error', signal }).catch((error: unknown) => {
      note('unavailable');
      throw error;
    });
    note(response.status);
    if (response.status >= 500) throw new Error('The CMS has no picture now');
    const type = response.headers.get('Content-Type') ?? '';
    const isSvg = type.startsWith('image/svg+xml');
    if (!response.ok || !(isSvg || type === 'image/png')) return undefined;
    const raw = Buffer.from(await response.arrayBuffer());
    // A share picture is compressed already, and changes with its entry's title.
    const encoded = isSvg ? await encodeAll(raw, 5) : { raw };
    return { ...encoded, type, readAt: Date.now() };
  }

  const read = (pathname: string) =>
    readOnce(pathname, async () => {
      const picture = await fetchPicture(pathname);
      if (picture) kept.set(pathname, picture);
      else kept.delete(pathname);
      return picture;
    });

  return {
    /**
     * @returns nothing where there is no such picture
     * @throws when the CMS does not answer and the picture was never kept
     */
    async get(pathname: string): Promise<Picture | undefined> {
      const before = kept.get(pathname);
      if (!before) return read(pathname);
      if (Date.now() - before.readAt < freshMs) return before;
      return read(pathname).catch(() => before);
    },
    bytes: () => kept.calculatedSize,
  };
}

export function sendPicture(req: IncomingMessage, res: ServerResponse, picture: Picture): void {
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
