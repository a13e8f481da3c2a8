import type { Locale } from '@scholars/contract/locale';
import type { MemberCard, MemberFacets, MemberQuery } from '@scholars/contract/members';
import { agsCategories } from '@scholars/contract/shapes';
import { countryFacet, facetOf, labelOf } from '../../platform/content/facets.js';
import { areaReferences, areasOf } from '../thematic-area/area-references.js';
import { attachCards, type CardRow, type ListedRow } from '../../platform/listing/cards.js';
import { memberListing as listing, type MemberListed } from './member-listing.js';
import { equals, hasAnyValue, matches, type Condition } from '../../platform/listing/condition.js';
import {
  countFacets,
  countListed,
  directoryOrder,
  listPage,
  type ListedPage,
} from '../../platform/listing/read-listing.js';
import { organizationId } from '../organization/organization-id.js';
import { organizationReferences } from '../organization/organization-references.js';
import { presentMemberCard } from './present-member.js';

export async function conditionsOf(
  { q, country, institution, ta, agsCat }: Omit<MemberQuery, 'page' | 'pageSize' | 'sort'>,
  locale: Locale,
): Promise<Condition[]> {
  return [
    ...(await matches(listing, locale, q)),
    ...equals('country', 'country', country),
    ...equals('institution', 'organization', institution && (await organizationId('institution', institution))),
    ...hasAnyValue('ta', 'area', ta ? [ta] : []),
    ...hasAnyValue('agsCat', 'ags', agsCat ? [agsCat] : []),
  ];
}

export async function findMembers(query: MemberQuery, locale: Locale): Promise<ListedPage<MemberListed>> {
  return listPage(listing, locale, await conditionsOf(query, locale), directoryOrder(query), query);
}

export async function presentMemberCards(
  rows: readonly Pick<CardRow<MemberListed>, 'card'>[],
  locale: Locale,
): Promise<MemberCard[]> {
  const [areas, organizations] = await Promise.all([areaReferences(locale), organizationReferences(locale)]);
  return rows.map(({ card }) =>
    presentMemberCard(card, locale, areasOf(areas, card.areas), organizations.get(card.organization ?? '') ?? null),
  );
}

/** The cards of rows that were found in another way than by a list. */
export async function listMemberCards(rows: readonly ListedRow[], locale: Locale): Promise<MemberCard[]> {
  return presentMemberCards(await attachCards<MemberListed>(listing, rows), locale);
}

/** How many members of the directory an organization has. */
export function countMembersOf(locale: Locale, organization: string): Promise<number> {
  return countListed(listing, locale, equals('institution', 'organization', organization));
}

const facets = {
  countries: { facet: 'country', column: 'country' },
  institutions: { facet: 'institution', column: 'organization' },
  thematicAreas: { facet: 'ta', values: 'area' },
  agsCategories: { facet: 'agsCat', values: 'ags' },
};

export async function readMemberFacets(conditions: Condition[], locale: Locale): Promise<MemberFacets> {
  const counts = await countFacets(listing, locale, conditions, facets);
  const [areas, organizations] = await Promise.all([areaReferences(locale), organizationReferences(locale)]);
  return {
    countries: countryFacet(counts.countries, locale),
    institutions: facetOf(
      counts.institutions,
      [...organizations.values()].map(({ id, slug, name }) => ({ key: id, value: slug, label: name })),
    ),
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
