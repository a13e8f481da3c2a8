import type { RecommendationKind } from '@scholars/contract/recommendations';
import type { Test } from '../../platform/listing/row-test.js';
import { highestRows } from '../../platform/listing/counted-listing.js';
import type { HighRow } from '../../platform/listing/counted-rows.js';
import type { ListingDefinition } from '../../platform/listing/listing-definition.js';
import { storedJson } from '../../platform/typed/trusted-types.js';
import { memberListing } from '../member/member-listing.js';
import { isOpenNow, opportunityListing } from '../opportunity/opportunity-listing.js';
import { organizationListing } from '../organization/organization-listing.js';
import type { Candidate } from './score.js';
import type { Viewer } from './viewers.js';

export const listings: Record<RecommendationKind, ListingDefinition> = {
  opportunity: opportunityListing,
  member: memberListing,
  organization: organizationListing,
};

/** The column of a listing with the organization that an entry belongs to. */
const organizationColumns = { opportunity: 'partner', member: 'organization', organization: undefined } as const;

// Only the newest of each sort are weighed, so that the work does not grow with how many there are.
const eachSortMax = 40;
const followedMax = 10;
const everything: Test = { every: [] };

/** What a run has found so far: many people ask for the same sorts. */
interface Pool {
  sorts: Map<string, Promise<HighRow[]>>;
  candidates: Map<string, Candidate>;
}

export function emptyPool(): Pool {
  return { sorts: new Map(), candidates: new Map() };
}

/**
 * What may be recommended to somebody: the rows of a listing, the newest of each sort that would give a reason. Found in
 * memory. Hidden members have no row in the listing.
 *
 * @returns their ids, the newest first
 */
export async function findCandidates(kind: RecommendationKind, viewer: Viewer, pool: Pool): Promise<number[]> {
  const found = await Promise.all(sortsOf(kind, viewer).map((sort) => newestOf(kind, sort, pool)));
  const valueOf = new Map(found.flat().map(({ id, value }) => [id, value]));
  return [...valueOf].sort(([a, atA], [b, atB]) => atB - atA || b - a).map(([id]) => id);
}

function sortsOf(kind: RecommendationKind, { areas, organization, followed, country }: Viewer): Test[] {
  const column = organizationColumns[kind];
  const organizations = [organization, ...(kind === 'opportunity' ? followed.slice(0, followedMax) : [])];
  return [
    ...areas.map((area) => ({ name: 'area', anyOf: [area] })),
    ...(column ? organizations.flatMap((is) => (is ? [{ column, is }] : [])) : []),
    ...(kind !== 'opportunity' && country ? [{ column: 'country', is: country }] : []),
    everything,
  ];
}

function newestOf(kind: RecommendationKind, sort: Test, { sorts }: Pool): Promise<HighRow[]> {
  const key = `${kind} ${JSON.stringify(sort)}`;
  const known = sorts.get(key);
  if (known) return known;
  const test = kind === 'opportunity' ? isOpenNow() : everything;
  const asked = { test, kinds: [sort], by: 'published_at', limit: eachSortMax };
  const newest = highestRows(listings[kind], 'en', asked).then(([rows = []]) => rows);
  sorts.set(key, newest);
  return newest;
}

interface StoredCandidate {
  id: number;
  document_id: string;
  value_lists: string;
  country: string | null;
  organization?: string | null;
}

export function candidateIn({ candidates }: Pool, kind: RecommendationKind, id: number): Candidate | undefined {
  return candidates.get(`${kind} ${id}`);
}

/** Has the pool know what rows of a listing say of themselves, by their ids. One query at most. */
export async function readCandidates(kind: RecommendationKind, ids: readonly number[], pool: Pool): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !candidateIn(pool, kind, id));
  if (missing.length === 0) return;
  const column = organizationColumns[kind];
  const rows: StoredCandidate[] = await strapi.db
    .connection(listings[kind].table)
    .whereIn('id', missing)
    .select('id', 'document_id', 'value_lists', 'country', ...(column ? [{ organization: column }] : []));
  for (const { id, document_id, value_lists, organization, country } of rows)
    pool.candidates.set(`${kind} ${id}`, {
      kind,
      id: document_id,
      // A list may name one twice.
      areas: [...new Set(storedJson<Record<string, string[]>>(value_lists).area)],
      organization: organization ?? undefined,
      country: country ?? undefined,
    });
}
