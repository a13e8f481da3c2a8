import { formatDate } from '@scholars/contract/format';
import type { Locale } from '@scholars/contract/locale';
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.js';
import { openingOf } from '../../platform/mail/letter-texts.js';
import { greeting } from '../../platform/site/greeting.js';
import { contactAddress } from '../../platform/site/site-name.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

/** What owners of accounts are mailed and notified of, in words. */
export const accountTexts = defineTexts({ en, ar });

interface LinkMail {
  name: string;
  /** Where the link leads, its token within. */
  url: string;
}

/** A mail for the sake of its link, which says why it comes and how long the link works. */
function linkMail(mail: 'choose-password' | 'confirm-email' | 'reset-password' | 'set-password') {
  return (locale: Locale, { name, url }: LinkMail): MailContent => {
    const t = accountTexts(locale);
    return composeMail(locale, {
      ...openingOf(t, mail),
      paragraphs: [greeting(locale, name), t(`mails.${mail}.why`), t(`mails.${mail}.link`)],
      action: { label: t(`mails.${mail}.action`), url },
      closing: t(`mails.${mail}.closing`),
    });
  };
}

/** Tells who registers again that there is an account already; the site itself never does. */
function accountExists(
  locale: Locale,
  { name, loginUrl, resetUrl }: { name: string; loginUrl: string; resetUrl: string },
): MailContent {
  const t = accountTexts(locale);
  return composeMail(locale, {
    ...openingOf(t, 'account-exists'),
    paragraphs: [greeting(locale, name), t('mails.account-exists.tried'), t('mails.account-exists.notYou')],
    action: { label: t('mails.account-exists.action'), url: loginUrl },
    closing: `${t('mails.account-exists.forgotten')} ${resetUrl}`,
  });
}

interface PasswordChanged {
  name: string;
  resetUrl: string;
  /** The person's private calendar, where it has an address: a new password does not end it. */
  calendar?: { madeAt: string; url: string };
}

/** Tells a person that their password is a new one, so that a stranger's change does not go unseen. */
function passwordChanged(locale: Locale, { name, resetUrl, calendar }: PasswordChanged): MailContent {
  const t = accountTexts(locale);
  const stays =
    calendar && t('mails.password-changed.calendar', { date: formatDate(calendar.madeAt, locale), url: calendar.url });
  return composeMail(locale, {
    ...openingOf(t, 'password-changed'),
    paragraphs: [
      greeting(locale, name),
      t('mails.password-changed.changed'),
      t('mails.password-changed.notYou'),
      ...(stays ? [stays] : []),
    ],
    action: { label: t('mails.password-changed.action'), url: resetUrl },
    ...(contactAddress() && { closing: `${t('mails.password-changed.help')} ${contactAddress()}` }),
  });
}

export const accountMails = {
  'account-exists': accountExists,
  /** Asks the owner of an address that was registered with different passwords for the one that counts. */
  'choose-password': linkMail('choose-password'),
  /** Asks who registered to confirm that the address is theirs. */
  'confirm-email': linkMail('confirm-email'),
  /** The link by which a forgotten password is replaced. */
  'reset-password': linkMail('reset-password'),
  /** Invites somebody for whom the network made an account to set their first password. */
  'set-password': linkMail('set-password'),
  'password-changed': passwordChanged,
} as const;

type AccountMails = typeof accountMails;

declare module '../../platform/mail/templates.js' {
  interface MailTemplates extends AccountMails {}
}
