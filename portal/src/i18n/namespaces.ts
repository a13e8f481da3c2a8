import { isPageHandle } from '~/lib/page-handle';

/** Loaded with every page: the frame, what all pages say, and what they say when something fails. */
const everyPageNamespaces = ['common', 'shell', 'errors'] as const;

/** The contract's validation messages travel like a namespace; form pages name it in their handle. */
export const messagesNamespace = 'messages';

/** All namespaces of a page: those of every page and those that its routes' handles name. */
export function namespacesOf(matches: readonly { handle?: unknown }[]): string[] {
  const own = matches.flatMap(({ handle }) => (isPageHandle(handle) ? (handle.ns ?? []) : []));
  return [...new Set([...everyPageNamespaces, ...own])];
}
