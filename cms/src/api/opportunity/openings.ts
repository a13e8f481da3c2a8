import type { Knex } from 'knex';
import type { Condition } from '../../platform/listing/condition.js';
import { opportunityListing } from './opportunity-listing.js';

/**
 * When an opportunity was published for the first time. Strapi's own time is that of the last publishing: a corrected
 * letter would make it new again.
 */
interface OpeningRow {
  opportunity_id: string;
  opened_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    opportunity_openings: OpeningRow;
  }
}

/** Published anew after it was taken back, it keeps its first time. */
export async function noteOpening(trx: Knex, opportunityId: string): Promise<void> {
  await trx('opportunity_openings')
    .insert({ opportunity_id: opportunityId, opened_at: Date.now() })
    .onConflict('opportunity_id')
    .ignore();
}

/** The time of the last one; 0 before there is any. */
export async function lastOpening(): Promise<number> {
  const [row] = await strapi.db.connection('opportunity_openings').max({ at: 'opened_at' });
  return Number(row?.at ?? 0);
}

/** Those that were opened after one moment, up to another. */
export function isOpenedWithin(after: number, until: number): Condition {
  return {
    facet: 'opened',
    listIds: (locale) =>
      strapi.db
        .connection('opportunity_openings as o')
        .join(`${opportunityListing.table} as l`, 'l.document_id', 'o.opportunity_id')
        .where('l.locale', locale)
        .where('o.opened_at', '>', after)
        .where('o.opened_at', '<=', until)
        .pluck('l.id'),
  };
}
