import { createBoundedStore } from '~/lib/bounded-store.server';

/** A page as it is sent, and whether it may be kept. */
export interface Page {
  /** Complete, 200 and nobody's own. */
  isKeepable: boolean;
  /** Could not be made: one made before is better. */
  isFailure: boolean;
}

export interface Entry<P> {
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

export const defaultPeriods = {
  /** As made just now. */
  freshMs: 30_000,
  /** Shown at once while a new one is made. */
  staleMs: 10 * 60_000,
  /** Shown only when no new one can be made. */
  lastResortMs: 24 * 60 * 60_000,
};

interface Settings<P> {
  maxBytes: number;
  sizeOf: (page: P) => number;
  periods: typeof defaultPeriods;
  now: () => number;
  contentVersion: () => string | undefined;
}

/** The pages that were made, how old each is, and whether it would be the same if it were made now. */
export function createCachedPages<P extends Page>({ maxBytes, sizeOf, periods, now, contentVersion }: Settings<P>) {
  const entries = createBoundedStore<Entry<P>>({ maxBytes, sizeOf: ({ page }) => sizeOf(page) });
  const ageOf = ({ madeAt }: Entry<P>) => now() - madeAt;
  const isOutdated = ({ version }: Entry<P>) => version !== undefined && version !== contentVersion();

  return {
    entries,

    /** Nothing that is too old to be shown at all. */
    find(key: string): Entry<P> | undefined {
      const entry = entries.get(key);
      if (!entry || ageOf(entry) <= periods.lastResortMs) return entry;
      entries.delete(key);
      return undefined;
    },

    /** @param version of the content when it was begun */
    keep(key: string, page: P, version: string | undefined): void {
      if (page.isFailure) return;
      if (page.isKeepable) entries.set(key, { page, madeAt: now(), version });
      else entries.delete(key);
    },

    isFresh: (entry: Entry<P>) => ageOf(entry) <= periods.freshMs && !isOutdated(entry),

    /** It may be shown while a new one is made. */
    isGoodMeanwhile: (entry: Entry<P>) => ageOf(entry) <= periods.staleMs && !isOutdated(entry),

    shown: (entry: Entry<P>, as: ShownAs): Shown<P> => ({
      page: entry.page,
      ageMs: ageOf(entry),
      isKept: true,
      as,
      version: entry.version,
    }),
  };
}
