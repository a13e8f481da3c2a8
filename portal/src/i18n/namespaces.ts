/** Loaded with every page: the frame, what all pages say, and what they say when something fails. */
export const everyPageNamespaces = ['common', 'shell', 'errors'] as const;

/** The contract's validation messages travel like a namespace; form pages name it in their handle. */
export const messagesNamespace = 'messages';

/** What a route module says about itself in `export const handle`. */
export interface PageHandle {
  /** Locale files that the page reads, by name; `messages` for pages with a form. */
  ns?: readonly string[];
  /** `interaction`: the page reads fully without React, which starts with the visitor's first touch. */
  boot?: 'interaction';
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null;
}

/** All namespaces of a page: those of every page and those that its routes' handles name. */
export function namespacesOf(matches: readonly { handle?: unknown }[]): string[] {
  const own = matches.flatMap(({ handle }) => (isPageHandle(handle) ? (handle.ns ?? []) : []));
  return [...new Set([...everyPageNamespaces, ...own])];
}
