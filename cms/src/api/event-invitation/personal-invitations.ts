import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { forgetArrivals, listArrivals, peopleIn } from './arrivals.js';
import { leaveWaiting, listWaitingSince } from './event-places.js';
import { forgetReminders, listReminders } from './guest-reminders.js';
import { moveInvitations } from './move-invitations.js';
import { forgetMarks, instantOf, listMarks } from './guest-marks.js';

const uid = 'api::event-invitation.event-invitation';

interface Entry {
  id: number;
  documentId: string;
  fullName: string;
  eventSlug: string;
  attending: string;
  guests: number;
  dietaryNeeds: string | null;
  accessNeeds: string | null;
  answeredAt: string | null;
}

/** The events that a person was invited to by their address. How many came is kept, and no longer who. */
export const personalInvitations: PersonalPart = {
  async collect({ email }) {
    const entries = await listOf(email);
    const ids = entries.map(({ documentId }) => documentId);
    const [marks, reminded, waiting, arrivals] = await Promise.all([
      listMarks(ids),
      listReminders(ids),
      listWaitingSince(ids),
      listArrivals(ids),
    ]);
    return entries.map(({ id: _id, documentId, ...entry }) => {
      const { sent_at: sentAt, opened_at: openedAt } = marks.get(documentId) ?? {};
      const remindedAt = instantOf(reminded.get(documentId));
      const waitingSince = instantOf(waiting.get(documentId));
      const arrival = arrivals.get(documentId);
      return {
        ...entry,
        waitingSince,
        arrivedAt: instantOf(arrival?.at),
        peopleIn: peopleIn(arrival, entry.guests),
        sentAt: instantOf(sentAt),
        openedAt: instantOf(openedAt),
        remindedAt,
      };
    });
  },

  async erase({ email }) {
    const entries = await listOf(email);
    const ids = entries.map(({ id }) => id);
    const documentIds = entries.map(({ documentId }) => documentId);
    await forgetMarks(documentIds);
    await forgetReminders(documentIds);
    await forgetArrivals(documentIds);
    await leaveWaiting(strapi.db.connection, documentIds);
    // What coordinators have written of a guest may tell of them; that a step was taken stays.
    await strapi.db
      .connection('audit_entries')
      .where({ kind: 'event-invitations' })
      .whereIn('document_id', documentIds)
      .update({ reason: '' });
    await strapi.db
      .connection('event_invitations')
      .whereIn('id', ids)
      .update({ full_name: '—', email_address: null, dietary_needs: '', access_needs: '', withdrawn: true });
  },

  redirect: (trx, { email }, to) => moveInvitations(trx, email, to),
};

function listOf(email: string): Promise<Entry[]> {
  return strapi.db.query(uid).findMany({
    where: { emailAddress: { $eqi: email } },
    select: [
      'id',
      'documentId',
      'fullName',
      'eventSlug',
      'attending',
      'guests',
      'dietaryNeeds',
      'accessNeeds',
      'answeredAt',
    ],
    orderBy: { id: 'asc' },
  });
}
