import type { Locale } from '@scholars/contract/locale';
import type { Letter } from '../../platform/mail/letter.js';
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.js';
import { siteName } from '../../platform/site/site-name.js';
import { siteUrl } from '../../platform/site/site-url.js';

export interface NewsletterConfirm {
  /** Of the purpose `newsletter-confirm`. */
  token: string;
}

/** Asks the owner of an address whether it was they who asked for the newsletter. */
export function newsletterConfirm(locale: Locale, { token }: NewsletterConfirm): MailContent {
  const { action, ...words } = wordings[locale]();
  return composeMail(locale, {
    ...words,
    action: { label: action, url: siteUrl(locale, `/newsletter/confirm?token=${encodeURIComponent(token)}`) },
  });
}

type Wording = Omit<Letter, 'action'> & { action: string };

const wordings: Record<Locale, () => Wording> = {
  en: () => ({
    subject: 'Please confirm your newsletter subscription',
    preview: 'One more step: open the page and press the button.',
    heading: 'One more step',
    paragraphs: [
      `This address was entered in the newsletter form of ${siteName('en')}. If it was you, please confirm it: you will receive nothing before that.`,
      'The link is good for three days.',
    ],
    action: 'Confirm my subscription',
    closing: 'If it was not you, you need do nothing. You will not be subscribed.',
  }),
  ar: () => ({
    subject: 'يُرجى تأكيد اشتراككم في النشرة البريدية',
    preview: 'بقيت خطوة واحدة: افتحوا الصفحة واضغطوا الزر.',
    heading: 'بقيت خطوة واحدة',
    paragraphs: [
      `أُدخل هذا العنوان في نموذج الاشتراك في النشرة البريدية الخاصة بـ«${siteName('ar')}». إن كنتم أنتم من أدخله فيُرجى تأكيده، ولن تصلكم أي نشرة قبل ذلك.`,
      'يظل الرابط صالحًا ثلاثة أيام.',
    ],
    action: 'تأكيد الاشتراك',
    closing: 'وإن لم تكونوا أنتم فلا حاجة إلى أي إجراء، ولن يُسجَّل أي اشتراك.',
  }),
};
