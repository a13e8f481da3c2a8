import type { Locale } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { getOrganizationFilters } from '@scholars/contract/organizations';
import { countryName } from '@scholars/contract/reference/countries';
import type { FacetValue } from '@scholars/contract/shapes';
import { getThematicArea } from '@scholars/contract/thematic-areas';
import type { Cms } from '~/api/cms.server';
import { completeFacet } from '~/shared/directory/complete-facet.server';
import type { ListQuery } from '~/shared/directory/list-query';

/** Options per filter of the list, by the filter's name. */
export type OrganizationOptions = Record<'type' | 'ta' | 'country' | 'agsCategory', FacetValue[]>;

/** What each filter offers under the others, with what is chosen at present. Nothing while the CMS is down. */
export async function readOptions(
  api: Cms,
  locale: Locale,
  { values }: ListQuery,
  wire: Record<string, string>,
): Promise<OrganizationOptions> {
  const facets = await api.find(getOrganizationFilters, { query: new URLSearchParams(wire) });
  const [type, ta, country, agsCategory] = await Promise.all([
    completeFacet(facets?.types, values.type, (value) => messageText(locale, `organizationType.${value}`)),
    completeFacet(
      facets?.thematicAreas,
      values.ta,
      async (id) => (await api.find(getThematicArea, { params: { id } }))?.title,
    ),
    completeFacet(facets?.countries, values.country, (code) => countryName(code, locale)),
    completeFacet(facets?.agsCategories, values.agsCategory, (value) => messageText(locale, `agsCategory.${value}`)),
  ]);
  return { type, ta, country, agsCategory };
}
