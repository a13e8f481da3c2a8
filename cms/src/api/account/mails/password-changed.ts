import type { Locale } from '@scholars/contract/locale';
import { composeMail, type MailContent } from '../../../platform/mail/compose-mail.js';
import { greeting } from '../../../platform/site/greeting.js';
import { contactAddress, siteName } from '../../../platform/site/site-name.js';

export interface PasswordChanged {
  name: string;
  resetUrl: string;
}

/** Tells a person that their password is a new one, so that a stranger's change does not go unseen. */
export function passwordChanged(locale: Locale, { name, resetUrl }: PasswordChanged): MailContent {
  const { first, label, help, ...words } = wordings[locale]();
  return composeMail(locale, {
    ...words,
    paragraphs: [greeting(locale, name), ...first],
    action: { label, url: resetUrl },
    ...(contactAddress() && { closing: `${help} ${contactAddress()}` }),
  });
}

const wordings = {
  en: () => ({
    subject: `Your password for ${siteName('en')} was changed`,
    preview: 'If it was you, you need not do anything.',
    heading: 'Your password was changed',
    first: [
      'The password of your account was changed just now, and you were signed out elsewhere. If it was you, you need not do anything.',
      'If it was not you, set a new password at once: whoever knows the present one is then signed out.',
    ],
    label: 'Set a new password',
    help: 'If you cannot sign in any more, write to us:',
  }),
  ar: () => ({
    subject: `تغيّرت كلمة مروركم في ${siteName('ar')}`,
    preview: 'إن كنتم أنتم من غيّرها فلا حاجة إلى أي إجراء.',
    heading: 'تغيّرت كلمة مروركم',
    first: [
      'تغيّرت كلمة مرور حسابكم قبل قليل، وسُجّل خروجكم من الأجهزة الأخرى. إن كنتم أنتم من غيّرها فلا حاجة إلى أي إجراء.',
      'وإن لم تكونوا أنتم فعيّنوا كلمة مرور جديدة فورًا، وبذلك يُسجَّل خروج كل من يعرف الحالية.',
    ],
    label: 'تعيين كلمة مرور جديدة',
    help: 'وإن تعذّر عليكم الدخول فراسلونا على:',
  }),
};
