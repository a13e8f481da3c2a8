import type { Locale } from '@scholars/contract/locale';
import type { ListedRow } from '../../platform/listing/cards.js';
import type { Test } from '../../platform/listing/row-test.js';
import { highestRows } from '../../platform/listing/counted-listing.js';
import type { HighRow } from '../../platform/listing/counted-rows.js';
import { storedJson } from '../../platform/typed/trusted-types.js';
import { isOpenNow, opportunityListing as listing } from './opportunity-listing.js';

export interface OpportunityRow extends ListedRow {
  category: string | null;
  partner: string | null;
  value_lists: string;
}

const relatedMax = 6;
// Only the newest of each kind of kinship are weighed, so that the work does not grow with the number of opportunities.
const candidatesMax = 60;

/**
 * Open opportunities that share areas (2 points each), the category (2) or the partner (3); the most kin first, then
 * the newest. They are found in memory.
 */
export async function findRelated(row: OpportunityRow, locale: Locale): Promise<Pick<ListedRow, 'id'>[]> {
  const { area: areas = [] } = storedJson<Record<string, string[]>>(row.value_lists);
  const kinds: Test[] = areas.map((area) => ({ name: 'area', anyOf: [area] }));
  if (row.category) kinds.push({ column: 'category', is: row.category });
  if (row.partner) kinds.push({ column: 'partner', is: row.partner });
  const asked = { test: isOpenNow(), kinds, by: 'published_at', limit: candidatesMax + 1 };
  const newest = (await highestRows(listing, locale, asked)).map((rows) => rows.filter(({ id }) => id !== row.id));
  const byArea = newest.slice(0, areas.length).flat().sort(byAge);
  const others = newest.slice(areas.length);
  const points = [2, ...(row.category ? [2] : []), ...(row.partner ? [3] : [])];
  return byKinship(
    [byArea, ...others].map((rows) => rows.slice(0, candidatesMax)),
    points,
  ).slice(0, relatedMax);
}

function byKinship(kin: HighRow[][], points: number[]): HighRow[] {
  const scores = new Map<number, { row: HighRow; score: number }>();
  kin.forEach((rows, index) => {
    for (const row of rows) {
      const known = scores.get(row.id);
      scores.set(row.id, { row, score: (known?.score ?? 0) + (points[index] ?? 0) });
    }
  });
  return [...scores.values()].sort((a, b) => b.score - a.score || byAge(a.row, b.row)).map(({ row }) => row);
}

/** The newest first, by the moment that it was published. */
function byAge(a: HighRow, b: HighRow): number {
  return b.value - a.value || b.id - a.id;
}
