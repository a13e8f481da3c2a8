import type { Knex } from 'knex';

/**
 * The rows of some accounts' profiles, to look for by `where: { id: { $in: … } }`: by the relation itself Strapi joins
 * accounts to each member there is, and goes through all of them.
 */
export function profileRowsOf(...userIds: readonly number[]): Knex.QueryBuilder {
  return strapi.db.connection('members_user_lnk').whereIn('user_id', userIds).select('member_id');
}

/** The document of somebody's profile; nothing where there is none. */
export async function findProfileId(userId: number): Promise<string | undefined> {
  const profile: { documentId: string } | null = await strapi.db
    .query('api::member.member')
    .findOne({ where: { id: { $in: profileRowsOf(userId) } }, select: ['documentId'], orderBy: { id: 'asc' } });
  return profile?.documentId;
}
