import type { Locale } from '@scholars/contract/locale';
import { workModes, type OpportunityFacets } from '@scholars/contract/opportunities';
import { agsCategories, type FacetValue } from '@scholars/contract/shapes';
import { areaReferences } from '../thematic-area/area-references.js';
import { categoryReferences } from '../opportunity-category/category-references.js';
import { countryFacet, facetOf, labelOf } from '../../platform/content/facets.js';
import { organizationReferences } from '../organization/organization-references.js';
import { opportunityListing as listing } from './opportunity-listing.js';
import type { Condition } from '../../platform/listing/condition.js';
import type { Counts } from '../../platform/listing/counted-column.js';
import { countFacets } from '../../platform/listing/read-listing.js';

const facets = {
  categories: { facet: 'cat', column: 'category' },
  partners: { facet: 'partner', column: 'partner' },
  agsCategories: { facet: 'agsCat', column: 'ags_category' },
  thematicAreas: { facet: 'tas', values: 'area' },
  countries: { facet: 'country', column: 'country' },
  workModes: { facet: 'workMode', column: 'work_mode' },
  isProgram: { facet: 'isProgram', column: 'is_program' },
};

/** Every facet of the opportunities, counted under the current conditions. */
export async function readOpportunityFacets(conditions: Condition[], locale: Locale): Promise<OpportunityFacets> {
  const counts = await countFacets(listing, locale, conditions, facets);
  const [categories, areas, organizations] = await Promise.all([
    categoryReferences(locale),
    areaReferences(locale),
    organizationReferences(locale),
  ]);
  return {
    categories: facetOf(
      counts.categories,
      [...categories.values()].map(({ id, slug, title }) => ({ key: id, value: slug, label: title })),
    ),
    partners: facetOf(
      counts.partners,
      [...organizations.values()].map(({ id, slug, name }) => ({ key: id, value: slug, label: name })),
    ),
    agsCategories: facetOf(
      counts.agsCategories,
      agsCategories.map((value) => ({ value, label: labelOf('agsCategory', value, locale) })),
    ),
    thematicAreas: facetOf(
      counts.thematicAreas,
      [...areas.values()].map(({ id, title }) => ({ value: String(id), label: title })),
    ),
    countries: countryFacet(counts.countries, locale),
    workModes: facetOf(
      counts.workModes,
      workModes.map((value) => ({ value, label: labelOf('workMode', value, locale) })),
    ),
    isProgram: programFacet(counts.isProgram, locale),
  };
}

/** Both, whether or not there is one of them. */
function programFacet(counts: Counts, locale: Locale) {
  return ['false', 'true'].map((value): FacetValue => ({
    value,
    label: labelOf('isProgram', value, locale),
    count: counts.get(value) ?? 0,
  }));
}
