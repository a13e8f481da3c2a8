import type { Knex } from 'knex';
import type { Condition } from '../../platform/listing/condition.js';

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
    apply: (query) =>
      void query.whereIn(
        'l.document_id',
        strapi.db
          .connection('opportunity_openings')
          .where('opened_at', '>', after)
          .where('opened_at', '<=', until)
          .select('opportunity_id'),
      ),
  };
}
