import type { Locale } from '@scholars/contract/locale';
import type { Letter } from '../../platform/mail/letter.js';
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.js';
import { siteName } from '../../platform/site/site-name.js';
import { siteUrl } from '../../platform/site/site-url.js';

export interface NewsletterWelcome {
  /** Of the purpose `newsletter-unsubscribe`. */
  token: string;
}

/** Tells that an address is subscribed: after it was confirmed, and when somebody asks for it again. */
export function newsletterWelcome(locale: Locale, { token }: NewsletterWelcome): MailContent {
  const { action, ...words } = wordings[locale]();
  const unsubscribeUrl = siteUrl(locale, `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`);
  return composeMail(locale, {
    ...words,
    action: { label: action, url: siteUrl(locale, '/') },
    // One address for both: opened it shows a page with a button, posted to it ends the subscription.
    unsubscribe: { pageUrl: unsubscribeUrl, oneClickUrl: unsubscribeUrl },
  });
}

type Wording = Omit<Letter, 'action' | 'unsubscribe'> & { action: string };

const wordings: Record<Locale, () => Wording> = {
  en: () => ({
    subject: `You are subscribed to the newsletter of ${siteName('en')}`,
    preview: 'Opportunities, events and news, from time to time.',
    heading: 'You are subscribed',
    paragraphs: [
      `This address is on the newsletter list of ${siteName('en')}. From time to time we write about new opportunities, events and the work of our members.`,
    ],
    action: 'Go to the site',
    closing: 'You can unsubscribe at any time, by the link below or by the one in any newsletter.',
  }),
  ar: () => ({
    subject: `اشتراككم في النشرة البريدية لـ«${siteName('ar')}» مفعّل`,
    preview: 'فرص وفعاليات وأخبار تصلكم من حين إلى آخر.',
    heading: 'اشتراككم مفعّل',
    paragraphs: [
      `هذا العنوان مسجَّل في قائمة النشرة البريدية لـ«${siteName('ar')}». نكتب إليكم من حين إلى آخر عن الفرص الجديدة والفعاليات وأعمال أعضاء الشبكة.`,
    ],
    action: 'الانتقال إلى الموقع',
    closing: 'يمكنكم إلغاء الاشتراك في أي وقت من الرابط أدناه أو من الرابط الوارد في أي نشرة.',
  }),
};
