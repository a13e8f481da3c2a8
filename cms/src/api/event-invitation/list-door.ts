import type { DoorGuest } from '@scholars/contract/event-arrivals';
import { answerOfGuest } from '@scholars/contract/guest-filters';
import { listArrivals, peopleIn } from './arrivals.js';
import { readPlaces, waitingPlaceOf } from './event-places.js';
import { listInvitations } from './find-invitation.js';
import { instantOf } from './guest-marks.js';
import { badgesOf } from './list-badges.js';

/** All who are invited, as the door knows them: also who declined or was withdrawn may stand there. */
export async function listDoor(eventSlug: string): Promise<DoorGuest[]> {
  const invitations = await listInvitations(eventSlug);
  const [badges, places, arrivals] = await Promise.all([
    badgesOf(eventSlug, invitations),
    readPlaces(strapi.db.connection, eventSlug),
    listArrivals(invitations.map(({ documentId }) => documentId)),
  ]);
  return invitations.map((invitation, index): DoorGuest => {
    const { documentId: id, attending, withdrawn, guests } = invitation;
    const { code = '', names = [], organizations = [] } = badges[index] ?? {};
    const waitingPlace = waitingPlaceOf(places, id);
    const answer = answerOfGuest({ attending, withdrawn, waitingPlace });
    const arrival = arrivals.get(id);
    const isIn = { arrivedAt: instantOf(arrival?.at), peopleIn: peopleIn(arrival, guests) };
    return { id, code, names, organizations, answer, guests, ...isIn };
  });
}
