import type { LocaleFiles } from './locales/english-texts';

export type Namespace = keyof LocaleFiles;

/** Loaded with every page: the frame, what all pages say, and what they say when something fails. */
export const everyPageNamespaces = ['common', 'shell', 'errors'] as const satisfies readonly Namespace[];

/** Read on the server alone: no page knows where their files would be. */
export const serverNamespaces = ['preview', 'list-descriptions'] as const satisfies readonly Namespace[];

/** Those that pages can load. */
export type BrowserNamespace = Exclude<Namespace, (typeof serverNamespaces)[number]>;

/** The contract's validation messages travel like a namespace; form pages name it in their handle. */
export const messagesNamespace = 'messages';

/** What a page names in `handle.ns`. */
export type PageNamespace = BrowserNamespace | typeof messagesNamespace;
