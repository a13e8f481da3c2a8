const users = 'plugin::users-permissions.user';
// Longer than any link lives by which one could still be confirmed.
const forgottenAfterMs = 30 * 86_400_000;

/**
 * Forgets who registered and never confirmed: anybody can type anybody's address. What staff made stays, and whom a
 * coordinator's decision invited.
 */
export async function forgetUnconfirmedAccounts(now: number): Promise<void> {
  const ids = await strapi.db
    .connection('up_users')
    .where({ confirmed: false, created_by_id: null, provider: 'local' })
    .whereNotNull('pending_profile')
    .where('updated_at', '<', new Date(now - forgottenAfterMs))
    .limit(1000)
    .pluck('id');
  // By Strapi, which knows what hangs on an account.
  if (ids.length > 0) await strapi.db.query(users).deleteMany({ where: { id: { $in: ids } } });
}
