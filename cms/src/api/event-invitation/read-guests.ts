import type { EventAnswers } from '@scholars/contract/event-guests';
import { eventTimes } from '../event/event-times.js';
import type { EventEntry } from '../event/get-event.js';
import { getEventSettings } from './event-settings.js';
import { listInvitations, type InvitationEntry } from './find-invitation.js';
import { instantOf, listMarks } from './guest-marks.js';
import { listReminders } from './guest-reminders.js';
import { invitationLink, presentInvitation } from './present-invitation.js';

/** The answers of an event with their sums. A withdrawn invitation is listed, but counts nowhere. */
export async function readGuests(event: EventEntry): Promise<EventAnswers> {
  const entries = await listInvitations(event.slug);
  const ids = entries.map(({ documentId }) => documentId);
  const [marks, reminded, settings] = await Promise.all([
    listMarks(ids),
    listReminders(ids),
    getEventSettings(event.slug),
  ]);
  const valid = entries.filter(({ withdrawn }) => !withdrawn);
  const count = (attending: InvitationEntry['attending']) =>
    valid.filter((entry) => entry.attending === attending).length;
  return {
    totals: {
      invited: valid.length,
      yes: count('yes'),
      online: count('online'),
      no: count('no'),
      waiting: count(null),
      guests: valid.reduce((sum, entry) => sum + (entry.attending === 'yes' ? entry.guests : 0), 0),
    },
    invitations: entries.map((entry): EventAnswers['invitations'][number] => ({
      ...presentInvitation(entry),
      id: entry.documentId,
      link: invitationLink(entry),
      withdrawn: entry.withdrawn,
      sentAt: instantOf(marks.get(entry.documentId)?.sent_at),
      openedAt: instantOf(marks.get(entry.documentId)?.opened_at),
      remindedAt: instantOf(reminded.get(entry.documentId)),
    })),
    settings,
    closesOn: event.registrationClosesOn,
    isOpen: eventTimes(event).isOpen,
  };
}
