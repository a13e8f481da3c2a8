import { formatDate } from '@scholars/contract/format';
import type { Locale } from '@scholars/contract/locale';
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.js';
import { openingOf } from '../../platform/mail/letter-texts.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import { greeting } from '../../platform/site/greeting.js';
import { contactAddress } from '../../platform/site/site-name.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

/** What people are told of the copy of their data and of the end of their account. */
export const privacyTexts = defineTexts({ en, ar });

interface DataReady {
  name: string;
  /** Where it is fetched, signed in: the mail itself opens nothing. */
  url: string;
  expiresAt: string;
}

function dataReady(locale: Locale, { name, url, expiresAt }: DataReady): MailContent {
  const t = privacyTexts(locale);
  const date = formatDate(expiresAt, locale);
  return composeMail(locale, {
    ...openingOf(t, 'data-ready'),
    paragraphs: [greeting(locale, name), t('mails.data-ready.ready'), t('mails.data-ready.until', { date })],
    action: { label: t('mails.data-ready.action'), url },
    closing: t('mails.data-ready.closing'),
  });
}

/** Says at once that an account is closed, so that nobody's is unseen, and how it is kept. */
function accountClosed(
  locale: Locale,
  { name, loginUrl, erasedAt }: { name: string; loginUrl: string; erasedAt: string },
): MailContent {
  const t = privacyTexts(locale);
  const date = formatDate(erasedAt, locale);
  const address = contactAddress();
  return composeMail(locale, {
    ...openingOf(t, 'account-closed', { date }),
    paragraphs: [
      greeting(locale, name),
      t('mails.account-closed.closed', { date }),
      t('mails.account-closed.keep', { date }),
    ],
    action: { label: t('mails.account-closed.action'), url: loginUrl },
    ...(address && { closing: t('mails.account-closed.notYou', { address }) }),
  });
}

function accountKept(locale: Locale, { name, url }: { name: string; url: string }): MailContent {
  const t = privacyTexts(locale);
  return composeMail(locale, {
    ...openingOf(t, 'account-kept'),
    paragraphs: [greeting(locale, name), t('mails.account-kept.kept')],
    action: { label: t('mails.account-kept.action'), url },
  });
}

/** The last that is written to somebody; their address is kept nowhere after it. */
function accountErased(locale: Locale, { name }: { name: string }): MailContent {
  const t = privacyTexts(locale);
  return composeMail(locale, {
    ...openingOf(t, 'account-erased'),
    paragraphs: [greeting(locale, name), t('mails.account-erased.erased'), t('mails.account-erased.left')],
    closing: t('mails.account-erased.closing'),
  });
}

export const privacyMails = {
  'data-ready': dataReady,
  'account-closed': accountClosed,
  'account-kept': accountKept,
  'account-erased': accountErased,
} as const;

type PrivacyMails = typeof privacyMails;

declare module '../../platform/mail/templates.js' {
  interface MailTemplates extends PrivacyMails {}
}
