import type { Attendance } from '@scholars/contract/events';
import { formatDate, formatNumber } from '@scholars/contract/format';
import type { Locale } from '@scholars/contract/locale';
import type { Fact } from '../../platform/mail/letter.js';
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.js';
import { openingOf } from '../../platform/mail/letter-texts.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import { greeting } from '../../platform/site/greeting.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

export const invitationTexts = defineTexts({ en, ar });

export interface EventDays {
  /** `YYYY-MM-DD`. */
  startsOn: string;
  endsOn: string;
}

/** What became of an answer: as it was given, on the waiting list, or from there to a place. */
export type AnswerOutcome = Attendance | 'waiting' | 'placed';

export interface EventAnswer extends EventDays {
  /** Of the guest. */
  name: string;
  eventTitle: string;
  outcome: AnswerOutcome;
  guests: number;
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

/** Says what became of the answer to an invitation; the calendar file comes as an attachment. */
function eventAnswer(locale: Locale, data: EventAnswer): MailContent {
  const t = invitationTexts(locale);
  const { name, eventTitle, outcome, onlineNote, closesOn, link, travelLink } = data;
  return composeMail(locale, {
    ...openingOf(t, `event-answer.${outcome}`, { eventTitle }),
    paragraphs: [
      greeting(locale, name),
      t(`mails.event-answer.${outcome}.text`, { eventTitle }),
      ...(outcome === 'online' && onlineNote ? [onlineNote] : []),
      ...(travelLink ? [t('mails.event-answer.travel', { link: travelLink })] : []),
      closesOn
        ? t('mails.event-answer.changeUntil', { date: formatDate(closesOn, locale) })
        : t('mails.event-answer.change'),
    ],
    facts: outcome === 'no' ? [] : factsOf(locale, data),
    action: { label: t('mails.event-answer.action'), url: link },
    closing: t('mails.event-answer.personal'),
  });
}

function factsOf(locale: Locale, data: EventAnswer): Fact[] {
  const t = invitationTexts(locale);
  const { outcome, place, guests } = data;
  const isHere = outcome !== 'online';
  return [
    daysFact(locale, data),
    ...(isHere && place ? [{ label: t('mails.event-answer.place'), value: place }] : []),
    ...(isHere && guests > 0 ? [{ label: t('mails.event-answer.guests'), value: formatNumber(guests, locale) }] : []),
  ];
}

/** On which days an event is. */
export function daysFact(locale: Locale, { startsOn, endsOn }: EventDays): Fact {
  const t = invitationTexts(locale);
  const [from, to] = [formatDate(startsOn, locale), formatDate(endsOn, locale)];
  return {
    label: t('mails.event-answer.dates'),
    value: startsOn === endsOn ? from : t('mails.event-answer.range', { from, to }),
  };
}

export const invitationMails = { 'event-answer': eventAnswer } as const;

type InvitationMails = typeof invitationMails;

declare module '../../platform/mail/templates.js' {
  interface MailTemplates extends InvitationMails {}
}
