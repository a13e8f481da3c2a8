import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';

const uid = 'api::event-invitation.event-invitation';

interface Entry {
  id: number;
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
    return entries.map(({ id: _id, ...entry }) => entry);
  },

  async erase({ email }) {
    const ids = (await listOf(email)).map(({ id }) => id);
    await strapi.db
      .connection('event_invitations')
      .whereIn('id', ids)
      .update({ full_name: '—', email_address: null, dietary_needs: '', access_needs: '', withdrawn: true });
  },
};

function listOf(email: string): Promise<Entry[]> {
  return strapi.db.query(uid).findMany({
    where: { emailAddress: { $eqi: email } },
    select: ['id', 'fullName', 'eventSlug', 'attending', 'guests', 'dietaryNeeds', 'accessNeeds', 'answeredAt'],
    orderBy: { id: 'asc' },
  });
}
