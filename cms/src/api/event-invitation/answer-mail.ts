import { listInWords } from '@scholars/contract/place-name';
import { siteUrl } from '../../platform/site/site-url.js';
import type { EventAnswer } from './event-answer-mail.js';
import type { EventEntry } from '../event/get-event.js';
import { openCode } from './invitation-code.js';
import { invitationLink } from './present-invitation.js';
import type { InvitationEntry } from './find-invitation.js';

/**
 * The mail that confirms an answer, in the invitation's language. What somebody needs is not repeated in it: mail is
 * read by others too.
 */
export function answerMail(event: EventEntry, invitation: InvitationEntry) {
  const { language, attending, guests, travelOffered, fullName } = invitation;
  const data: EventAnswer = {
    name: fullName,
    eventTitle: event.title,
    attending: attending ?? 'no',
    guests,
    startsOn: event.startsOn,
    endsOn: event.endsOn,
    place: listInWords([event.venue, event.city], language),
    onlineNote: event.onlineNote ?? '',
    closesOn: event.registrationClosesOn,
    link: invitationLink(invitation) || siteUrl(language, `/${event.slug}`),
    travelLink:
      travelOffered && attending === 'yes'
        ? siteUrl(language, `/travel-intake?invitation=${openCode(invitation)}`)
        : null,
  };
  return { template: 'event-answer', locale: language, data } as const;
}
