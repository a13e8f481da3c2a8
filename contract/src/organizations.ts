import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { joinUsRequest, organizationTypes } from './forms/site.js';
import { areaFilter, countryFilter } from './filters.js';
import { cardMarks } from './marks.js';
import { filter, paging, searchText } from './query.js';
import { agsCategory, areaReference, countryShape, facetValue, locale, picture, receipt } from './shapes.js';

export const organizationCard = z.object({
  id: z.string(),
  slug: z.string(),
  locale,
  name: z.string(),
  summary: z.string(),
  type: z.enum(organizationTypes),
  logo: picture,
  country: z.nullable(countryShape),
  city: z.string(),
  thematicAreas: z.array(areaReference),
  opportunityCount: z.number(),
  /** Only in answers to a search (`q`). */
  marks: z.optional(cardMarks),
});
export type OrganizationCard = z.output<typeof organizationCard>;

export const organization = z.object({
  ...organizationCard.shape,
  /** The languages in which it is written; the others show it in one of these. */
  locales: z.array(locale),
  /** HTML. */
  description: z.string(),
  cover: picture,
  website: z.nullable(z.string()),
  agsCategories: z.array(agsCategory),
  memberCount: z.number(),
  followerCount: z.number(),
});
export type Organization = z.output<typeof organization>;

export const organizationFilters = {
  q: searchText,
  type: filter(z.enum(organizationTypes, { error: 'value.invalid' })),
  country: filter(countryFilter),
  ta: filter(areaFilter),
  agsCat: filter(agsCategory),
};
export const organizationQuery = z.object({
  ...paging,
  ...organizationFilters,
  sort: filter(z.enum(['name', 'newest', 'relevance'], { error: 'value.invalid' })),
});
export type OrganizationQuery = z.output<typeof organizationQuery>;

export const organizationFacets = z.object({
  types: z.array(facetValue),
  countries: z.array(facetValue),
  thematicAreas: z.array(facetValue),
  agsCategories: z.array(facetValue),
});
export type OrganizationFacets = z.output<typeof organizationFacets>;

export const listOrganizations = endpoint({
  method: 'GET',
  path: '/api/organizations',
  access: 'public',
  summary: 'Organizations, filtered, sorted and paged.',
  query: organizationQuery,
  data: organizationCard,
  list: true,
});
export const getOrganizationFilters = endpoint({
  method: 'GET',
  path: '/api/organizations/filters',
  access: 'public',
  summary: 'Facets of the organizations with counts under the current query.',
  query: z.object(organizationFilters),
  data: organizationFacets,
});
export const getOrganization = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}',
  access: 'public',
  summary: 'One organization by id or slug.',
  data: organization,
});
export const organizationFollowing = z.object({ isFollowing: z.boolean(), followerCount: z.number() });
export type OrganizationFollowing = z.output<typeof organizationFollowing>;

export const getOrganizationFollowing = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/follow',
  access: 'member',
  summary: 'Whether one follows an organization, by id or slug, and how many do.',
  data: organizationFollowing,
});
export const followOrganization = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/follow',
  access: 'member',
  summary: 'Follows an organization, by id or slug; again, nothing changes.',
  data: organizationFollowing,
});
export const unfollowOrganization = endpoint({
  method: 'DELETE',
  path: '/api/organizations/{id}/follow',
  access: 'member',
  summary: 'Stops following an organization; again, nothing changes.',
  data: organizationFollowing,
});
export const listFollowings = endpoint({
  method: 'GET',
  path: '/api/organization-followings',
  access: 'member',
  summary: 'The organizations one follows, the last one followed first.',
  query: z.object(paging),
  data: organizationCard,
  list: true,
});
export const askToJoin = endpoint({
  method: 'POST',
  path: '/api/organizations/join-us',
  access: 'public',
  summary: 'An organization asks to join the network.',
  body: joinUsRequest,
  data: receipt,
  submits: 'organization-requests',
  limit: { name: 'form', isApart: true },
});
