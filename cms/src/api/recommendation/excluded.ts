import type { RecommendationKind } from '@scholars/contract/recommendations';
import { endedSteps } from '@scholars/contract/application-status';
import { recommendationId } from './recommendation-id.js';

interface Excluded {
  user_id: number;
  id: string;
}

/**
 * What is not recommended to people, by their accounts: what they have dismissed, saved, applied to or follow, and whom
 * they have to do with already, blocks of either side too. As many queries however many they are.
 */
export async function readExcluded(userIds: readonly number[]): Promise<Map<number, Set<string>>> {
  const { connection: db } = strapi.db;
  const ids = [...userIds];
  const of = (kind: RecommendationKind, rows: { user_id: number; id: string }[]) =>
    rows.map(({ user_id, id }) => ({ user_id, id: recommendationId(kind, id) }));
  const dismissed = await db('recommendation_dismissals')
    .whereIn('user_id', ids)
    .select('user_id', 'recommendation_id');
  const saved: Excluded[] = await db('saved_opportunities')
    .whereIn('user_id', ids)
    .select('user_id', { id: 'opportunity_id' });
  const applied: Excluded[] = await db('applications')
    .whereIn('applicant_id', ids)
    .whereNotIn('status', [...endedSteps])
    .select({ user_id: 'applicant_id', id: 'opportunity_id' });
  const followed: Excluded[] = await db('organization_followings')
    .whereIn('user_id', ids)
    .select('user_id', { id: 'organization_id' });
  const related = [...(await listRelated(ids, 'low', 'high')), ...(await listRelated(ids, 'high', 'low'))];
  const excluded = new Map<number, Set<string>>(ids.map((id) => [id, new Set()]));
  for (const { user_id, recommendation_id } of dismissed) excluded.get(user_id)?.add(recommendation_id);
  for (const { user_id, id } of [
    ...of('opportunity', [...saved, ...applied]),
    ...of('organization', followed),
    ...of('member', related),
  ])
    excluded.get(user_id)?.add(id);
  return excluded;
}

/** The profiles of those on the other side of connections of any status. */
function listRelated(userIds: number[], own: 'low' | 'high', other: 'low' | 'high'): Promise<Excluded[]> {
  return strapi.db
    .connection('connections as c')
    .join('members_user_lnk as l', 'l.user_id', `c.${other}_user_id`)
    .join('members as m', 'm.id', 'l.member_id')
    .whereIn(`c.${own}_user_id`, userIds)
    .select({ user_id: `c.${own}_user_id`, id: 'm.document_id' });
}
