import type { Locale } from '@scholars/contract/locale';
import { getMemberFilters } from '@scholars/contract/members';
import { messageText } from '@scholars/contract/message-catalogues';
import { getOrganization } from '@scholars/contract/organizations';
import { countryName } from '@scholars/contract/reference/countries';
import type { FacetValue } from '@scholars/contract/shapes';
import { getThematicArea } from '@scholars/contract/thematic-areas';
import type { Cms } from '~/api/cms.server';
import { completeFacet } from '~/shared/directory/complete-facet.server';
import type { ListQuery } from '~/shared/directory/list-query';

/** Options per filter of the list, by the filter's name. */
export type MemberOptions = Record<'ta' | 'country' | 'institution' | 'agsCategory', FacetValue[]>;

/** What each filter offers under the others, with what is chosen at present. Nothing while the CMS is down. */
export async function readOptions(
  api: Cms,
  locale: Locale,
  { values }: ListQuery,
  wire: Record<string, string>,
): Promise<MemberOptions> {
  const facets = await api.find(getMemberFilters, { query: new URLSearchParams(wire) });
  const [ta, country, institution, agsCategory] = await Promise.all([
    completeFacet(
      facets?.thematicAreas,
      values.ta,
      async (id) => (await api.find(getThematicArea, { params: { id } }))?.title,
    ),
    completeFacet(facets?.countries, values.country, (code) => countryName(code, locale)),
    completeFacet(
      facets?.institutions,
      values.institution,
      async (id) => (await api.find(getOrganization, { params: { id } }))?.name,
    ),
    completeFacet(facets?.agsCategories, values.agsCategory, (value) => messageText(locale, `agsCategory.${value}`)),
  ]);
  return { ta, country, institution, agsCategory };
}
