// Long enough to settle what an event left open.
const needsRetentionDays = 90;

/**
 * Erases what guests needed at table and at the door, some days after their event: it tells of health and faith, and
 * serves nothing any more.
 *
 * @returns how many invitations it was taken from
 */
export async function eraseOldNeeds(now: number = Date.now()): Promise<number> {
  const lastDay = new Date(now - needsRetentionDays * 86_400_000).toISOString().slice(0, 10);
  const { connection } = strapi.db;
  const current = connection('events').where('ends_on', '>=', lastDay).select('slug');
  return connection('event_invitations')
    .whereNotIn('event_slug', current)
    .where((needs) => void needs.whereNot('dietary_needs', '').orWhereNot('access_needs', ''))
    .update({ dietary_needs: '', access_needs: '' });
}
