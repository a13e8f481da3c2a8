import type { SignInProvider } from '@scholars/contract/account';
import type { Locale } from '@scholars/contract/locale';
import { escapeHtml } from '../../platform/mail/letter-html.js';
import type { NoticeTable } from '../notification/notices.js';
import { accountTexts } from './account-mails.js';

/** What owners of accounts are notified of, and what its words need. */
interface AccountNotices {
  welcome: object;
  'password-changed': object;
  'sign-in-connected': { provider: SignInProvider };
  'sign-in-disconnected': { provider: SignInProvider };
}

declare module '../notification/notices.js' {
  interface Notices extends AccountNotices {}
}

const account = { type: 'system', leadsTo: '/account/my-information' } as const;
const providerNames: Record<string, string> = { orcid: 'ORCID' } satisfies Record<SignInProvider, string>;

export const accountNotices: NoticeTable<AccountNotices> = {
  // Without a name: the one in Arabic letters is written into the profile later, and the notice stays.
  welcome: { ...account, words: (_, locale) => inWords('welcome', locale) },
  'password-changed': { ...account, hasOwnMail: true, words: (_, locale) => inWords('password-changed', locale) },
  'sign-in-connected': {
    ...account,
    words: ({ provider }, locale) => inWords('sign-in-connected', locale, { provider: nameOf(provider) }),
  },
  'sign-in-disconnected': {
    ...account,
    words: ({ provider }, locale) => inWords('sign-in-disconnected', locale, { provider: nameOf(provider) }),
  },
};

/** What is put in is text that people may have written. */
function inWords(notice: keyof AccountNotices, locale: Locale, values?: Readonly<Record<string, string>>) {
  const t = accountTexts(locale);
  return {
    title: t(`notices.${notice}.title`, values),
    message: `<p>${escapeHtml(t(`notices.${notice}.message`, values))}</p>`,
  };
}

function nameOf(provider: string): string {
  return providerNames[provider] ?? provider;
}
