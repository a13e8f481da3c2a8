import { recommendationKinds, type RecommendationKind } from '@scholars/contract/recommendations';
import { recordOf } from '../../platform/typed/trusted-types.js';
import { candidateIn, emptyPool, findCandidates, readCandidates } from './candidates.js';
import { recommendationId } from './recommendation-id.js';
import { reasonsFor, scoreOf, type Reason } from './score.js';
import { readViewers, type Viewer } from './viewers.js';

/** A recommendation as it is kept. */
export interface Scored {
  kind: RecommendationKind;
  target: string;
  score: number;
  reasons: Reason[];
}

// More than is shown, as some of them go with what one saves, follows and dismisses.
const keptOfKind = 14;

/**
 * What may interest people, by their accounts, the best of each kind first. As many queries however many they are.
 *
 * @param excluded what is not recommended to whom
 * @param pool what the batches of a run share
 */
export async function computeRecommendations(
  userIds: readonly number[],
  excluded: ReadonlyMap<number, ReadonlySet<string>>,
  pool = emptyPool(),
): Promise<Map<number, Scored[]>> {
  const viewers = await readViewers(userIds);
  const colleagues = await countColleagues(viewers);
  const scored = new Map<number, Scored[]>(userIds.map((id) => [id, []]));
  for (const kind of recommendationKinds) {
    const found = new Map<number, number[]>();
    for (const viewer of viewers) found.set(viewer.userId, await findCandidates(kind, viewer, pool));
    await readCandidates(kind, [...found.values()].flat(), pool);
    for (const viewer of viewers) {
      const all = (found.get(viewer.userId) ?? []).flatMap((id): Scored[] => {
        const candidate = candidateIn(pool, kind, id);
        if (!candidate || viewer.memberIds.includes(candidate.id)) return [];
        if (excluded.get(viewer.userId)?.has(recommendationId(kind, candidate.id))) return [];
        const reasons = reasonsFor(
          viewer,
          candidate,
          colleagues.get(viewer.organization ?? '')?.get(candidate.id) ?? 0,
        );
        return [{ kind, target: candidate.id, score: scoreOf(reasons), reasons }];
      });
      // What came first is newer, and the sort keeps that.
      const best = all.sort((a, b) => b.score - a.score).slice(0, keptOfKind);
      scored.get(viewer.userId)?.push(...best);
    }
  }
  return scored;
}

/** How many people of an institution follow an organization, by both. One query. */
async function countColleagues(viewers: readonly Viewer[]): Promise<Map<string, Map<string, number>>> {
  const institutions = [...new Set(viewers.flatMap(({ organization }) => organization ?? []))];
  const counts = new Map<string, Map<string, number>>(institutions.map((id) => [id, new Map()]));
  if (institutions.length === 0) return counts;
  const rows: { institution: string; followed: string; n: number | string }[] = await strapi.db
    .connection('organization_followings as f')
    .join('members_user_lnk as u', 'u.user_id', 'f.user_id')
    .join('members_organization_lnk as mo', 'mo.member_id', 'u.member_id')
    .join('organizations as o', 'o.id', 'mo.organization_id')
    .whereIn('o.document_id', institutions)
    .groupBy('o.document_id', 'f.organization_id')
    .select({ institution: 'o.document_id', followed: 'f.organization_id' })
    .countDistinct({ n: 'f.user_id' });
  for (const { institution, followed, n } of rows) counts.get(institution)?.set(followed, Number(n));
  return counts;
}

/** The best of each kind, as many as are shown. */
export function shownOf(scored: readonly Scored[], excluded: ReadonlySet<string>, most: number): Scored[] {
  const fresh = scored.filter(({ kind, target }) => !excluded.has(recommendationId(kind, target)));
  const byKind = recordOf(recommendationKinds, (kind) => fresh.filter((one) => one.kind === kind).slice(0, most));
  return recommendationKinds.flatMap((kind) => byKind[kind]);
}
