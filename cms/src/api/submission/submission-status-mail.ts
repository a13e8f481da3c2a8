import type { Locale } from '@scholars/contract/locale';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { Letter } from '../../platform/mail/letter.js';
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.js';
import { greeting } from '../../platform/site/greeting.js';
import { contactAddress } from '../../platform/site/site-name.js';
import { nameOfSent } from './kind-names.js';

/** The steps that the sender hears of; the others are the coordinators' own affair. */
const mailedStatuses = ['needs_info', 'approved', 'declined', 'booked'] as const;
export type MailedStatus = (typeof mailedStatuses)[number];

export function isMailedStatus(status: string): status is MailedStatus {
  return mailedStatuses.some((mailed) => mailed === status);
}

export interface SubmissionStatus {
  kind: SubmissionKind;
  reference: string;
  /** Of the person who sent it. */
  name: string;
  status: MailedStatus;
  /** What the coordinator wrote to the person; '' for none. */
  reason: string;
}

/** Tells the sender of a submission where it stands now, and why where there is a reason. */
export function submissionStatus(
  locale: Locale,
  { kind, reference, name, status, reason }: SubmissionStatus,
): MailContent {
  // Whoever wrote a letter asked for an answer, not for a decision.
  const isLetter = kind === 'contact-messages' && status === 'declined';
  const words = isLetter ? declinedLetter[locale] : wordings[locale](nameOfSent(kind, locale))[status];
  return composeMail(locale, {
    ...words,
    subject: `${words.subject} (${reference})`,
    paragraphs: [greeting(locale, name), ...words.paragraphs],
    ...(reason && { quote: reason }),
    facts: [{ label: referenceLabels[locale], value: reference }],
    closing: howToWrite[locale](contactAddress()),
  });
}

const referenceLabels: Record<Locale, string> = { en: 'Your reference number', ar: 'الرقم المرجعي' };

const howToWrite: Record<Locale, (address: string) => string> = {
  en: (address) =>
    address ? `To answer or to ask, reply to this email or write to ${address}, and give the reference number.` : '',
  ar: (address) =>
    address ? `للرد أو الاستفسار، أجيبوا عن هذه الرسالة أو اكتبوا إلى ${address} مع ذكر الرقم المرجعي.` : '',
};

const declinedLetter: Record<Locale, Letter> = {
  en: {
    subject: 'Our answer to your message',
    preview: 'Our coordinators have read your message.',
    heading: 'Our answer',
    paragraphs: [
      'Thank you for your message. Our coordinators have read it, and we are sorry that we cannot help you with it. They write:',
    ],
  },
  ar: {
    subject: 'ردّنا على رسالتكم',
    preview: 'اطّلع منسّقو الشبكة على رسالتكم.',
    heading: 'ردّنا',
    paragraphs: [
      'نشكر لكم رسالتكم. وقد اطّلع عليها منسّقونا، ويؤسفنا أننا لا نستطيع مساعدتكم في ما طلبتم. وفيما يلي ما كتبوه لكم:',
    ],
  },
};

const wordings: Record<Locale, (what: string) => Record<MailedStatus, Letter>> = {
  en: (what) => ({
    needs_info: {
      subject: `We need something more for ${what}`,
      preview: 'A coordinator has a question before we can go on.',
      heading: 'We need something more from you',
      paragraphs: [`Thank you for ${what}. Before we can go on, a coordinator asks you for the following:`],
    },
    approved: {
      subject: `Approved: ${what}`,
      preview: 'Good news from our coordinators.',
      heading: 'Good news',
      paragraphs: [
        `We are glad to tell you that our coordinators have approved ${what}. We will write to you about the next step.`,
      ],
    },
    declined: {
      subject: `Our decision on ${what}`,
      preview: 'Our coordinators have come to a decision.',
      heading: 'Our decision',
      paragraphs: [
        `Thank you for ${what}. Our coordinators have looked at it with care, and we are sorry that we cannot accept it. They write:`,
      ],
    },
    booked: {
      subject: 'Your travel is booked',
      preview: 'Your journey to us is arranged.',
      heading: 'Your travel is booked',
      paragraphs: [
        `We have booked your travel on the basis of ${what}. If anything in your plans changes, please tell us as early as you can.`,
      ],
    },
  }),
  ar: (what) => ({
    needs_info: {
      subject: `نحتاج إلى معلومات إضافية بشأن ${what}`,
      preview: 'لدى أحد المنسّقين سؤال قبل أن نتابع.',
      heading: 'نحتاج منكم إلى معلومات إضافية',
      paragraphs: [`نشكر لكم إرسال ${what}. وقبل أن نتابع، يرجو منكم أحد المنسّقين ما يلي:`],
    },
    approved: {
      subject: `تمت الموافقة على ${what}`,
      preview: 'خبر سارّ من منسّقي الشبكة.',
      heading: 'خبر سارّ',
      paragraphs: [`يسرّنا إبلاغكم بأن منسّقينا وافقوا على ${what}. وسنكتب إليكم بشأن الخطوة التالية.`],
    },
    declined: {
      subject: `قرارنا بشأن ${what}`,
      preview: 'توصّل منسّقو الشبكة إلى قرار.',
      heading: 'قرارنا',
      paragraphs: [
        `نشكر لكم إرسال ${what}. وقد نظر منسّقونا في الأمر بعناية، ويؤسفنا أننا لم نتمكن من الموافقة. وفيما يلي ما كتبوه لكم:`,
      ],
    },
    booked: {
      subject: 'تم حجز رحلتكم',
      preview: 'رتّبنا سفركم إلينا.',
      heading: 'تم حجز رحلتكم',
      paragraphs: [`حجزنا رحلتكم بناءً على ${what}. وإن طرأ أي تغيير على خططكم فيُرجى إخبارنا في أقرب وقت.`],
    },
  }),
};
