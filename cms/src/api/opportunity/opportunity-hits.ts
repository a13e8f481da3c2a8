import { placeName } from '@scholars/contract/place-name';
import { organizationReferences } from '../organization/organization-references.js';
import { categoryReferences } from '../opportunity-category/category-references.js';
import { readRowsWith } from '../../platform/listing/cards.js';
import type { PresentRows } from '../../platform/search/present-hits.js';
import { readableText } from '../../platform/rich-text/readable-text.js';
import { jsonOf } from '../../platform/typed/trusted-types.js';
import { opportunityListing, type OpportunityListed } from './opportunity-listing.js';
import { presentCard } from './present-opportunity.js';
import { storedDetail, type StoredDetail } from './stored-detail.js';

export const opportunityHits: PresentRows = async (ids, locale) => {
  const rows = await readRowsWith<OpportunityListed, StoredDetail>(opportunityListing, storedDetail, ids);
  const [partners, categories] = await Promise.all([organizationReferences(locale), categoryReferences(locale)]);
  return new Map(
    rows.map((row) => {
      const { id, slug, title, summary, photo, status, deadline, location, country } = presentCard(row.card, locale, {
        category: null,
        partner: null,
        areas: [],
      });
      const partner = partners.get(row.card.partner ?? '')?.name;
      const category = categories.get(row.card.category ?? '')?.title;
      const facts = [partner, category, placeName(location, country, locale) || undefined].filter(
        (fact) => fact !== undefined,
      );
      return [
        row.id,
        {
          kind: 'opportunity',
          id,
          slug,
          path: `/opportunities/${slug}`,
          locale: row.card.locale,
          title,
          facts,
          picture: photo,
          status,
          deadline,
          texts: [summary, readableText(jsonOf(row.entry.description))],
        },
      ];
    }),
  );
};
