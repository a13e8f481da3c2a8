import type { Locale } from '@scholars/contract/locale';
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.js';
import { openingOf } from '../../platform/mail/letter-texts.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import { siteUrl } from '../../platform/site/site-url.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

const texts = defineTexts({ en, ar });

interface LinkToken {
  /** Of the purpose that bears the mail's action: `newsletter-confirm`, `newsletter-unsubscribe`. */
  token: string;
}

/** Asks the owner of an address whether it was they who asked for the newsletter. */
function newsletterConfirm(locale: Locale, { token }: LinkToken): MailContent {
  const t = texts(locale);
  return composeMail(locale, {
    ...openingOf(t, 'newsletter-confirm'),
    paragraphs: [t('mails.newsletter-confirm.entered'), t('mails.newsletter-confirm.link')],
    action: {
      label: t('mails.newsletter-confirm.action'),
      url: siteUrl(locale, `/newsletter/confirm?token=${encodeURIComponent(token)}`),
    },
    closing: t('mails.newsletter-confirm.closing'),
  });
}

/** Tells that an address is subscribed: after it was confirmed, and when somebody asks for it again. */
function newsletterWelcome(locale: Locale, { token }: LinkToken): MailContent {
  const t = texts(locale);
  const unsubscribeUrl = siteUrl(locale, `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`);
  return composeMail(locale, {
    ...openingOf(t, 'newsletter-welcome'),
    paragraphs: [t('mails.newsletter-welcome.listed')],
    action: { label: t('mails.newsletter-welcome.action'), url: siteUrl(locale, '/') },
    closing: t('mails.newsletter-welcome.closing'),
    // One address for both: opened it shows a page with a button, posted to it ends the subscription.
    unsubscribe: { pageUrl: unsubscribeUrl, oneClickUrl: unsubscribeUrl },
  });
}

export const newsletterMails = {
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
} as const;

type NewsletterMails = typeof newsletterMails;

declare module '../../platform/mail/templates.js' {
  interface MailTemplates extends NewsletterMails {}
}
