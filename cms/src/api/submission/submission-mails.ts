import { formatInstant } from '@scholars/contract/format';
import type { Locale } from '@scholars/contract/locale';
import { travelRequestPath } from '@scholars/contract/member-paths';
import { describedKind, type SubmissionKind, type submissionKinds } from '@scholars/contract/queues/submission-kinds';
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.js';
import type { Letter } from '../../platform/mail/letter.js';
import { openingOf } from '../../platform/mail/letter-texts.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import { greeting } from '../../platform/site/greeting.js';
import { contactAddress } from '../../platform/site/site-name.js';
import { siteUrl } from '../../platform/site/site-url.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

export const submissionTexts = defineTexts({ en, ar });

interface Submission {
  kind: SubmissionKind;
  /** A mail of old has none. */
  id?: string;
  reference: string;
  /** Of the person who sent it. */
  name: string;
}

interface Received extends Submission {
  /** ISO 8601. */
  receivedAt: string;
}

export type MailedStatus = (typeof submissionKinds)[SubmissionKind]['mailed'][number];

/** Whether the sender of such a submission hears of a step. */
export function isMailedStatus(kind: SubmissionKind, status: string): status is MailedStatus {
  return describedKind(kind).mailed.includes(status);
}

interface StatusChange extends Submission {
  status: MailedStatus;
  /** What the coordinator wrote to the person; '' for none. */
  reason: string;
}

/** Where members find what they have sent; who sends another kind need not be one. */
const ownPaths: Partial<Record<SubmissionKind, (id: string) => string>> = { 'travel-requests': travelRequestPath };

function ownPlace(locale: Locale, { kind, id }: Pick<Submission, 'kind' | 'id'>): Pick<Letter, 'action'> {
  const pathOf = ownPaths[kind];
  if (!pathOf || id === undefined) return {};
  return { action: { label: submissionTexts(locale)('mails.ownPlace'), url: siteUrl(locale, pathOf(id)) } };
}

/** Confirms to the sender of a form that it is stored, and says what happens next. */
function submissionReceived(locale: Locale, { kind, id, reference, name, receivedAt }: Received): MailContent {
  const t = submissionTexts(locale);
  const what = t(`sent.${kind}`);
  const opening = openingOf(t, 'submission-received', { what });
  return composeMail(locale, {
    ...opening,
    subject: `${opening.subject} (${reference})`,
    paragraphs: [
      greeting(locale, name),
      t('mails.submission-received.received', { what }),
      t('mails.submission-received.next'),
    ],
    facts: [
      { label: t('reference'), value: reference },
      { label: t('mails.submission-received.time'), value: formatInstant(receivedAt, locale) },
    ],
    ...ownPlace(locale, { kind, id }),
    closing: t('mails.submission-received.closing'),
  });
}

/** Tells the sender of a submission where it stands now, and why where there is a reason. */
function submissionStatus(locale: Locale, { kind, id, reference, name, status, reason }: StatusChange): MailContent {
  const t = submissionTexts(locale);
  // Whoever wrote a letter asked for an answer, not for a decision.
  const words = kind === 'contact-messages' && status === 'declined' ? 'declined-letter' : status;
  const what = t(`sent.${kind}`);
  const opening = openingOf(t, `submission-status.${words}`, { what });
  const address = contactAddress();
  return composeMail(locale, {
    ...opening,
    subject: `${opening.subject} (${reference})`,
    paragraphs: [greeting(locale, name), t(`mails.submission-status.${words}.text`, { what })],
    ...(reason && { quote: reason }),
    facts: [{ label: t('reference'), value: reference }],
    ...ownPlace(locale, { kind, id }),
    closing: address && t('mails.submission-status.reply', { address }),
  });
}

interface Message extends Submission {
  /** What the coordinator wrote. */
  text: string;
}

/** What a coordinator writes to the sender of a submission, in the coordinator's own words. */
function submissionMessage(locale: Locale, { kind, reference, name, text }: Message): MailContent {
  const t = submissionTexts(locale);
  const what = t(`sent.${kind}`);
  const opening = openingOf(t, 'submission-message', { what });
  const address = contactAddress();
  return composeMail(locale, {
    ...opening,
    subject: `${opening.subject} (${reference})`,
    paragraphs: [greeting(locale, name), t('mails.submission-message.text', { what })],
    quote: text,
    facts: [{ label: t('reference'), value: reference }],
    closing: address && t('mails.submission-status.reply', { address }),
  });
}

interface Information extends Message {
  /** Where they give it. */
  url: string;
}

/** Asks the sender of a submission to complete some of it, by a link. */
function submissionInformation(locale: Locale, { kind, reference, name, text, url }: Information): MailContent {
  const t = submissionTexts(locale);
  const what = t(`sent.${kind}`);
  const opening = openingOf(t, 'submission-information', { what });
  return composeMail(locale, {
    ...opening,
    subject: `${opening.subject} (${reference})`,
    paragraphs: [greeting(locale, name), t('mails.submission-information.text', { what })],
    ...(text && { quote: text }),
    action: { label: t('mails.submission-information.action'), url },
    facts: [{ label: t('reference'), value: reference }],
    closing: t('mails.submission-information.note'),
  });
}

export const submissionMails = {
  'submission-information': submissionInformation,
  'submission-received': submissionReceived,
  'submission-status': submissionStatus,
  'submission-message': submissionMessage,
} as const;

type SubmissionMails = typeof submissionMails;

declare module '../../platform/mail/templates.js' {
  interface MailTemplates extends SubmissionMails {}
}
