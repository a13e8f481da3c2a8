import type { Locale } from '@scholars/contract/locale';
import { organizationTypes } from '@scholars/contract/forms/site';
import type { OrganizationCard, OrganizationFacets, OrganizationQuery } from '@scholars/contract/organizations';
import { agsCategories } from '@scholars/contract/shapes';
import { countryFacet, facetOf, labelOf } from '../../platform/content/facets.js';
import { areaReferences, areasOf } from '../thematic-area/area-references.js';
import { attachCards, type CardRow, type ListedRow } from '../../platform/listing/cards.js';
import { organizationCounts } from './organization-counts.js';
import { readEntries } from '../../platform/listing/read-entries.js';
import { organizationListing as listing, type OrganizationListed } from './organization-listing.js';
import { equals, hasAnyValue, matches, type Condition } from '../../platform/listing/condition.js';
import { countFacets, directoryOrder, listPage, type ListedPage } from '../../platform/listing/read-listing.js';
import { presentOrganizationCard, type OrganizationEntry } from './present-organization.js';

export async function conditionsOf(
  { q, type, country, ta, agsCat }: Omit<OrganizationQuery, 'page' | 'pageSize' | 'sort'>,
  locale: Locale,
): Promise<Condition[]> {
  return [
    ...(await matches(listing, locale, q)),
    ...equals('type', 'type', type),
    ...equals('country', 'country', country),
    ...hasAnyValue('ta', 'area', ta ? [ta] : []),
    ...hasAnyValue('agsCat', 'ags', agsCat ? [agsCat] : []),
  ];
}

export async function findOrganizations(
  query: OrganizationQuery,
  locale: Locale,
): Promise<ListedPage<OrganizationListed>> {
  return listPage(listing, locale, await conditionsOf(query, locale), directoryOrder(query), query);
}

export function listOrganizationEntries(rows: ListedRow[]): Promise<OrganizationEntry[]> {
  return readEntries('api::organization.organization', rows, { logo: true, cover: true });
}

export async function presentOrganizationCards(
  rows: readonly CardRow<OrganizationListed>[],
  locale: Locale,
): Promise<OrganizationCard[]> {
  const [areas, counts] = await Promise.all([areaReferences(locale), organizationCounts().openOpportunities(locale)]);
  return rows.map(({ card }) =>
    presentOrganizationCard(card, locale, areasOf(areas, card.areas), counts.get(card.documentId) ?? 0),
  );
}

/** The cards of rows that were found in another way than by a list. */
export async function listOrganizationCards(rows: readonly ListedRow[], locale: Locale): Promise<OrganizationCard[]> {
  return presentOrganizationCards(await attachCards<OrganizationListed>(listing, rows), locale);
}

const facets = {
  types: { facet: 'type', column: 'type' },
  countries: { facet: 'country', column: 'country' },
  thematicAreas: { facet: 'ta', values: 'area' },
  agsCategories: { facet: 'agsCat', values: 'ags' },
};

export async function readOrganizationFacets(conditions: Condition[], locale: Locale): Promise<OrganizationFacets> {
  const [areas, counts] = await Promise.all([areaReferences(locale), countFacets(listing, locale, conditions, facets)]);
  return {
    types: facetOf(
      counts.types,
      organizationTypes.map((value) => ({ value, label: labelOf('organizationType', value, locale) })),
    ),
    countries: countryFacet(counts.countries, locale),
    thematicAreas: facetOf(
      counts.thematicAreas,
      [...areas.values()].map(({ id, title }) => ({ value: String(id), label: title })),
    ),
    agsCategories: facetOf(
      counts.agsCategories,
      agsCategories.map((value) => ({ value, label: labelOf('agsCategory', value, locale) })),
    ),
  };
}
