import type { Locale } from '@scholars/contract/locale';
import { composeMail, type MailContent } from '../../../platform/mail/compose-mail.js';
import { greeting } from '../../../platform/site/greeting.js';
import { siteName } from '../../../platform/site/site-name.js';
import type { LinkMail } from './confirm-email.js';

/** Asks the owner of an address that was registered with different passwords for the one that counts. */
export function choosePassword(locale: Locale, { name, url }: LinkMail): MailContent {
  const { first, label, ...words } = wordings[locale]();
  return composeMail(locale, { ...words, paragraphs: [greeting(locale, name), ...first], action: { label, url } });
}

const wordings = {
  en: () => ({
    subject: `Choose your password for ${siteName('en')}`,
    preview: 'One more step, and your account is ready.',
    heading: 'Please choose your password',
    first: [
      'This address was registered more than once, with different passwords. So that nobody but you decides, none of them counts.',
      'With this link you choose your password, and confirm your address with it. It works once, within 14 days.',
    ],
    label: 'Choose my password',
    closing: 'If you did not open an account, you need not do anything: without your confirmation there is none.',
  }),
  ar: () => ({
    subject: `اختاروا كلمة المرور في ${siteName('ar')}`,
    preview: 'خطوة واحدة ويصبح حسابكم جاهزًا.',
    heading: 'يُرجى اختيار كلمة المرور',
    first: [
      'سُجّل هذا العنوان أكثر من مرة بكلمات مرور مختلفة. ولكي يبقى القرار لكم وحدكم، لم تُعتمد أيٌّ منها.',
      'اختاروا كلمة المرور عبر هذا الرابط، وبذلك تؤكّدون عنوانكم أيضًا. ويعمل الرابط مرة واحدة، خلال ١٤ يومًا.',
    ],
    label: 'اختيار كلمة المرور',
    closing: 'وإن لم تفتحوا حسابًا فلا حاجة إلى أي إجراء، إذ لا يكتمل الحساب من دون تأكيدكم.',
  }),
};
