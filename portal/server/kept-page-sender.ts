import type { IncomingMessage, ServerResponse } from 'node:http';
import { cdnMaxAgeSeconds } from '@scholars/contract/cdn';
import { localeOfPath } from '~/i18n/locale-path';
import type { Sessions } from '~/session/sessions.server';
import { readTheme, type Theme } from '~/session/theme';
import type { PageRoom } from '~/shared/page-handle';
import { perAddress, type Address } from './address';
import { cdnHeaders } from './cdn-headers';
import { addEncoding, hasEncoding } from './compression';
import type { Configuration } from './configuration';
import { headersForAll } from './headers-for-all';
import { keptPageOf, maxBytesOfPages, type KeptPage } from './kept-pages';
import type { Metrics } from './metrics';
import { pageBytes, storePage, type StoredPage } from './page-answer';
import { createPageCache, type Shown } from './page-cache';
import type { PageQuestion, Rendered } from './page-renderer';
import type { FindPage } from './page-table';
import type { PortalRequest } from './portal-request';
import { hasCome, sendEncoded } from './send-encoded';
import type { StaticFiles } from './static-files';

export interface KeptPageSettings {
  configuration: Configuration;
  files: StaticFiles;
  sessions: Sessions;
  findPage: FindPage;
  render: (question: PageQuestion) => Promise<Rendered>;
  contentVersion: () => string | undefined;
  /** Whether what was made of this version of the content is what is published. */
  isSurelyPublished: (version: string | undefined) => boolean;
  metrics: Pick<Metrics, 'notePage'>;
  keepsPages: boolean;
}

/** Which of the kept pages it is. */
interface Place {
  room: PageRoom;
  theme: Theme;
}

/** Sends the pages that are the same for every visitor: each is rendered once for all who ask for it. */
export function createKeptPageSender({
  configuration,
  files,
  sessions,
  findPage,
  render,
  contentVersion,
  isSurelyPublished,
  metrics,
  keepsPages,
}: KeptPageSettings) {
  const cacheOf = (maxBytes: number) => createPageCache<StoredPage>({ maxBytes, sizeOf: pageBytes, contentVersion });
  const caches = {
    site: cacheOf(maxBytesOfPages.site),
    entries: cacheOf(maxBytesOfPages.entries),
    views: cacheOf(maxBytesOfPages.views),
  };

  const keptAs = perAddress(({ pathname, search }) => {
    const page = findPage(pathname);
    const known = new Map<Theme, KeptPage | undefined>();
    return (theme: Theme): KeptPage | undefined => {
      if (page && !known.has(theme)) known.set(theme, keptPageOf(page, search, theme));
      return known.get(theme);
    };
  });

  /** As which page an address is kept, if it is. */
  const find = (address: Address, theme: Theme): KeptPage | undefined =>
    keepsPages ? keptAs(address)(theme) : undefined;

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
      return storePage(response, outcome, { configuration, files, locale: localeOfPath(url.replace(/\?.*/, '')) });
    };
    const shown = await (onlyWhenDown ? cache.getOwn(key, make) : cache.get(key, make));
    await sendStored(req, res, requestId, { key, room, theme }, shown);
  }

  /** A page that is kept, and fresh, is sent at once: most visitors ask for nothing else. Whatever else is asked is left. */
  function sendFresh(req: IncomingMessage, res: ServerResponse, request: PortalRequest): boolean {
    const { address, cookieHeader, requestId } = request;
    const theme = readTheme(cookieHeader);
    const kept = find(address, theme);
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

  /** In place of one's own page, in an outage: what visitors have seen last. @returns whether there is such a page */
  async function sendInstead(
    req: IncomingMessage,
    res: ServerResponse,
    { requestId, cookieHeader }: PortalRequest,
    { key, room }: KeptPage,
  ): Promise<boolean> {
    const shown = caches[room].findKept(key);
    if (!shown) return false;
    // It says nothing of who is signed in, so no browser keeps it.
    await sendStored(req, res, requestId, { key, room, theme: readTheme(cookieHeader) }, { ...shown, isKept: false });
    return true;
  }

  return { find, sendKept, sendFresh, sendInstead, bytesOf: (room: PageRoom) => caches[room].bytes };
}

/** Of a page that is kept alone. */
const etagOf = ({ page, isKept }: Shown<StoredPage>): string | undefined => (isKept ? page.etag : undefined);
