import type { Locale } from '@scholars/contract/locale';
import { organizationTypes } from '@scholars/contract/forms/site';
import type { OrganizationFacets, OrganizationQuery } from '@scholars/contract/organizations';
import { agsCategories } from '@scholars/contract/shapes';
import { countryFacet, facetOf, labelOf } from '../../../content/facets.js';
import { areaReferences, presentAreas } from '../../../content/references.js';
import { listedAreas } from '../../../listings/listed-areas.js';
import { isOpen, opportunityListing } from '../../../listings/opportunity-listing.js';
import { readEntries } from '../../../listings/read-entries.js';
import { organizationListing as listing } from '../../../listings/organization-listing.js';
import { countColumn, countValues, directoryOrder, equals, hasAnyValue, listPage, matches, type Condition, type ListedPage, type ListedRow } from '../../../listings/read-listing.js';
import { presentOrganizationCard, type OrganizationEntry } from '../presenters/organization.js';

export async function conditionsOf({ q, type, country, ta, agsCat }: Omit<OrganizationQuery, 'page' | 'pageSize' | 'sort'>, locale: Locale): Promise<Condition[]> {
  return [
    ...(await matches(listing, locale, q)),
    ...equals('type', 'type', type),
    ...equals('country', 'country', country),
    ...hasAnyValue(listing, 'ta', 'area', ta ? [ta] : []),
    ...hasAnyValue(listing, 'agsCat', 'ags', agsCat ? [agsCat] : []),
  ];
}

export async function findOrganizations(query: OrganizationQuery, locale: Locale): Promise<ListedPage> {
  return listPage(listing, locale, await conditionsOf(query, locale), directoryOrder(query), query);
}

export function listOrganizationEntries(rows: ListedRow[]): Promise<OrganizationEntry[]> {
  return readEntries('api::organization.organization', rows, { logo: true, cover: true });
}

export async function presentOrganizationCards(entries: OrganizationEntry[], locale: Locale) {
  const documentIds = entries.map(({ documentId }) => documentId);
  const areas = await listedAreas(listing, documentIds);
  const counts = await openOpportunityCounts(documentIds, locale);
  return Promise.all(
    entries.map(async (entry) =>
      presentOrganizationCard(entry, locale, await presentAreas(areas.get(entry.documentId) ?? [], locale), counts.get(entry.documentId) ?? 0),
    ),
  );
}

async function openOpportunityCounts(documentIds: string[], locale: Locale): Promise<Map<string, number>> {
  const rows: { partner: string; n: unknown }[] = await strapi.db
    .connection(`${opportunityListing.table} as l`)
    .where('l.locale', locale)
    .modify(isOpen().apply)
    .whereIn('l.partner', documentIds)
    .groupBy('l.partner')
    .select('l.partner')
    .count({ n: '*' });
  return new Map(rows.map(({ partner, n }) => [partner, Number(n)]));
}

export async function readOrganizationFacets(conditions: Condition[], locale: Locale): Promise<OrganizationFacets> {
  const areas = await areaReferences(locale);
  return {
    types: facetOf(await countColumn(listing, locale, conditions, 'type', 'type'), organizationTypes.map((value) => ({ value, label: labelOf('organizationType', value, locale) }))),
    countries: countryFacet(await countColumn(listing, locale, conditions, 'country', 'country'), locale),
    thematicAreas: facetOf(await countValues(listing, locale, conditions, 'ta', 'area'), [...areas.values()].map(({ id, title }) => ({ value: String(id), label: title }))),
    agsCategories: facetOf(await countValues(listing, locale, conditions, 'agsCat', 'ags'), agsCategories.map((value) => ({ value, label: labelOf('agsCategory', value, locale) }))),
  };
}
