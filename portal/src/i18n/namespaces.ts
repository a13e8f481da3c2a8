/** The locale files of pages. What a text is called, and whether it is counted, is read from the English ones. */
export interface LocaleFiles {
  account: typeof import('./locales/en/account.json');
  admin: typeof import('./locales/en/admin.json');
  auth: typeof import('./locales/en/auth.json');
  captcha: typeof import('./locales/en/captcha.json');
  common: typeof import('./locales/en/common.json');
  'contact-us': typeof import('./locales/en/contact-us.json');
  directory: typeof import('./locales/en/directory.json');
  errors: typeof import('./locales/en/errors.json');
  event: typeof import('./locales/en/event.json');
  'focus-areas': typeof import('./locales/en/focus-areas.json');
  'founding-fellows-profile': typeof import('./locales/en/founding-fellows-profile.json');
  'join-us': typeof import('./locales/en/join-us.json');
  members: typeof import('./locales/en/members.json');
  newsletter: typeof import('./locales/en/newsletter.json');
  notifications: typeof import('./locales/en/notifications.json');
  opportunities: typeof import('./locales/en/opportunities.json');
  organizations: typeof import('./locales/en/organizations.json');
  pages: typeof import('./locales/en/pages.json');
  search: typeof import('./locales/en/search.json');
  shell: typeof import('./locales/en/shell.json');
  'submission-form': typeof import('./locales/en/submission-form.json');
  'travel-intake': typeof import('./locales/en/travel-intake.json');
}

export type Namespace = keyof LocaleFiles;

/** Loaded with every page: the frame, what all pages say, and what they say when something fails. */
export const everyPageNamespaces = ['common', 'shell', 'errors'] as const satisfies readonly Namespace[];

/** The contract's validation messages travel like a namespace; form pages name it in their handle. */
export const messagesNamespace = 'messages';

/** What a page names in `handle.ns`. */
export type PageNamespace = Namespace | typeof messagesNamespace;
