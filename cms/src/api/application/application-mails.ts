import type { ApplicationStatus } from '@scholars/contract/application-status';
import { formatInstant } from '@scholars/contract/format';
import type { Locale } from '@scholars/contract/locale';
import { applicationAnswerPath, applicationPath, applicationsPath } from '@scholars/contract/member-paths';
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.js';
import { openingOf } from '../../platform/mail/letter-texts.js';
import { greeting } from '../../platform/site/greeting.js';
import { contactAddress } from '../../platform/site/site-name.js';
import { siteUrl } from '../../platform/site/site-url.js';
import { applicationTexts } from './application-texts.js';
import { statusLabel } from './present-application.js';

interface Application {
  /** A mail of old has none. */
  id?: string;
  reference: string;
  /** Title, in the applicant's language where it has one. */
  opportunity: string;
  /** Of the applicant. */
  name: string;
}

/** What an applicant hears of; that it arrived is said by its own mail, and that they withdrew it they know. */
export type ToldStatus = Exclude<ApplicationStatus, 'draft' | 'received' | 'withdrawn'>;

interface StatusChange extends Application {
  status: ToldStatus;
  /** What the applicant is asked for; '' for nothing. */
  reason: string;
}

/** Where its applicant finds an application, and answers what is asked; the list for what of old does not say which. */
export function pathOfApplication(id: string | undefined, status?: ToldStatus): string {
  if (id === undefined) return applicationsPath;
  return status === 'action_needed' ? applicationAnswerPath(id) : applicationPath(id);
}

/** Confirms to an applicant that the application is stored, and says what happens next. */
function applicationReceived(
  locale: Locale,
  { id, reference, opportunity, name, receivedAt }: Application & { receivedAt: string },
): MailContent {
  const t = applicationTexts(locale);
  return composeMail(locale, {
    ...openingOf(t, 'application-received', { opportunity }),
    paragraphs: [
      greeting(locale, name),
      t('mails.application-received.received'),
      t('mails.application-received.next'),
    ],
    facts: [
      { label: t('opportunity'), value: opportunity },
      { label: t('reference'), value: reference },
      { label: t('mails.application-received.time'), value: formatInstant(receivedAt, locale) },
    ],
    action: { label: t('mails.application-received.action'), url: siteUrl(locale, pathOfApplication(id)) },
    closing: t('mails.application-received.closing'),
  });
}

/** Tells an applicant where their application stands now, in the words that they see. */
function applicationStatus(
  locale: Locale,
  { id, reference, opportunity, name, status, reason }: StatusChange,
): MailContent {
  const t = applicationTexts(locale);
  const address = contactAddress();
  const isAsked = status === 'action_needed';
  const label = statusLabel(status, locale);
  return composeMail(locale, {
    ...openingOf(t, 'application-status', { opportunity, status: label }),
    paragraphs: [greeting(locale, name), t(`mails.application-status.${status}`)],
    ...(reason && { quote: reason }),
    facts: [
      { label: t('opportunity'), value: opportunity },
      { label: t('status'), value: label },
      { label: t('reference'), value: reference },
    ],
    action: {
      label: t(isAsked ? 'mails.application-status.answer' : 'mails.application-status.action'),
      url: siteUrl(locale, pathOfApplication(id, status)),
    },
    closing: address && t(isAsked ? 'mails.application-status.ask' : 'mails.application-status.reply', { address }),
  });
}

export const applicationMails = {
  'application-received': applicationReceived,
  'application-status': applicationStatus,
} as const;

type ApplicationMails = typeof applicationMails;

declare module '../../platform/mail/templates.js' {
  interface MailTemplates extends ApplicationMails {}
}
