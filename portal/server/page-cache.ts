import { createBoundedStore } from './bounded-store.mjs';

/**
 * A page as it is sent, and whether it may be kept.
 *
 * @typedef {object} Page
 * @property {boolean} isKeepable complete, 200 and nobody's own
 * @property {boolean} isFailure could not be made: one made before is better
 */

/**
 * @template {Page} P
 * @typedef {{ page: P, madeAt: number, version: string | undefined }} Entry
 */

/** @typedef {{ freshMs: number, staleMs: number, lastResortMs: number, patienceMs: number }} Periods */

/** @type {Periods} */
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

/**
 * Keeps pages that are the same for many visitors. Each is made once at a time, whoever asks for it; old
 * ones are shown while new ones are made, and for a day while they cannot be. One that was made before the content
 * changed is shown only where a new one takes too long.
 *
 * @template {Page} P
 * @param {object} settings
 * @param {number} settings.maxBytes of all pages together
 * @param {(page: P) => number} settings.sizeOf a page's bytes in every encoding that it has
 * @param {Partial<Periods>} [settings.periods]
 * @param {() => number} [settings.now]
 * @param {() => string | undefined} [settings.contentVersion]
 */
export function createPageCache({ maxBytes, sizeOf, periods, now = Date.now, contentVersion = () => undefined }) {
  const { freshMs, staleMs, lastResortMs, patienceMs } = { ...defaults, ...periods };
  const entries = createBoundedStore({ maxBytes, sizeOf: (/** @type {Entry<P>} */ { page }) => sizeOf(page) });
  /** @type {Map<string, Promise<P>>} */
  const underWay = new Map();

  /** @param {string} key */
  function find(key) {
    const entry = entries.get(key);
    if (!entry || now() - entry.madeAt <= lastResortMs) return entry;
    entries.delete(key);
    return undefined;
  }

  /** @param {string} key @param {P} page @param {string | undefined} version of the content when it was begun */
  function keep(key, page, version) {
    if (page.isFailure) return;
    if (page.isKeepable) entries.set(key, { page, madeAt: now(), version });
    else entries.delete(key);
  }

  /** @param {string} key @param {() => Promise<P>} make */
  function makeOnce(key, make) {
    const version = contentVersion();
    const name = `${version} ${key}`;
    const begun = underWay.get(name);
    if (begun) return begun;
    const making = make()
      .then((page) => (keep(key, page, version), page))
      .finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  }

  /** @param {Entry<P>} entry */
  const shown = (entry) => ({ page: entry.page, ageMs: now() - entry.madeAt, isKept: true });
  /** @param {P} page */
  const made = (page) => ({ page, ageMs: 0, isKept: page.isKeepable });

  return {
    /**
     * The page from the cache, or made.
     *
     * @param {string} key
     * @param {() => Promise<P>} make
     */
    async get(key, make) {
      const before = find(key);
      if (!before) return made(await makeOnce(key, make));
      const ageMs = now() - before.madeAt;
      const isOutdated = before.version !== undefined && before.version !== contentVersion();
      if (ageMs <= freshMs && !isOutdated) return shown(before);
      const making = makeOnce(key, make).catch(() => undefined);
      if (ageMs <= staleMs && !isOutdated) return shown(before);
      const page = await Promise.race([making, wait(patienceMs)]);
      return page && !page.isFailure ? made(page) : shown(before);
    },

    /**
     * The page made for this visitor alone, or, when that fails, the last one that could be made.
     *
     * @param {string} key
     * @param {() => Promise<P>} make
     */
    async getOwn(key, make) {
      const version = contentVersion();
      const page = await make().catch((error) => {
        if (find(key)) return undefined;
        throw error;
      });
      const spare = !page || page.isFailure ? find(key) : undefined;
      if (spare) return shown(spare);
      if (!page) throw new Error('No page and no spare');
      keep(key, page, version);
      return { page, ageMs: 0, isKept: false };
    },

    /** The last one that could be made, for who cannot be given one of their own. @param {string} key */
    findKept(key) {
      const entry = find(key);
      return entry && shown(entry);
    },

    /** A page has got an encoding more. @param {string} key @param {P} page */
    weighAgain(key, page) {
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

/** @param {number} ms @returns {Promise<undefined>} */
function wait(ms) {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms).unref();
  });
}
