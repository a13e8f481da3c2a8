import type { Locale } from '@scholars/contract/locale';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import { areaReferences, areasOf } from '../thematic-area/area-references.js';
import { categoryReferences } from '../opportunity-category/category-references.js';
import { attachCards, type CardRow, type ListedRow } from '../../platform/listing/cards.js';
import { opportunityListing, type OpportunityListed } from './opportunity-listing.js';
import { organizationReferences } from '../organization/organization-references.js';
import { presentCard } from './present-opportunity.js';

/** Presents the cards of rows; what they name beside themselves is remembered until content changes. */
export async function presentCards(
  rows: readonly Pick<CardRow<OpportunityListed>, 'card'>[],
  locale: Locale,
): Promise<OpportunityCard[]> {
  const [categories, areas, partners] = await Promise.all([
    categoryReferences(locale),
    areaReferences(locale),
    organizationReferences(locale),
  ]);
  return rows.map(({ card }) =>
    presentCard(card, locale, {
      category: categories.get(card.category ?? '') ?? null,
      partner: partners.get(card.partner ?? '') ?? null,
      areas: areasOf(areas, card.areas),
    }),
  );
}

/** The cards of rows that were found in another way than by a list. */
export async function listCards(rows: readonly Pick<ListedRow, 'id'>[], locale: Locale): Promise<OpportunityCard[]> {
  return presentCards(await attachCards<OpportunityListed, Pick<ListedRow, 'id'>>(opportunityListing, rows), locale);
}
