import type { Locale } from '@scholars/contract/locale';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import { opportunityListing } from './opportunity-listing.js';
import { listCards } from './opportunity-entries.js';
import { listOwn, type PickedEntries } from '../../platform/listing/list-own.js';

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

const saved: PickedEntries = { table: 'saved_opportunities', entry: 'opportunity_id', at: 'saved_at' };
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

/** A page of what somebody has saved, the last one first. */
export async function listSaved(
  userId: number,
  locale: Locale,
  paging: { page: number; pageSize: number },
): Promise<{ cards: OpportunityCard[]; total: number }> {
  const { rows, total } = await listOwn(opportunityListing, saved, userId, locale, paging);
  return { cards: await listCards(rows, locale), total };
}
