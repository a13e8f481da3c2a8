import type { RecommendationKind } from '@scholars/contract/recommendations';
import type { Viewer } from './viewers.js';

/** Why something is recommended; its words are made when it is read. */
const reasonNames = ['areas', 'followed', 'own-institution', 'colleagues', 'country', 'new'] as const;
export interface Reason {
  name: (typeof reasonNames)[number];
  /** How many areas are shared, how many colleagues follow it; 1 for what is not counted. */
  count: number;
}

/** Something that may be recommended, as anybody may see it. */
export interface Candidate {
  kind: RecommendationKind;
  id: string;
  areas: readonly string[];
  /** The partner of an opportunity, the institution of a member. */
  organization: string | undefined;
  country: string | undefined;
}

/** How much one of each reason weighs. */
const points: Record<Reason['name'], number> = {
  areas: 2,
  followed: 3,
  'own-institution': 2,
  colleagues: 1,
  country: 1,
  new: 0,
};
const colleaguesMax = 5;

/** Why a candidate is for somebody, the weightiest reason first; that it is new, where there is no other. */
export function reasonsFor(
  viewer: Viewer,
  { kind, id, areas, organization, country }: Candidate,
  colleagues: number,
): Reason[] {
  const shared = areas.filter((area) => viewer.areas.includes(area)).length;
  const isOwn =
    viewer.organization !== undefined && (kind === 'organization' ? id : organization) === viewer.organization;
  const isFollowed = kind === 'opportunity' && organization !== undefined && viewer.followed.includes(organization);
  const isNear = kind !== 'opportunity' && country !== undefined && country === viewer.country;
  const reasons: Reason[] = [
    { name: 'areas', count: shared },
    { name: 'followed', count: Number(isFollowed) },
    { name: 'own-institution', count: Number(isOwn) },
    { name: 'colleagues', count: kind === 'organization' ? Math.min(colleagues, colleaguesMax) : 0 },
    { name: 'country', count: Number(isNear) },
  ];
  const given = reasons.filter(({ count }) => count > 0).sort((a, b) => weightOf(b) - weightOf(a));
  return given.length > 0 ? given : [{ name: 'new', count: 1 }];
}

export function scoreOf(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, reason) => sum + weightOf(reason), 0);
}

function weightOf({ name, count }: Reason): number {
  return points[name] * count;
}
