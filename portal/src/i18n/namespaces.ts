import type { LocaleFiles } from './locales/english-texts';

export type Namespace = keyof LocaleFiles;

/** Loaded with every page: the frame, what all pages say, and what they say when something fails. */
export const everyPageNamespaces = ['common', 'shell', 'errors'] as const satisfies readonly Namespace[];

/** The contract's validation messages travel like a namespace; form pages name it in their handle. */
export const messagesNamespace = 'messages';

/** What a page names in `handle.ns`. */
export type PageNamespace = Namespace | typeof messagesNamespace;
