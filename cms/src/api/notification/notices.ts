import type { SignInProvider } from '@scholars/contract/account';
import type { Locale } from '@scholars/contract/locale';
import type { NotificationType } from '@scholars/contract/notifications';
import { greeting } from '../../platform/site/greeting.js';
import { escapeHtml } from '../../platform/mail/letter-html.js';
import { siteName } from '../../platform/site/site-name.js';

/** What people are told of, and what its words need. Kept with the row: a name is never given to something else. */
export interface Notices {
  welcome: { name: string };
  'password-changed': object;
  'sign-in-connected': { provider: SignInProvider };
  'sign-in-disconnected': { provider: SignInProvider };
}
export type NoticeName = keyof Notices;

interface Wording {
  /** Plain text. */
  title: string;
  /** HTML. */
  message: string;
}

interface Notice<Params> {
  type: NotificationType;
  /** Path of this site that it leads to, without its language. */
  leadsTo: string;
  words: Record<Locale, (params: Params) => Wording>;
}

const account = { type: 'system', leadsTo: '/account/my-information' } as const;
const providerNames: Record<string, string> = { orcid: 'ORCID' } satisfies Record<SignInProvider, string>;

export const notices: { [Name in NoticeName]: Notice<Notices[Name]> } = {
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

export function isNoticeName(name: string): name is NoticeName {
  return Object.hasOwn(notices, name);
}

function nameOf(provider: string): string {
  return providerNames[provider] ?? provider;
}

/** A paragraph of HTML; what is put in is text that people may have written. */
function html(parts: TemplateStringsArray, ...values: string[]): string {
  return `<p>${String.raw({ raw: parts }, ...values.map(escapeHtml))}</p>`;
}
