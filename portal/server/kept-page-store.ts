import { localeOfPath } from '~/i18n/locale-path';
import type { Theme } from '~/session/theme';
import type { PageRoom } from '~/shared/page-handle';
import { perAddress, type Address } from './address';
import type { Configuration } from './configuration';
import { headersForAll } from './headers-for-all';
import { keptPageOf, maxBytesOfPages, type KeptPage } from './kept-pages';
import { pageBytes, storePage, type StoredPage } from './page-answer';
import type { Shown } from './cached-pages';
import { createPageCache } from './page-cache';
import type { PageQuestion, Rendered } from './page-renderer';
import type { FindPage } from './page-table';
import type { PortalRequest } from './portal-request';
import type { StaticFiles } from './static-files';

export interface KeptPageStoreSettings {
  configuration: Configuration;
  files: StaticFiles;
  findPage: FindPage;
  render: (question: PageQuestion) => Promise<Rendered>;
  contentVersion: () => string | undefined;
  keepsPages: boolean;
}

/** The pages that are the same for every visitor: each is rendered once for all who ask for it. */
export function createKeptPageStore(settings: KeptPageStoreSettings) {
  const { configuration, files, findPage, render, contentVersion, keepsPages } = settings;
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

  async function make({ url }: KeptPage, { clientIp, requestId }: PortalRequest, theme: Theme): Promise<StoredPage> {
    const { response, outcome } = await render({
      method: 'GET',
      url,
      headers: headersForAll(theme),
      clientIp,
      requestId,
      nonce: undefined,
    });
    return storePage(response, outcome, { configuration, files, locale: localeOfPath(url.replace(/\?.*/, '')) });
  }

  return {
    find,

    /** The page from its cache, or made for whoever asks first. */
    get(kept: KeptPage, request: PortalRequest, theme: Theme): Promise<Shown<StoredPage>> {
      const cache = caches[kept.room];
      const makeIt = () => make(kept, request, theme);
      return kept.onlyWhenDown ? cache.getOwn(kept.key, makeIt) : cache.get(kept.key, makeIt);
    },

    /** Where it would be the same if it were made now. */
    findFresh: ({ room, key }: KeptPage) => caches[room].findFresh(key),

    /** The last one that could be made. */
    findKept: ({ room, key }: KeptPage) => caches[room].findKept(key),

    /** It has got an encoding more. */
    weighAgain: ({ room, key }: KeptPage, page: StoredPage) => caches[room].weighAgain(key, page),

    bytesOf: (room: PageRoom) => caches[room].bytes,
  };
}
