import type { Locale } from '@scholars/contract/locale';
import { composeMail, type MailContent } from '../../../platform/mail/compose-mail.js';
import { greeting } from '../../../platform/site/greeting.js';
import { siteName } from '../../../platform/site/site-name.js';

export interface AccountExists {
  name: string;
  loginUrl: string;
  resetUrl: string;
}

/** Tells who registers again that there is an account already; the site itself never does. */
export function accountExists(locale: Locale, { name, loginUrl, resetUrl }: AccountExists): MailContent {
  const { first, label, forgotten, ...words } = wordings[locale]();
  return composeMail(locale, {
    ...words,
    paragraphs: [greeting(locale, name), ...first],
    action: { label, url: loginUrl },
    closing: `${forgotten} ${resetUrl}`,
  });
}

const wordings = {
  en: () => ({
    subject: `You already have an account with ${siteName('en')}`,
    preview: 'Sign in as before; nothing was changed.',
    heading: 'You already have an account',
    first: [
      'Somebody, probably you, has just tried to register with this address. It has an account already: sign in with it as before.',
      'If it was not you, you need not do anything. Nothing was changed.',
    ],
    label: 'Sign in',
    forgotten: 'If you have forgotten your password, set a new one here:',
  }),
  ar: () => ({
    subject: `لديكم حساب بالفعل في ${siteName('ar')}`,
    preview: 'يمكنكم تسجيل الدخول كالمعتاد، ولم يتغيّر شيء.',
    heading: 'لديكم حساب بالفعل',
    first: [
      'جرت قبل قليل محاولة تسجيل بهذا العنوان، ولعلّها محاولتكم. ولهذا العنوان حساب قائم بالفعل، فسجّلوا الدخول به كالمعتاد.',
      'وإن لم تكونوا أنتم فلا حاجة إلى أي إجراء، إذ لم يتغيّر شيء.',
    ],
    label: 'تسجيل الدخول',
    forgotten: 'وإن نسيتم كلمة المرور فعيّنوا غيرها من هنا:',
  }),
};
