import type { Locale } from '@scholars/contract/locale';
import { composeMail, type MailContent } from '../../../platform/mail/compose-mail.js';
import { greeting } from '../../../platform/site/greeting.js';
import { siteName } from '../../../platform/site/site-name.js';
import type { LinkMail } from './confirm-email.js';

/** Invites somebody for whom the network made an account to set their first password. */
export function setPassword(locale: Locale, { name, url }: LinkMail): MailContent {
  const { first, label, ...words } = wordings[locale]();
  return composeMail(locale, { ...words, paragraphs: [greeting(locale, name), ...first], action: { label, url } });
}

const wordings = {
  en: () => ({
    subject: `Welcome to ${siteName('en')}: set your password`,
    preview: 'Set a password, and you can sign in.',
    heading: 'Your account is ready',
    first: [
      `${siteName('en')} has made an account for you. Set a password, and you can sign in with this address.`,
      'The link works once, within 14 days.',
    ],
    label: 'Set my password',
    closing: 'If the link has expired, ask for a new password on the sign-in page.',
  }),
  ar: () => ({
    subject: `أهلًا بكم في ${siteName('ar')}: عيّنوا كلمة المرور`,
    preview: 'عيّنوا كلمة المرور، ويمكنكم بعدها تسجيل الدخول.',
    heading: 'حسابكم جاهز',
    first: [
      `أنشأت ${siteName('ar')} حسابًا لكم. عيّنوا كلمة مرور، ويمكنكم بعدها تسجيل الدخول بهذا العنوان.`,
      'يعمل الرابط مرة واحدة، خلال ١٤ يومًا.',
    ],
    label: 'تعيين كلمة المرور',
    closing: 'وإن انتهت صلاحية الرابط فاطلبوا كلمة مرور جديدة من صفحة تسجيل الدخول.',
  }),
};
