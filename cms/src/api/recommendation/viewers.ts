import { profileRowsOf } from '../member/profile-rows.js';

/** What of somebody decides what is recommended to them: their own, so whatever others may see of it. */
export interface Viewer {
  userId: number;
  memberIds: readonly string[];
  /** Numbers of their thematic areas. */
  areas: readonly string[];
  /** The institution that they belong to. */
  organization: string | undefined;
  country: string | undefined;
  /** Organizations that they follow, the last one first. */
  followed: readonly string[];
}

interface Profile {
  documentId: string;
  country: string | null;
  user: { id: number } | null;
  thematicAreas: { number: number }[];
  organization: { documentId: string } | null;
}

/** Several people at once. As many queries however many they are. */
export async function readViewers(userIds: readonly number[]): Promise<Viewer[]> {
  const profiles: Profile[] = await strapi.db.query('api::member.member').findMany({
    where: { id: { $in: profileRowsOf(...userIds) } },
    select: ['documentId', 'country'],
    populate: {
      user: { select: ['id'] },
      thematicAreas: { select: ['number'] },
      organization: { select: ['documentId'] },
    },
    orderBy: { id: 'asc' },
  });
  const followings = await strapi.db
    .connection('organization_followings')
    .whereIn('user_id', [...userIds])
    .orderBy('created_at', 'desc')
    .select('user_id', 'organization_id');
  const profilesOf = groupedBy(profiles, ({ user }) => user?.id ?? 0);
  const followedBy = groupedBy(followings, ({ user_id }) => user_id);
  return userIds.map((userId) => {
    const own = profilesOf.get(userId) ?? [];
    return {
      userId,
      memberIds: [...new Set(own.map(({ documentId }) => documentId))],
      areas: [...new Set(own.flatMap(({ thematicAreas }) => thematicAreas.map(({ number }) => String(number))))],
      organization: own.find(({ organization }) => organization)?.organization?.documentId,
      country: own.find(({ country }) => country)?.country ?? undefined,
      followed: (followedBy.get(userId) ?? []).map(({ organization_id }) => organization_id),
    };
  });
}

function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
