import type { Locale } from '@scholars/contract/locale';
import { workModes, type OpportunityFacets } from '@scholars/contract/opportunities';
import { agsCategories } from '@scholars/contract/shapes';
import { areaReferences, categoryReferences } from '../../../content/references.js';
import { countryFacet, facetOf, labelOf } from '../../../content/facets.js';
import { organizationNames } from '../../organization/queries/organization-names.js';
import { opportunityListing as listing } from '../../../listings/opportunity-listing.js';
import { countColumn, countValues, type Condition } from '../../../listings/read-listing.js';

/** Every facet of the opportunities, counted under the current conditions: seven grouped counts. */
export async function readOpportunityFacets(conditions: Condition[], locale: Locale): Promise<OpportunityFacets> {
  const column = (facet: string, name: string) => countColumn(listing, locale, conditions, facet, name);
  const [categories, areas] = await Promise.all([categoryReferences(locale), areaReferences(locale)]);
  const partners = await column('partner', 'partner');
  const partnerOf = await organizationNames([...partners.keys()], locale);
  return {
    categories: facetOf(await column('cat', 'category'), [...categories.values()].map(({ id, slug, title }) => ({ key: id, value: slug, label: title }))),
    partners: facetOf(partners, partnerOf.map(({ id, slug, name }) => ({ key: id, value: slug, label: name }))),
    agsCategories: facetOf(await column('agsCat', 'ags_category'), agsCategories.map((value) => ({ value, label: labelOf('agsCategory', value, locale) }))),
    thematicAreas: facetOf(await countValues(listing, locale, conditions, 'tas', 'area'), [...areas.values()].map(({ id, title }) => ({ value: String(id), label: title }))),
    countries: countryFacet(await column('country', 'country'), locale),
    workModes: facetOf(await column('workMode', 'work_mode'), workModes.map((value) => ({ value, label: labelOf('workMode', value, locale) }))),
    isProgram: programFacet(await column('isProgram', 'is_program'), locale),
  };
}

/** SQLite gives booleans as 0 and 1, PostgreSQL as true and false. */
function programFacet(counts: Map<string, number>, locale: Locale) {
  const count = (...keys: string[]) => keys.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);
  return [
    { value: 'false', label: labelOf('isProgram', 'false', locale), count: count('0', 'false') },
    { value: 'true', label: labelOf('isProgram', 'true', locale), count: count('1', 'true') },
  ];
}
