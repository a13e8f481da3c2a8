import type { Locale } from '@scholars/contract/locale';
import { composeMail, type MailContent } from '../../../platform/mail/compose-mail.js';
import { greeting } from '../../../platform/site/greeting.js';
import { siteName } from '../../../platform/site/site-name.js';
import type { LinkMail } from './confirm-email.js';

/** The link by which a forgotten password is replaced. */
export function resetPassword(locale: Locale, { name, url }: LinkMail): MailContent {
  const { first, label, ...words } = wordings[locale]();
  return composeMail(locale, { ...words, paragraphs: [greeting(locale, name), ...first], action: { label, url } });
}

const wordings = {
  en: () => ({
    subject: `Set a new password for ${siteName('en')}`,
    preview: 'The link works once, within an hour.',
    heading: 'Set a new password',
    first: [
      'You asked for a new password. With this link you can set one; it works once, within an hour.',
      'You will then be signed out on every device.',
    ],
    label: 'Set a new password',
    closing: 'If you did not ask for it, you need not do anything: your password stays as it is.',
  }),
  ar: () => ({
    subject: `تعيين كلمة مرور جديدة في ${siteName('ar')}`,
    preview: 'يعمل الرابط مرة واحدة، خلال ساعة.',
    heading: 'تعيين كلمة مرور جديدة',
    first: [
      'طلبتم كلمة مرور جديدة. يمكنكم تعيينها عبر هذا الرابط، وهو يعمل مرة واحدة خلال ساعة.',
      'وبعد تعيينها يُسجَّل خروجكم من جميع الأجهزة.',
    ],
    label: 'تعيين كلمة مرور جديدة',
    closing: 'وإن لم تطلبوا ذلك فلا حاجة إلى أي إجراء، وتبقى كلمة مروركم كما هي.',
  }),
};
