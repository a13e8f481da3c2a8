import type { Locale } from '@scholars/contract/locale';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { Letter } from '../../platform/mail/letter.js';
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.js';
import { greeting } from '../../platform/site/greeting.js';
import { mailDateTime } from '../../platform/mail/mail-dates.js';
import { siteName } from '../../platform/site/site-name.js';
import { nameOfSent } from './kind-names.js';

export interface SubmissionReceived {
  kind: SubmissionKind;
  reference: string;
  /** Of the person who sent it. */
  name: string;
  /** ISO 8601. */
  receivedAt: string;
}

/** Confirms to the sender of a form that it is stored, and says what happens next. */
export function submissionReceived(
  locale: Locale,
  { kind, reference, name, receivedAt }: SubmissionReceived,
): MailContent {
  const words = wordings[locale](nameOfSent(kind, locale));
  return composeMail(locale, {
    ...words,
    subject: `${words.subject} (${reference})`,
    paragraphs: [greeting(locale, name), ...words.paragraphs],
    facts: [
      { label: words.referenceLabel, value: reference },
      { label: words.timeLabel, value: mailDateTime(locale, receivedAt) },
    ],
  });
}

type Wording = Letter & { referenceLabel: string; timeLabel: string };

const wordings: Record<Locale, (what: string) => Wording> = {
  en: (what) => ({
    subject: `We have received ${what}`,
    preview: 'Everything is stored safely, and a coordinator will read it.',
    heading: 'Thank you',
    paragraphs: [
      `We have received ${what} at ${siteName('en')}. Everything is stored safely.`,
      'What happens next: a coordinator reads what you sent. We write to this address if something is missing, and again when there is a decision or an answer. There is nothing you need to do now.',
    ],
    referenceLabel: 'Your reference number',
    timeLabel: 'Received (Doha time)',
    closing: 'Please give the reference number whenever you write to us about it.',
  }),
  ar: (what) => ({
    subject: `استلمنا ${what}`,
    preview: 'ما أرسلتموه محفوظ لدينا، وسيطّلع عليه أحد المنسّقين.',
    heading: 'شكرًا لكم',
    paragraphs: [
      `استلمنا ${what} في ${siteName('ar')}، وما أرسلتموه محفوظ لدينا بأمان.`,
      'الخطوة التالية: يطّلع أحد المنسّقين على ما أرسلتموه. وسنراسلكم على هذا العنوان إن كان ثمة نقص، ثم حين يُتّخذ القرار أو يكون لدينا الرد. وليس عليكم القيام بأي شيء الآن.',
    ],
    referenceLabel: 'الرقم المرجعي',
    timeLabel: 'وقت الاستلام (بتوقيت الدوحة)',
    closing: 'يُرجى ذكر الرقم المرجعي كلما راسلتمونا في هذا الشأن.',
  }),
};
