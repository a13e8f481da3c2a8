import type { Locale } from '@scholars/contract/locale';
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.js';
import { openingOf } from '../../platform/mail/letter-texts.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import { greeting } from '../../platform/site/greeting.js';
import { contactAddress } from '../../platform/site/site-name.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

export const emailChangeTexts = defineTexts({ en, ar });

/** To the new address, whose reader makes it the account's. */
function changeEmail(locale: Locale, { name, url }: { name: string; url: string }): MailContent {
  const t = emailChangeTexts(locale);
  return composeMail(locale, {
    ...openingOf(t, 'change-email'),
    paragraphs: [greeting(locale, name), t('mails.change-email.why'), t('mails.change-email.link')],
    action: { label: t('mails.change-email.action'), url },
    closing: t('mails.change-email.closing'),
  });
}

/** To an address that has an account already, in place of the link; the site itself never says so. */
function emailTaken(
  locale: Locale,
  { name, loginUrl, resetUrl }: { name: string; loginUrl: string; resetUrl: string },
): MailContent {
  const t = emailChangeTexts(locale);
  return composeMail(locale, {
    ...openingOf(t, 'email-taken'),
    paragraphs: [greeting(locale, name), t('mails.email-taken.tried'), t('mails.email-taken.notYou')],
    action: { label: t('mails.email-taken.action'), url: loginUrl },
    closing: `${t('mails.email-taken.forgotten')} ${resetUrl}`,
  });
}

/** To the present address, before anything is changed: a new password, which this mailbox can still set, ends it. */
function emailChangeAsked(locale: Locale, { name, resetUrl }: { name: string; resetUrl: string }): MailContent {
  const t = emailChangeTexts(locale);
  return composeMail(locale, {
    ...openingOf(t, 'email-change-asked'),
    paragraphs: [greeting(locale, name), t('mails.email-change-asked.asked'), t('mails.email-change-asked.notYou')],
    action: { label: t('mails.email-change-asked.action'), url: resetUrl },
    ...(contactAddress() && { closing: `${t('mails.email-change-asked.help')} ${contactAddress()}` }),
  });
}

/** To the address that it was: it opens the account no more, so only people can help. */
function emailChanged(locale: Locale, { name, contactUrl }: { name: string; contactUrl: string }): MailContent {
  const t = emailChangeTexts(locale);
  return composeMail(locale, {
    ...openingOf(t, 'email-changed'),
    paragraphs: [greeting(locale, name), t('mails.email-changed.changed'), t('mails.email-changed.notYou')],
    action: { label: t('mails.email-changed.action'), url: contactUrl },
    ...(contactAddress() && { closing: `${t('mails.email-changed.help')} ${contactAddress()}` }),
  });
}

export const emailChangeMails = {
  'change-email': changeEmail,
  'email-taken': emailTaken,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
} as const;

type EmailChangeMails = typeof emailChangeMails;

declare module '../../platform/mail/templates.js' {
  interface MailTemplates extends EmailChangeMails {}
}
