import type { Locale } from '@scholars/contract/locale';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import { opportunityListing } from './opportunity-listing.js';
import { listCards } from './opportunity-entries.js';
import type { ListedRow } from '../../platform/listing/cards.js';

interface SavedRow {
  user_id: number;
  opportunity_id: string;
  saved_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    saved_opportunities: SavedRow;
  }
}

const table = () => strapi.db.connection('saved_opportunities');

/** Saving again changes nothing. */
export async function saveFor(userId: number, opportunityId: string): Promise<void> {
  await table()
    .insert({ user_id: userId, opportunity_id: opportunityId, saved_at: Date.now() })
    .onConflict(['user_id', 'opportunity_id'])
    .ignore();
}

export async function unsaveFor(userId: number, opportunityId: string): Promise<void> {
  await table().where({ user_id: userId, opportunity_id: opportunityId }).delete();
}

export async function isSavedBy(userId: number, opportunityId: string): Promise<boolean> {
  return (await table().where({ user_id: userId, opportunity_id: opportunityId }).first('user_id')) !== undefined;
}

/**
 * A page of what somebody has saved, the last one first. One that is not published at present is left out, and kept.
 */
export async function listSaved(
  userId: number,
  locale: Locale,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ cards: OpportunityCard[]; total: number }> {
  const listed = () =>
    strapi.db
      .connection(`${opportunityListing.table} as l`)
      .join('saved_opportunities as s', 's.opportunity_id', 'l.document_id')
      .where({ 's.user_id': userId, 'l.locale': locale });
  const rows: ListedRow[] = await listed()
    .orderBy([{ column: 's.saved_at', order: 'desc' }, 'l.id'])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .select('l.id', 'l.document_id', 'l.entry_id');
  const [counted]: { n?: unknown }[] = await listed().count({ n: '*' });
  return { cards: await listCards(rows, locale), total: Number(counted?.n) };
}
