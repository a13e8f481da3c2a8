import { createBoundedStore, createSingleFlight } from '~/lib/bounded-store.server';

/** A page as it is sent, and whether it may be kept. */
interface Page {
  /** Complete, 200 and nobody's own. */
  isKeepable: boolean;
  /** Could not be made: one made before is better. */
  isFailure: boolean;
}

interface Entry<P> {
  page: P;
  madeAt: number;
  version: string | undefined;
}

/** Kept; kept, while a new one is made or takes too long; made; of before, as none could be made. */
export type ShownAs = 'kept' | 'stale' | 'made' | 'last-resort';

export interface Shown<P> {
  page: P;
  ageMs: number;
  isKept: boolean;
  as: ShownAs;
  /** Of the content when the page was begun. */
  version: string | undefined;
}

const defaults = {
  /** As made just now. */
  freshMs: 30_000,
  /** Shown at once while a new one is made. */
  staleMs: 10 * 60_000,
  /** Shown only when no new one can be made. */
  lastResortMs: 24 * 60 * 60_000,
  /** How long a visitor waits for a new page when there is an old one. */
  patienceMs: 1000,
};

interface Settings<P> {
  /** Of all pages together. */
  maxBytes: number;
  /** A page's bytes in every encoding that it has. */
  sizeOf: (page: P) => number;
  periods?: Partial<typeof defaults>;
  now?: () => number;
  contentVersion?: () => string | undefined;
}

/**
 * Keeps pages that are the same for many visitors. Each is made once at a time, whoever asks for it; old
 * ones are shown while new ones are made, and for a day while they cannot be. One that was made before the content
 * changed is shown only where a new one takes too long.
 */
export function createPageCache<P extends Page>({
  maxBytes,
  sizeOf,
  periods,
  now = Date.now,
  contentVersion = () => undefined,
}: Settings<P>) {
  const { freshMs, staleMs, lastResortMs, patienceMs } = { ...defaults, ...periods };
  const entries = createBoundedStore<Entry<P>>({ maxBytes, sizeOf: ({ page }) => sizeOf(page) });
  const once = createSingleFlight<P>();

  function find(key: string): Entry<P> | undefined {
    const entry = entries.get(key);
    if (!entry || now() - entry.madeAt <= lastResortMs) return entry;
    entries.delete(key);
    return undefined;
  }

  /** @param version of the content when it was begun */
  function keep(key: string, page: P, version: string | undefined): void {
    if (page.isFailure) return;
    if (page.isKeepable) entries.set(key, { page, madeAt: now(), version });
    else entries.delete(key);
  }

  function makeOnce(key: string, version: string | undefined, make: () => Promise<P>): Promise<P> {
    return once(`${version} ${key}`, async () => {
      const page = await make();
      keep(key, page, version);
      return page;
    });
  }

  const shown = ({ page, madeAt, version }: Entry<P>, as: ShownAs): Shown<P> => ({
    page,
    ageMs: now() - madeAt,
    isKept: true,
    as,
    version,
  });
  const made = (page: P, version: string | undefined): Shown<P> => ({
    page,
    ageMs: 0,
    isKept: page.isKeepable,
    as: 'made',
    version,
  });

  const isOutdated = ({ version }: Entry<P>) => version !== undefined && version !== contentVersion();
  const isFresh = (entry: Entry<P>) => now() - entry.madeAt <= freshMs && !isOutdated(entry);

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
      if (now() - before.madeAt <= staleMs && !isOutdated(before)) return shown(before, 'stale');
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
      return { page, ageMs: 0, isKept: false, as: 'made', version };
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

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms).unref();
  });
}
