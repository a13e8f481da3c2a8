import { createSingleFlight } from '~/lib/bounded-store.server';
import { createCachedPages, defaultPeriods, type Page, type Shown } from './cached-pages';

/** How long a visitor waits for a new page when there is an old one. */
const defaultPatienceMs = 1000;

interface Settings<P> {
  /** Of all pages together. */
  maxBytes: number;
  /** A page's bytes in every encoding that it has. */
  sizeOf: (page: P) => number;
  periods?: Partial<typeof defaultPeriods & { patienceMs: number }>;
  now?: () => number;
  contentVersion?: () => string | undefined;
}

/**
 * Keeps pages that are the same for many visitors. Each is made once at a time, whoever asks for it; old
 * ones are shown while new ones are made, and for a day while they cannot be. One that was made before the content
 * changed is shown only where a new one takes too long.
 */
export function createPageCache<P extends Page>({
  periods,
  now = Date.now,
  contentVersion = () => undefined,
  ...size
}: Settings<P>) {
  const { patienceMs = defaultPatienceMs, ...given } = periods ?? {};
  const pages = createCachedPages<P>({ ...size, periods: { ...defaultPeriods, ...given }, now, contentVersion });
  const { entries, find, keep, isFresh, isGoodMeanwhile, shown } = pages;
  const once = createSingleFlight<P>();

  function makeOnce(key: string, version: string | undefined, make: () => Promise<P>): Promise<P> {
    return once(`${version} ${key}`, async () => {
      const page = await make();
      keep(key, page, version);
      return page;
    });
  }

  return {
    /** The page from the cache, where it would be the same if it were made now. */
    findFresh(key: string): Shown<P> | undefined {
      const entry = entries.get(key);
      return entry && isFresh(entry) ? shown(entry, 'kept') : undefined;
    },

    /** The page from the cache, or made. */
    async get(key: string, make: () => Promise<P>): Promise<Shown<P>> {
      const before = find(key);
      const version = contentVersion();
      if (!before) return made(await makeOnce(key, version, make), version);
      if (isFresh(before)) return shown(before, 'kept');
      const making = makeOnce(key, version, make)
        .then((page) => (page.isFailure ? 'failed' : page))
        .catch(() => 'failed' as const);
      if (isGoodMeanwhile(before)) return shown(before, 'stale');
      const page = await Promise.race([making, wait(patienceMs)]);
      if (page === 'failed') return shown(before, 'last-resort');
      return page ? made(page, version) : shown(before, 'stale');
    },

    /** The page made for this visitor alone, or, when that fails, the last one that could be made. */
    async getOwn(key: string, make: () => Promise<P>): Promise<Shown<P>> {
      const version = contentVersion();
      const page = await make().catch((error: unknown) => {
        if (find(key)) return undefined;
        throw error;
      });
      const fallback = !page || page.isFailure ? find(key) : undefined;
      if (fallback) return shown(fallback, 'last-resort');
      if (!page) throw new Error('No page and none to fall back on');
      keep(key, page, version);
      return { ...made(page, version), isKept: false };
    },

    /** The last one that could be made, for who cannot be given one of their own. */
    findKept(key: string): Shown<P> | undefined {
      const entry = find(key);
      return entry && shown(entry, 'last-resort');
    },

    /** A page has got an encoding more. */
    weighAgain(key: string, page: P): void {
      const entry = entries.get(key);
      if (entry?.page === page) entries.set(key, { ...entry });
    },

    get bytes() {
      return entries.calculatedSize;
    },
    get size() {
      return entries.size;
    },
  };
}

function made<P extends Page>(page: P, version: string | undefined): Shown<P> {
  return { page, ageMs: 0, isKept: page.isKeepable, as: 'made', version };
}

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms).unref();
  });
}
