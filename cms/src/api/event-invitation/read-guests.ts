import type { EventAnswers } from '@scholars/contract/event-guests';
import { eventTimes } from '../event/event-times.js';
import type { EventEntry } from '../event/get-event.js';
import { readPlaces, waitingPlaceOf } from './event-places.js';
import { listArrivals, peopleIn } from './arrivals.js';
import { getEventSettings } from './event-settings.js';
import { listInvitations, type InvitationEntry } from './find-invitation.js';
import { instantOf, listMarks } from './guest-marks.js';
import { listReminders } from './guest-reminders.js';
import { invitationLink, presentInvitation } from './present-invitation.js';

/** The answers of an event with their sums. A withdrawn invitation is listed, but counts nowhere. */
export async function readGuests(event: EventEntry): Promise<EventAnswers> {
  const entries = await listInvitations(event.slug);
  const ids = entries.map(({ documentId }) => documentId);
  const [marks, reminded, arrivals, settings, places] = await Promise.all([
    listMarks(ids),
    listReminders(ids),
    listArrivals(ids),
    getEventSettings(event.slug),
    readPlaces(strapi.db.connection, event.slug),
  ]);
  const valid = entries.filter(({ withdrawn }) => !withdrawn);
  const waits = ({ documentId }: InvitationEntry) => waitingPlaceOf(places, documentId) !== null;
  const coming = valid.filter((entry) => entry.attending === 'yes' && !waits(entry));
  const count = (attending: InvitationEntry['attending']) =>
    valid.filter((entry) => entry.attending === attending).length;
  return {
    totals: {
      invited: valid.length,
      yes: coming.length,
      online: count('online'),
      no: count('no'),
      waiting: count(null),
      guests: coming.reduce((sum, { guests }) => sum + guests, 0),
    },
    places: { capacity: places.capacity, taken: places.taken, waiting: places.waiting.length },
    invitations: entries.map((entry): EventAnswers['invitations'][number] => ({
      ...presentInvitation(entry, waitingPlaceOf(places, entry.documentId)),
      id: entry.documentId,
      link: invitationLink(entry),
      withdrawn: entry.withdrawn,
      sentAt: instantOf(marks.get(entry.documentId)?.sent_at),
      openedAt: instantOf(marks.get(entry.documentId)?.opened_at),
      remindedAt: instantOf(reminded.get(entry.documentId)),
      arrivedAt: instantOf(arrivals.get(entry.documentId)?.at),
      peopleIn: peopleIn(arrivals.get(entry.documentId), entry.guests),
    })),
    settings,
    closesOn: event.registrationClosesOn,
    isOpen: eventTimes(event).isOpen,
  };
}
