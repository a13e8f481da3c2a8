import type { Attendance } from '@scholars/contract/events';
import type { Locale } from '@scholars/contract/locale';
import type { Fact } from '../../platform/mail/letter.js';
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.js';
import { greeting } from '../../platform/site/greeting.js';
import { mailDate, mailNumber } from '../../platform/mail/mail-dates.js';

export interface EventAnswer {
  /** Of the guest. */
  name: string;
  eventTitle: string;
  attending: Attendance;
  guests: number;
  /** `YYYY-MM-DD`. */
  startsOn: string;
  endsOn: string;
  place: string;
  /** How to take part online; '' where staff have not said it. */
  onlineNote: string;
  /** Until when the answer can be changed; null: until the event ends. */
  closesOn: string | null;
  /** The guest's own page. */
  link: string;
  /** Where the guest sends what the network needs for the journey; null where it arranges none. */
  travelLink: string | null;
}

/** Confirms the answer to an invitation; the calendar file comes as an attachment. */
function eventAnswer(locale: Locale, data: EventAnswer): MailContent {
  const words = wordings[locale];
  const { subject, preview, heading, paragraphs } = words[data.attending](data);
  const change = data.closesOn ? words.changeUntil(mailDate(locale, data.closesOn)) : words.change;
  return composeMail(locale, {
    subject,
    preview,
    heading,
    paragraphs: [
      greeting(locale, data.name),
      ...paragraphs,
      ...(data.travelLink ? [words.travel(data.travelLink)] : []),
      change,
    ],
    facts: data.attending === 'no' ? [] : factsOf(locale, data),
    action: { label: words.action, url: data.link },
    closing: words.personal,
  });
}

function factsOf(locale: Locale, { attending, startsOn, endsOn, place, guests }: EventAnswer): Fact[] {
  const { labels, range } = wordings[locale];
  const isHere = attending === 'yes';
  return [
    {
      label: labels.dates,
      value:
        startsOn === endsOn ? mailDate(locale, startsOn) : range(mailDate(locale, startsOn), mailDate(locale, endsOn)),
    },
    ...(isHere && place ? [{ label: labels.place, value: place }] : []),
    ...(isHere && guests > 0 ? [{ label: labels.guests, value: mailNumber(locale, guests) }] : []),
  ];
}

interface Words {
  subject: string;
  preview: string;
  heading: string;
  paragraphs: string[];
}

type Wording = Record<Attendance, (data: EventAnswer) => Words> & {
  labels: { dates: string; place: string; guests: string };
  range: (from: string, to: string) => string;
  travel: (link: string) => string;
  change: string;
  changeUntil: (date: string) => string;
  action: string;
  personal: string;
};

const wordings: Record<Locale, Wording> = {
  en: {
    yes: ({ eventTitle }) => ({
      subject: `We look forward to seeing you: ${eventTitle}`,
      preview: 'Your answer is stored; the dates are attached for your calendar.',
      heading: 'We look forward to seeing you',
      paragraphs: [
        `Thank you for your answer. Your place at ${eventTitle} is kept. The dates are attached for your calendar.`,
      ],
    }),
    online: ({ eventTitle, onlineNote }) => ({
      subject: `You are taking part online: ${eventTitle}`,
      preview: 'Your answer is stored; the dates are attached for your calendar.',
      heading: 'You are taking part online',
      paragraphs: [
        `Thank you for your answer. You are registered to follow ${eventTitle} online. The dates are attached for your calendar.`,
        ...(onlineNote ? [onlineNote] : []),
      ],
    }),
    no: ({ eventTitle }) => ({
      subject: `Your answer to the invitation: ${eventTitle}`,
      preview: 'Thank you for letting us know.',
      heading: 'Thank you for letting us know',
      paragraphs: [`We are sorry that you cannot take part in ${eventTitle}, and hope to meet you another time.`],
    }),
    labels: { dates: 'Dates', place: 'Place', guests: 'Guests with you' },
    range: (from, to) => `${from} to ${to}`,
    travel: (link) => `If we are to arrange your journey, please send us your travel details: ${link}`,
    change: 'If your plans change, you can change your answer on your invitation’s page.',
    changeUntil: (date) => `If your plans change, you can change your answer on your invitation’s page until ${date}.`,
    action: 'Open my invitation',
    personal: 'This link is yours alone. Please do not pass it on.',
  },
  ar: {
    yes: ({ eventTitle }) => ({
      subject: `نتطلّع إلى لقائكم: ${eventTitle}`,
      preview: 'سُجّل ردّكم، وتجدون المواعيد مرفقةً لإضافتها إلى التقويم.',
      heading: 'نتطلّع إلى لقائكم',
      paragraphs: [`نشكر لكم ردّكم. مقعدكم في «${eventTitle}» محجوز، وتجدون المواعيد مرفقةً لإضافتها إلى التقويم.`],
    }),
    online: ({ eventTitle, onlineNote }) => ({
      subject: `مشاركتكم عبر الإنترنت: ${eventTitle}`,
      preview: 'سُجّل ردّكم، وتجدون المواعيد مرفقةً لإضافتها إلى التقويم.',
      heading: 'تشاركون عبر الإنترنت',
      paragraphs: [
        `نشكر لكم ردّكم. سجّلنا مشاركتكم في «${eventTitle}» عبر الإنترنت، وتجدون المواعيد مرفقةً لإضافتها إلى التقويم.`,
        ...(onlineNote ? [onlineNote] : []),
      ],
    }),
    no: ({ eventTitle }) => ({
      subject: `ردّكم على الدعوة: ${eventTitle}`,
      preview: 'نشكر لكم إبلاغنا.',
      heading: 'نشكر لكم إبلاغنا',
      paragraphs: [`يؤسفنا أنكم لن تتمكنوا من المشاركة في «${eventTitle}»، ونرجو أن نلتقي في مناسبة أخرى.`],
    }),
    labels: { dates: 'الموعد', place: 'المكان', guests: 'عدد المرافقين' },
    range: (from, to) => `من ${from} إلى ${to}`,
    travel: (link) => `إذا رغبتم في أن نتولى ترتيب سفركم، فأرسلوا إلينا بيانات السفر: ${link}`,
    change: 'وإذا تغيّرت خططكم، فيمكنكم تعديل الرد من صفحة دعوتكم.',
    changeUntil: (date) => `وإذا تغيّرت خططكم، فيمكنكم تعديل الرد من صفحة دعوتكم حتى ${date}.`,
    action: 'فتح دعوتي',
    personal: 'هذا الرابط خاص بكم، فيُرجى عدم مشاركته.',
  },
};

export const invitationMails = { 'event-answer': eventAnswer } as const;

type InvitationMails = typeof invitationMails;

declare module '../../platform/mail/templates.js' {
  interface MailTemplates extends InvitationMails {}
}
