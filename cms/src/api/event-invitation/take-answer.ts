import type { EventInvitation } from '@scholars/contract/events';
import { messageRef } from '@scholars/contract/messages';
import { tooManyGuests, type InvitationAnswer } from '@scholars/contract/forms/event-invitation';
import { ContractError, invalidFields } from '../../platform/errors/contract-error.js';
import { eventTimes } from '../event/event-times.js';
import { getEventEntry, type EventEntry } from '../event/get-event.js';
import { addGuestStep } from './guest-history.js';
import { presentInvitation } from './present-invitation.js';
import { findInvitation, updateAnswer, type InvitationEntry } from './find-invitation.js';
import { queueAnswerMail } from './answer-mail.js';
import { leaveWaiting, lockPlaces, readPlaces, waitingPlaceOf, type EventPlaces } from './event-places.js';
import { givePlaces, takePlace } from './waiting-list.js';

/**
 * Stores the answer to an invitation, in place of an earlier one, and queues a mail that says what became of it: who
 * would come beyond what the event holds is put on the waiting list. The same answer
 * again changes nothing and sends nothing.
 *
 * @throws ContractError 404 for a code that opens nothing; 409 once registration has closed or the event is over;
 *   422 for more guests than the invitation allows, or there is room for
 */
export async function takeAnswer(eventSlug: string, code: string, given: InvitationAnswer): Promise<EventInvitation> {
  const known = await findInvitation(eventSlug, code);
  if (!known) throw new ContractError(404, 'invitation.unknown');
  // Read before the transaction: it waits for nothing but its own rows.
  const event = await getEventEntry(eventSlug, known.language);
  requireOpen(event);
  return strapi.db.transaction(async ({ trx }) => {
    // Two answers at once follow one another here, so that the later one is whole and no place is given twice.
    await lockPlaces(trx, eventSlug);
    await trx('event_invitations').where({ id: known.id }).forUpdate().first('id');
    const invitation = await findInvitation(eventSlug, code);
    if (!invitation) throw new ContractError(404, 'invitation.unknown');
    const answer = neededOf(given);
    requireAllowed(answer.guests, invitation.maxGuests);
    const { documentId } = invitation;
    const places = await readPlaces(trx, eventSlug);
    if (isSame(invitation, answer)) return presentInvitation(invitation, waitingPlaceOf(places, documentId));
    const wasComing = invitation.attending === 'yes';
    const wasWaiting = waitingPlaceOf(places, documentId) !== null;
    if (wasComing && !wasWaiting) requireRoom(answer.guests, invitation.guests, places);
    await addGuestStep(trx, documentId, answer.attending);
    if (answer.attending === 'yes' && !wasComing) await takePlace(trx, eventSlug, documentId, 1 + answer.guests);
    const answered: InvitationEntry = { ...invitation, ...answer, answeredAt: new Date() };
    await updateAnswer(invitation.id, { ...answer, answeredAt: answered.answeredAt });
    if (answer.attending !== 'yes') await leaveWaiting(trx, [documentId]);
    const placed = await givePlaces(trx, eventSlug);
    const waitingPlace = waitingPlaceOf(await readPlaces(trx, eventSlug), documentId);
    // Who came to a place by this answer was just written so.
    if (!placed.includes(documentId))
      await queueAnswerMail(trx, event, answered, waitingPlace === null ? answer.attending : 'waiting');
    return presentInvitation(answered, waitingPlace);
  });
}

function requireOpen(event: EventEntry): void {
  const { isOver, isOpen } = eventTimes(event);
  if (isOver) throw new ContractError(409, 'event.over');
  if (!isOpen) throw new ContractError(409, 'event.registrationClosed');
}

function requireAllowed(guests: number, maxGuests: number): void {
  if (guests > maxGuests) throw invalidFields({ guests: [tooManyGuests(maxGuests)] });
}

/** Who has a place keeps it, and brings no more guests than there is room for beside those who wait. */
function requireRoom(guests: number, before: number, { free, waiting }: EventPlaces): void {
  const room = before + (waiting.length > 0 ? 0 : free);
  if (guests > before && guests > room)
    throw invalidFields({ guests: [room === 0 ? 'guests.full' : messageRef('guests.room', room)] });
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
