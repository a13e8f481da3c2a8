import { newsletterConfirm } from './newsletter-confirm-mail.js';
import { newsletterWelcome } from './newsletter-welcome-mail.js';

export const newsletterMails = {
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
} as const;

type NewsletterMails = typeof newsletterMails;

declare module '../../platform/mail/templates.js' {
  interface MailTemplates extends NewsletterMails {}
}
