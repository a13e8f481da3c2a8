import type { IncomingMessage, ServerResponse } from 'node:http';
import { cdnMaxAgeSeconds } from '@scholars/contract/cdn';
import type { Sessions } from '~/session/sessions.server';
import { readTheme, type Theme } from '~/session/theme';
import { cdnHeaders } from './cdn-headers';
import { addEncoding, hasEncoding } from './compression';
import { createKeptPageStore, type KeptPageStoreSettings } from './kept-page-store';
import type { KeptPage } from './kept-pages';
import type { Metrics } from './metrics';
import type { StoredPage } from './page-answer';
import type { Shown } from './cached-pages';
import type { PortalRequest } from './portal-request';
import { hasCome, sendEncoded } from './send-encoded';

export interface KeptPageSettings extends KeptPageStoreSettings {
  sessions: Sessions;
  /** Whether what was made of this version of the content is what is published. */
  isSurelyPublished: (version: string | undefined) => boolean;
  metrics: Pick<Metrics, 'notePage'>;
}

export type KeptPageSender = ReturnType<typeof createKeptPageSender>;

/** Sends the pages that are kept for every visitor. */
export function createKeptPageSender(settings: KeptPageSettings) {
  const { configuration, sessions, isSurelyPublished, metrics } = settings;
  const store = createKeptPageStore(settings);

  async function sendKept(
    req: IncomingMessage,
    res: ServerResponse,
    request: PortalRequest,
    kept: KeptPage,
    theme: Theme,
  ): Promise<void> {
    await sendStored(req, res, request, { kept, theme }, await store.get(kept, request, theme));
  }

  /** A page that is kept, and fresh, is sent at once: most visitors ask for nothing else. Whatever else is asked is left. */
  function sendFresh(req: IncomingMessage, res: ServerResponse, request: PortalRequest): boolean {
    const { address, cookieHeader } = request;
    const theme = readTheme(cookieHeader);
    const kept = store.find(address, theme);
    if (!kept || kept.onlyWhenDown || sessions.isNamedIn(cookieHeader)) return false;
    const shown = store.findFresh(kept);
    if (!shown || !hasEncoding(shown.page.body, req.headers['accept-encoding'])) return false;
    sendShown(req, res, request, { kept, theme }, shown);
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
    request: PortalRequest,
    place: Place,
    shown: Shown<StoredPage>,
  ): Promise<void> {
    const { page } = shown;
    const isMissing = !hasCome(req, etagOf(shown));
    if (isMissing && (await addEncoding(page.body, req.headers['accept-encoding']))) store.weighAgain(place.kept, page);
    sendShown(req, res, request, place, shown);
  }

  function sendShown(
    req: IncomingMessage,
    res: ServerResponse,
    { requestId }: PortalRequest,
    { kept, theme }: Place,
    shown: Shown<StoredPage>,
  ): void {
    const { page, ageMs, isKept, as } = shown;
    metrics.notePage(kept.room, as, ageMs);
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

  /** In place of one's own page, in an outage: what visitors have seen last. @returns whether there is such a page */
  async function sendInstead(
    req: IncomingMessage,
    res: ServerResponse,
    request: PortalRequest,
    kept: KeptPage,
  ): Promise<boolean> {
    const shown = store.findKept(kept);
    if (!shown) return false;
    const place = { kept, theme: readTheme(request.cookieHeader) };
    // It says nothing of who is signed in, so no browser keeps it.
    await sendStored(req, res, request, place, { ...shown, isKept: false });
    return true;
  }

  return { find: store.find, sendKept, sendFresh, sendInstead, bytesOf: store.bytesOf };
}

/** Which of the kept pages it is. */
interface Place {
  kept: KeptPage;
  theme: Theme;
}

/** Of a page that is kept alone. */
const etagOf = ({ page, isKept }: Shown<StoredPage>): string | undefined => (isKept ? page.etag : undefined);
