import type { Locale } from '@scholars/contract/locale';
import { composeMail, type MailContent } from '../compose-mail.js';
import { greeting } from '../greeting.js';
import { siteName } from '../site-name.js';

export interface AccountExists {
  name: string;
  loginUrl: string;
  resetUrl: string;
}

/** Tells who registers again that there is an account already; the site itself never does. */
export function accountExists(locale: Locale, { name, loginUrl, resetUrl }: AccountExists): MailContent {
  const { first, label, reset, ...words } = wordings[locale]();
  return composeMail(locale, { ...words, paragraphs: [greeting(locale, name), ...first], facts: [{ label: reset, value: resetUrl }], action: { label, url: loginUrl } });
}

const wordings = {
  en: () => ({
    subject: `You already have an account with ${siteName('en')}`,
    preview: 'Sign in as before; nothing was changed.',
    heading: 'You already have an account',
    first: ['Somebody, probably you, has just tried to register with this address. It has an account already, and nothing was changed.'],
    label: 'Sign in',
    reset: 'If you have forgotten your password',
    closing: 'If it was not you, you need not do anything.',
  }),
  ar: () => ({
    subject: `لديكم حساب بالفعل في ${siteName('ar')}`,
    preview: 'سجّلوا الدخول كالمعتاد، فلم يتغيّر شيء.',
    heading: 'لديكم حساب بالفعل',
    first: ['حاول أحدهم، ولعلّه أنتم، التسجيل بهذا العنوان قبل قليل. للعنوان حساب قائم بالفعل، ولم يتغيّر فيه شيء.'],
    label: 'تسجيل الدخول',
    reset: 'إن نسيتم كلمة المرور',
    closing: 'إن لم تكونوا أنتم من حاول، فلا يلزمكم شيء.',
  }),
};
