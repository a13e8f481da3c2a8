import type { EventInvitation } from '@scholars/contract/events';
import { tooManyGuests, type InvitationAnswer } from '@scholars/contract/forms/event-invitation';
import { ContractError, invalidFields } from '../../platform/errors/contract-error.js';
import { queueMail } from '../../platform/mail/outbox.js';
import { eventCalendar } from '../event/event-calendar.js';
import { eventTimes } from '../event/event-times.js';
import { getEventEntry, type EventEntry } from '../event/get-event.js';
import { addGuestStep } from './guest-history.js';
import { presentInvitation } from './present-invitation.js';
import { findInvitation, updateAnswer, type InvitationEntry } from './find-invitation.js';
import { answerMail } from './answer-mail.js';

/**
 * Stores the answer to an invitation, in place of an earlier one, and queues a mail that confirms it. The same answer
 * again changes nothing and sends nothing.
 *
 * @throws ContractError 404 for a code that opens nothing; 409 once registration has closed or the event is over;
 *   422 for more guests than the invitation allows
 */
export async function takeAnswer(eventSlug: string, code: string, given: InvitationAnswer): Promise<EventInvitation> {
  const known = await findInvitation(eventSlug, code);
  if (!known) throw new ContractError(404, 'invitation.unknown');
  // Read before the transaction: it waits for nothing but its own rows.
  const event = await getEventEntry(eventSlug, known.language);
  requireOpen(event);
  return strapi.db.transaction(async ({ trx }) => {
    // Two answers at once follow one another here, so that the later one is whole.
    await trx('event_invitations').where({ id: known.id }).forUpdate().first('id');
    const invitation = await findInvitation(eventSlug, code);
    if (!invitation) throw new ContractError(404, 'invitation.unknown');
    const answer = neededOf(given);
    requireRoom(answer.guests, invitation.maxGuests);
    if (isSame(invitation, answer)) return presentInvitation(invitation);
    const answered: InvitationEntry = { ...invitation, ...answer, answeredAt: new Date() };
    await updateAnswer(invitation.id, { ...answer, answeredAt: answered.answeredAt });
    await addGuestStep(trx, invitation.documentId, answer.attending);
    if (answered.emailAddress) {
      const calendar = {
        name: `${event.slug}.ics`,
        type: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: eventCalendar(event, answer.attending),
      };
      await queueMail(trx, {
        ...answerMail(event, answered),
        to: answered.emailAddress,
        attachments: answer.attending === 'no' ? [] : [calendar],
      });
    }
    return presentInvitation(answered);
  });
}

function requireOpen(event: EventEntry): void {
  const { isOver, isOpen } = eventTimes(event);
  if (isOver) throw new ContractError(409, 'event.over');
  if (!isOpen) throw new ContractError(409, 'event.registrationClosed');
}

function requireRoom(guests: number, maxGuests: number): void {
  if (guests > maxGuests) throw invalidFields({ guests: [tooManyGuests(maxGuests)] });
}

/** What is kept of an answer: nobody's diet for a meal they will not eat. */
function neededOf({ attending, guests, dietaryNeeds, accessNeeds }: InvitationAnswer): InvitationAnswer {
  return {
    attending,
    guests: attending === 'yes' ? guests : 0,
    dietaryNeeds: attending === 'yes' ? dietaryNeeds : '',
    accessNeeds: attending === 'no' ? '' : accessNeeds,
  };
}

function isSame(before: InvitationEntry, { attending, guests, dietaryNeeds, accessNeeds }: InvitationAnswer): boolean {
  return (
    before.attending === attending &&
    before.guests === guests &&
    (before.dietaryNeeds ?? '') === dietaryNeeds &&
    (before.accessNeeds ?? '') === accessNeeds
  );
}
