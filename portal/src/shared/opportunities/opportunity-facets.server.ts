import { messageText } from '@scholars/contract/message-catalogues';
import { getOpportunityFilters, listOpportunityCategories } from '@scholars/contract/opportunities';
import { getOrganization } from '@scholars/contract/organizations';
import { countryName } from '@scholars/contract/reference/countries';
import type { FacetValue } from '@scholars/contract/shapes';
import { getThematicArea } from '@scholars/contract/thematic-areas';
import type { Cms } from '~/api/cms.server';
import type { Locale } from '@scholars/contract/locale';
import { completeFacet } from '~/shared/directory/complete-facet.server';
import type { ListQuery } from '~/shared/directory/list-query';

/** Options per filter of the list, by the filter's name. */
export type OpportunityOptions = Record<
  'agsCategory' | 'ta' | 'cat' | 'isProgram' | 'workMode' | 'country' | 'partner',
  FacetValue[]
>;

/** What each filter offers under the others, with what is chosen at present. Nothing while the CMS is down. */
export async function readOptions(
  api: Cms,
  locale: Locale,
  { values }: ListQuery,
  wire: Record<string, string>,
): Promise<OpportunityOptions> {
  const facets = await api.find(getOpportunityFilters, { query: new URLSearchParams(wire) });
  const [agsCategory, ta, cat, isProgram, workMode, country, partner] = await Promise.all([
    completeFacet(facets?.agsCategories, values.agsCategory, (value) => messageText(locale, `agsCategory.${value}`)),
    completeFacet(
      facets?.thematicAreas,
      values.ta,
      async (id) => (await api.find(getThematicArea, { params: { id } }))?.title,
    ),
    completeFacet(
      facets?.categories,
      values.cat,
      async (slug) => (await api.find(listOpportunityCategories))?.find((one) => one.slug === slug)?.title,
    ),
    completeFacet(facets?.isProgram, values.isProgram, (value) => messageText(locale, `isProgram.${value}`)),
    completeFacet(facets?.workModes, values.workMode, (value) => messageText(locale, `workMode.${value}`)),
    completeFacet(facets?.countries, values.country, (code) => countryName(code, locale)),
    completeFacet(
      facets?.partners,
      values.partner,
      async (id) => (await api.find(getOrganization, { params: { id } }))?.name,
    ),
  ]);
  return { agsCategory, ta, cat, isProgram, workMode, country, partner };
}
