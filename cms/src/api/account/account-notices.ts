import type { SignInProvider } from '@scholars/contract/account';
import { greeting } from '../../platform/site/greeting.js';
import { siteName } from '../../platform/site/site-name.js';
import { html, type NoticeTable } from '../notification/notices.js';

/** What owners of accounts are notified of, and what its words need. */
interface AccountNotices {
  welcome: { name: string };
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
  welcome: {
    ...account,
    words: {
      en: ({ name }) => ({
        title: `Welcome to ${siteName('en')}`,
        message: html`${greeting('en', name)} your email address is confirmed and your account is open. See what it
        holds about you, and add what is missing.`,
      }),
      ar: ({ name }) => ({
        title: `أهلًا بكم في ${siteName('ar')}`,
        message: html`${greeting('ar', name)} تأكّد عنوان بريدكم الإلكتروني وفُتح حسابكم. راجعوا ما يحفظه عنكم، وأضيفوا ما
        ينقصه.`,
      }),
    },
  },
  'password-changed': {
    ...account,
    words: {
      en: () => ({
        title: 'Your password was changed',
        message: html`You were signed out everywhere else. If it was not you, set a new password at once and look at
        where you are signed in.`,
      }),
      ar: () => ({
        title: 'تغيّرت كلمة مروركم',
        message: html`سُجّل خروجكم من كل مكان آخر. وإن لم تكونوا أنتم من غيّرها، فعيّنوا كلمة مرور جديدة فورًا وراجعوا الأجهزة
        التي سجّلتم الدخول منها.`,
      }),
    },
  },
  'sign-in-connected': {
    ...account,
    words: {
      en: ({ provider }) => ({
        title: `${nameOf(provider)} was connected with your account`,
        message: html`You can now also sign in with ${nameOf(provider)}. If it was not you who connected it, disconnect
        it and change your password.`,
      }),
      ar: ({ provider }) => ({
        title: `رُبط حسابكم بـ ${nameOf(provider)}`,
        message: html`يمكنكم الآن تسجيل الدخول عبر ${nameOf(provider)} أيضًا. وإن لم تكونوا أنتم من ربطه، ففكّوا الربط
        وغيّروا كلمة المرور.`,
      }),
    },
  },
  'sign-in-disconnected': {
    ...account,
    words: {
      en: ({ provider }) => ({
        title: `${nameOf(provider)} was disconnected from your account`,
        message: html`From now on you sign in with your email address and password. If it was not you, change your
        password.`,
      }),
      ar: ({ provider }) => ({
        title: `فُكّ ربط حسابكم بـ ${nameOf(provider)}`,
        message: html`تسجّلون الدخول من الآن ببريدكم الإلكتروني وكلمة المرور. وإن لم تكونوا أنتم من فكّ الربط، فغيّروا كلمة
        المرور.`,
      }),
    },
  },
};

function nameOf(provider: string): string {
  return providerNames[provider] ?? provider;
}
