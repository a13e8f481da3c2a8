import type { Knex } from 'knex';
import { listInWords } from '@scholars/contract/place-name';
import { queueMail } from '../../platform/mail/outbox.js';
import { siteUrl } from '../../platform/site/site-url.js';
import { eventCalendar } from '../event/event-calendar.js';
import type { AnswerOutcome, EventAnswer } from './event-answer-mail.js';
import type { EventEntry } from '../event/get-event.js';
import { openCode } from './invitation-code.js';
import { invitationLink } from './present-invitation.js';
import type { InvitationEntry } from './find-invitation.js';

/** Queues the mail about an answer, with the event's days for who takes part; for a guest without an address none. */
export async function queueAnswerMail(
  trx: Knex,
  event: EventEntry,
  invitation: InvitationEntry,
  outcome: AnswerOutcome,
): Promise<void> {
  const { emailAddress: to } = invitation;
  if (!to) return;
  const isComing = outcome === 'yes' || outcome === 'placed';
  const takesPart = isComing || outcome === 'online';
  const calendar = {
    name: `${event.slug}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: eventCalendar(event, isComing ? 'yes' : 'online'),
  };
  await queueMail(trx, { ...answerMail(event, invitation, outcome), to, attachments: takesPart ? [calendar] : [] });
}

/**
 * The mail that says what became of an answer, in the invitation's language. What somebody needs is not repeated in it:
 * mail is read by others too.
 */
function answerMail(event: EventEntry, invitation: InvitationEntry, outcome: AnswerOutcome) {
  const { language, guests, travelOffered, fullName } = invitation;
  const data: EventAnswer = {
    name: fullName,
    eventTitle: event.title,
    outcome,
    guests,
    startsOn: event.startsOn,
    endsOn: event.endsOn,
    place: listInWords([event.venue, event.city], language),
    onlineNote: event.onlineNote ?? '',
    closesOn: event.registrationClosesOn,
    link: invitationLink(invitation) || siteUrl(language, `/${event.slug}`),
    travelLink:
      travelOffered && (outcome === 'yes' || outcome === 'placed')
        ? siteUrl(language, `/travel-intake?invitation=${openCode(invitation)}`)
        : null,
  };
  return { template: 'event-answer', locale: language, data } as const;
}
