import { everyPageNamespaces, type PageNamespace } from '~/i18n/namespaces';

/** What a route module says about itself: `export const handle = {…} satisfies PageHandle`. */
export interface PageHandle {
  /** Locale files that the page reads, by name; `messages` for pages with a form. */
  ns?: readonly PageNamespace[];
  /** `interaction`: the page reads fully without React, which starts with a visitor's first touch; a member's starts it at once. */
  boot?: 'interaction';
  /**
   * The page begins with an ink band and its header lies over it (spec §2): `true`, or the ids of the routes that do,
   * where several share the module.
   */
  overlayHeader?: boolean | readonly string[];
  /**
   * Kept for other visitors, and where. A page that does not say so is rendered for each request: safe, only slower.
   */
  kept?: PageRoom | KeptPageRule;
  /** Sitemaps list it, though staff write no entry for it (such pages stand in the contract's `siteAddresses`). */
  inSitemap?: true;
  /** Its form carries a file: it may send as much as the largest one. */
  takesFiles?: true;
  /**
   * Mail programs and their providers post here on a reader's behalf (RFC 8058), from wherever they are. The token in
   * the address is the whole right: the page's action looks at no session, and a site that forged the request would
   * have to know the token.
   */
  takesPostsFromAnywhere?: true;
}

/**
 * Each kind of page has room of its own, so that none pushes out another. The site's own pages have an end, and all of
 * them fit: they are what is wanted when nothing can be rendered. Of entries there are many, and of views of lists as
 * many as anybody cares to ask for.
 */
export type PageRoom = 'site' | 'entries' | 'views';

interface KeptPageRule {
  room: PageRoom;
  /** Names in the query that the page reads and that make it one visitor's alone. It reads no others. */
  ownQuery?: readonly string[];
  /** Reads filters, order and page (list-pages.server.ts). */
  isList?: true;
  /** May carry what is one visitor's alone: rendered for each, and only kept for when it cannot be rendered. */
  onlyWhenDown?: true;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null;
}

/** All namespaces of a page: those of every page and those that its routes' handles name. */
export function namespacesOf(matches: readonly { handle?: unknown }[]): PageNamespace[] {
  const own = matches.flatMap(({ handle }) => (isPageHandle(handle) ? (handle.ns ?? []) : []));
  return [...new Set([...everyPageNamespaces, ...own])];
}

/** Whether the header lies over the page of this route. */
export function hasOverlayHeader({ id, handle }: { id: string; handle?: unknown }): boolean {
  if (!isPageHandle(handle)) return false;
  const { overlayHeader = false } = handle;
  return typeof overlayHeader === 'boolean' ? overlayHeader : overlayHeader.includes(id);
}
