import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { listCards } from './opportunity-entries.js';
import { opportunityListing } from './opportunity-listing.js';
import type { ListedRow } from '../../platform/listing/cards.js';

/** What a person has saved; of what is no longer published only when. */
export const personalSaved: PersonalPart = {
  async collect({ userId, locale }) {
    const { connection } = strapi.db;
    const saved = await connection('saved_opportunities').where({ user_id: userId }).orderBy('saved_at', 'desc');
    const rows: ListedRow[] = await connection(opportunityListing.table)
      .where({ locale })
      .whereIn(
        'document_id',
        saved.map(({ opportunity_id }) => opportunity_id),
      )
      .select('id', 'document_id', 'entry_id');
    const cards = new Map((await listCards(rows, locale)).map((card) => [card.id, card]));
    return saved.map(({ opportunity_id, saved_at }) => ({
      opportunity: cards.get(opportunity_id)?.title ?? opportunity_id,
      savedAt: new Date(saved_at).toISOString(),
    }));
  },
};
