import type { Locale } from '@scholars/contract/locale';
import type { AgsCategory } from '@scholars/contract/shapes';
import type { Counts } from '../../platform/listing/counted-column.js';
import { equals } from '../../platform/listing/condition.js';
import { countFacets } from '../../platform/listing/read-listing.js';
import { isOpen, opportunityListing } from './opportunity-listing.js';

/** How many opportunities are open, by the document id of their partner. */
export async function countOpenByPartner(locale: Locale): Promise<Counts> {
  const { partners } = await countFacets(opportunityListing, locale, [isOpen()], {
    partners: { facet: 'partner', column: 'partner' },
  });
  return partners;
}

/** How many are open, by the number of their areas; of one category where it is given. */
export async function countOpenByArea(locale: Locale, category?: AgsCategory): Promise<Counts> {
  const conditions = [isOpen(), ...equals('agsCat', 'ags_category', category)];
  const { areas } = await countFacets(opportunityListing, locale, conditions, {
    areas: { facet: 'tas', values: 'area' },
  });
  return areas;
}
