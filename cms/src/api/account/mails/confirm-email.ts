import type { Locale } from '@scholars/contract/locale';
import { composeMail, type MailContent } from '../../../platform/mail/compose-mail.js';
import { greeting } from '../../../platform/site/greeting.js';
import { siteName } from '../../../platform/site/site-name.js';

export interface LinkMail {
  name: string;
  /** Where the link leads, its token within. */
  url: string;
}

/** Asks who registered to confirm that the address is theirs. */
export function confirmEmail(locale: Locale, { name, url }: LinkMail): MailContent {
  const { first, label, ...words } = wordings[locale]();
  return composeMail(locale, { ...words, paragraphs: [greeting(locale, name), ...first], action: { label, url } });
}

const wordings = {
  en: () => ({
    subject: `Confirm your email address for ${siteName('en')}`,
    preview: 'One click, and your account is ready.',
    heading: 'Please confirm your email address',
    first: [
      'An account was opened with this address. Confirm that it is yours, and you can sign in.',
      'The link works once, within three days.',
    ],
    label: 'Confirm my email address',
    closing: 'If you did not open an account, you need not do anything: without your confirmation there is none.',
  }),
  ar: () => ({
    subject: `أكّدوا بريدكم الإلكتروني في ${siteName('ar')}`,
    preview: 'خطوة واحدة ويصبح حسابكم جاهزًا.',
    heading: 'يُرجى تأكيد بريدكم الإلكتروني',
    first: [
      'فُتح حساب بهذا العنوان. أكّدوا أنه عنوانكم، ويمكنكم بعدها تسجيل الدخول.',
      'يعمل الرابط مرة واحدة، خلال ثلاثة أيام.',
    ],
    label: 'تأكيد بريدي الإلكتروني',
    closing: 'وإن لم تفتحوا حسابًا فلا حاجة إلى أي إجراء، إذ لا يكتمل الحساب من دون تأكيدكم.',
  }),
};
