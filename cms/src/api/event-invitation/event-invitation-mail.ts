import { formatDate } from '@scholars/contract/format';
import type { Locale } from '@scholars/contract/locale';
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.js';
import { openingOf } from '../../platform/mail/letter-texts.js';
import { greeting } from '../../platform/site/greeting.js';
import { daysFact, invitationTexts, type EventDays } from './event-answer-mail.js';

export interface EventInvitationData extends EventDays {
  /** Of the guest. */
  name: string;
  eventTitle: string;
  place: string;
  /** Until when it can be answered; null: until the event ends. */
  closesOn: string | null;
  /** The guest's own page. */
  link: string;
}

/**
 * Invites somebody to an event, reminds them of answering, or sends them the link anew by which they do, when their address
 * is another.
 */
function compose(
  mail: 'event-invitation' | 'event-reminder' | 'event-renewed',
  locale: Locale,
  data: EventInvitationData,
): MailContent {
  const t = invitationTexts(locale);
  const { name, eventTitle, place, closesOn, link } = data;
  return composeMail(locale, {
    ...openingOf(t, mail, { eventTitle }),
    paragraphs: [
      greeting(locale, name),
      t(`mails.${mail}.text`, { eventTitle }),
      // Who is sent the link anew may have answered.
      ...(mail === 'event-renewed' ? [] : [answerBy()]),
    ],
    facts: [daysFact(locale, data), ...(place ? [{ label: t('mails.event-answer.place'), value: place }] : [])],
    action: { label: t('mails.event-answer.action'), url: link },
    closing: t('mails.event-answer.personal'),
  });

  function answerBy(): string {
    return closesOn
      ? t('mails.event-invitation.answerUntil', { date: formatDate(closesOn, locale) })
      : t('mails.event-invitation.answer');
  }
}

export const guestMails = {
  'event-invitation': (locale: Locale, data: EventInvitationData) => compose('event-invitation', locale, data),
  'event-reminder': (locale: Locale, data: EventInvitationData) => compose('event-reminder', locale, data),
  'event-renewed': (locale: Locale, data: EventInvitationData) => compose('event-renewed', locale, data),
} as const;

type GuestMails = typeof guestMails;

declare module '../../platform/mail/templates.js' {
  interface MailTemplates extends GuestMails {}
}
