import type { Locale } from '@scholars/contract/locale';
import { isOpen, opportunityListing as listing } from './opportunity-listing.js';
import type { ListedRow } from '../../platform/listing/cards.js';

export interface OpportunityRow extends ListedRow {
  category: string | null;
  partner: string | null;
}

const relatedMax = 6;
// Only the newest of each kind of kinship are weighed, so that the work does not grow with the number of opportunities.
const candidatesMax = 60;

/**
 * Open opportunities that share areas (2 points each), the category (2) or the partner (3); the most kin first, then
 * the newest.
 */
export async function findRelated(row: OpportunityRow, locale: Locale): Promise<ListedRow[]> {
  const { connection } = strapi.db;
  const areas = connection(`${listing.table}_values`)
    .where({ document_id: row.document_id, name: 'area' })
    .select('value');
  const open = () =>
    connection(`${listing.table} as l`)
      .where('l.locale', locale)
      .modify(isOpen().apply)
      .whereNot('l.document_id', row.document_id)
      .orderBy([
        { column: 'l.published_at', order: 'desc' },
        { column: 'l.id', order: 'desc' },
      ])
      .limit(candidatesMax);
  const columns = ['l.id', 'l.document_id', 'l.entry_id', 'l.published_at'];
  const kin: Candidate[][] = await Promise.all([
    open()
      .join(`${listing.table}_values as v`, 'v.document_id', 'l.document_id')
      .where('v.name', 'area')
      .whereIn('v.value', areas)
      .select(columns),
    row.category ? open().where('l.category', row.category).select(columns) : [],
    row.partner ? open().where('l.partner', row.partner).select(columns) : [],
  ]);
  return byKinship(kin, [2, 2, 3]).slice(0, relatedMax);
}

interface Candidate extends ListedRow {
  published_at: number | string;
}

function byKinship(kin: Candidate[][], points: number[]): Candidate[] {
  const scores = new Map<string, { row: Candidate; score: number }>();
  kin.forEach((rows, index) => {
    for (const row of rows) {
      const known = scores.get(row.document_id);
      scores.set(row.document_id, { row, score: (known?.score ?? 0) + (points[index] ?? 0) });
    }
  });
  return [...scores.values()]
    .sort((a, b) => b.score - a.score || Number(b.row.published_at) - Number(a.row.published_at) || b.row.id - a.row.id)
    .map(({ row }) => row);
}
