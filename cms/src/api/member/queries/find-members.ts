import type { Locale } from '@scholars/contract/locale';
import type { MemberFacets, MemberQuery } from '@scholars/contract/members';
import { agsCategories } from '@scholars/contract/shapes';
import { countryFacet, facetOf, labelOf } from '../../../content/facets.js';
import { areaReferences, presentAreas } from '../../../content/references.js';
import { listedAreas } from '../../../listings/listed-areas.js';
import { readEntries } from '../../../listings/read-entries.js';
import { memberListing as listing } from '../../../listings/member-listing.js';
import { countColumn, countValues, directoryOrder, equals, hasAnyValue, listPage, matches, type Condition, type ListedPage, type ListedRow } from '../../../listings/read-listing.js';
import { organizationId } from '../../organization/queries/organization-id.js';
import { organizationNames } from '../../organization/queries/organization-names.js';
import { presentMemberCard, type MemberEntry } from '../presenters/member.js';

export async function conditionsOf({ q, country, institution, ta, agsCat }: Omit<MemberQuery, 'page' | 'pageSize' | 'sort'>, locale: Locale): Promise<Condition[]> {
  return [
    ...(await matches(listing, locale, q)),
    ...equals('country', 'country', country),
    ...equals('institution', 'organization', institution && (await organizationId('institution', institution))),
    ...hasAnyValue(listing, 'ta', 'area', ta ? [ta] : []),
    ...hasAnyValue(listing, 'agsCat', 'ags', agsCat ? [agsCat] : []),
  ];
}

export async function findMembers(query: MemberQuery, locale: Locale): Promise<ListedPage> {
  return listPage(listing, locale, await conditionsOf(query, locale), directoryOrder(query), query);
}

/** The members of a page's rows as cards, in the rows' order. */
export async function listMemberCards(rows: ListedRow[], locale: Locale) {
  const documentIds = rows.map((row) => row.document_id);
  const [entries, areas, organizationOf] = await Promise.all([
    readMemberEntries(rows, { photo: true }),
    listedAreas(listing, documentIds),
    organizationsOf(documentIds, locale),
  ]);
  return Promise.all(
    entries.map(async (entry) =>
      presentMemberCard(entry, locale, await presentAreas(areas.get(entry.documentId) ?? [], locale), organizationOf.get(entry.documentId) ?? null),
    ),
  );
}

export function readMemberEntries(rows: ListedRow[], populate: Record<string, true>): Promise<MemberEntry[]> {
  return readEntries('api::member.member', rows, populate);
}

async function organizationsOf(documentIds: string[], locale: Locale) {
  const rows: { document_id: string; organization: string | null }[] = await strapi.db
    .connection(listing.table)
    .where({ locale })
    .whereIn('document_id', documentIds)
    .whereNotNull('organization')
    .select('document_id', 'organization');
  const names = await organizationNames([...new Set(rows.flatMap((row) => row.organization ?? []))], locale);
  return new Map(rows.map((row) => [row.document_id, names.find(({ id }) => id === row.organization) ?? null]));
}

export async function readMemberFacets(conditions: Condition[], locale: Locale): Promise<MemberFacets> {
  const areas = await areaReferences(locale);
  const institutions = await countColumn(listing, locale, conditions, 'institution', 'organization');
  const names = await organizationNames([...institutions.keys()], locale);
  return {
    countries: countryFacet(await countColumn(listing, locale, conditions, 'country', 'country'), locale),
    institutions: facetOf(institutions, names.map(({ id, slug, name }) => ({ key: id, value: slug, label: name }))),
    thematicAreas: facetOf(await countValues(listing, locale, conditions, 'ta', 'area'), [...areas.values()].map(({ id, title }) => ({ value: String(id), label: title }))),
    agsCategories: facetOf(await countValues(listing, locale, conditions, 'agsCat', 'ags'), agsCategories.map((value) => ({ value, label: labelOf('agsCategory', value, locale) }))),
  };
}
