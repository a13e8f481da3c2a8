import * as z from 'zod/mini';
import { docxType } from './cv-file.js';
import { endpoint } from './endpoint.js';
import { areaFilter, countryFilter } from './filters.js';
import { cardMarks } from './marks.js';
import { languageLevels, openToValues, publicationTypes, type LinkedSite } from './profile-parts.js';
import { filter, paging, searchText, slugOrId } from './query.js';
import { agsCategory, areaReference, countryShape, facetValue, locale, namedReference, picture } from './shapes.js';

export { languageLevels, openToValues, publicationTypes };

/** Where somebody is found elsewhere; '' where nothing is given. */
export const profileLinks = z.object({
  linkedin: z.string(),
  scholar: z.string(),
  x: z.string(),
  github: z.string(),
} satisfies Record<LinkedSite, z.ZodMiniType>);

export const memberCard = z.object({
  id: z.string(),
  slug: z.string(),
  locale,
  name: z.string(),
  headline: z.string(),
  photo: picture,
  currentTitle: z.string(),
  currentInstitution: z.string(),
  organization: z.nullable(namedReference),
  country: z.nullable(countryShape),
  city: z.string(),
  thematicAreas: z.array(areaReference),
  /** Only in answers to a search (`q`). */
  marks: z.optional(cardMarks),
});
export type MemberCard = z.output<typeof memberCard>;

/** A member as far as the caller may see them: a section that is not for the caller is empty. */
export const member = z.object({
  ...memberCard.shape,
  /** The languages in which it is written; the others show it in one of these. */
  locales: z.array(locale),
  /** The name in the other script, where it is known. */
  otherName: z.nullable(z.string()),
  /** HTML. */
  biography: z.string(),
  currentDepartment: z.string(),
  homepage: z.nullable(z.string()),
  orcid: z.nullable(z.string()),
  links: profileLinks,
  interests: z.array(z.string()),
  languages: z.array(z.object({ code: z.string(), name: z.string(), level: z.enum(languageLevels) })),
  openTo: z.array(z.enum(openToValues)),
  education: z.array(
    z.object({
      degree: z.string(),
      field: z.string(),
      institution: z.string(),
      country: z.nullable(countryShape),
      from: z.string(),
      to: z.string(),
    }),
  ),
  experience: z.array(
    z.object({
      title: z.string(),
      organization: z.string(),
      country: z.nullable(countryShape),
      from: z.string(),
      to: z.nullable(z.string()),
      /** It goes on; one that does not may have no known end either. */
      current: z.boolean(),
      description: z.string(),
    }),
  ),
  publications: z.array(
    z.object({
      title: z.string(),
      translatedTitle: z.string(),
      venue: z.string(),
      year: z.number(),
      type: z.enum(publicationTypes),
      doi: z.nullable(z.string()),
      url: z.string(),
      authors: z.string(),
    }),
  ),
  awards: z.array(z.object({ title: z.string(), organization: z.string(), date: z.string(), description: z.string() })),
  service: z.array(
    z.object({
      title: z.string(),
      organization: z.string(),
      from: z.string(),
      to: z.string(),
      description: z.string(),
    }),
  ),
  projects: z.array(
    z.object({
      title: z.string(),
      role: z.string(),
      funder: z.string(),
      from: z.string(),
      to: z.string(),
      description: z.string(),
    }),
  ),
  /** There only where its owner shows it to the caller. */
  email: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
  hasCv: z.boolean(),
});
export type Member = z.output<typeof member>;

export const memberFilters = {
  q: searchText,
  country: filter(countryFilter),
  institution: filter(slugOrId),
  ta: filter(areaFilter),
  agsCat: filter(agsCategory),
};
export const memberQuery = z.object({
  ...paging,
  ...memberFilters,
  sort: filter(z.enum(['name', 'newest', 'relevance'], { error: 'value.invalid' })),
});
export type MemberQuery = z.output<typeof memberQuery>;

export const memberFacets = z.object({
  countries: z.array(facetValue),
  institutions: z.array(facetValue),
  thematicAreas: z.array(facetValue),
  agsCategories: z.array(facetValue),
});
export type MemberFacets = z.output<typeof memberFacets>;

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/members',
  access: 'public',
  summary: 'Members who are listed in the directory, filtered, sorted and paged.',
  query: memberQuery,
  data: memberCard,
  list: true,
});
export const getMemberFilters = endpoint({
  method: 'GET',
  path: '/api/members/filters',
  access: 'public',
  summary: 'Facets of the members with counts under the current query.',
  query: z.object(memberFilters),
  data: memberFacets,
});
export const getMember = endpoint({
  method: 'GET',
  path: '/api/members/{id}',
  access: 'public',
  summary: 'One member by id or slug, as far as the caller may see them.',
  personal: 'signed-in',
  data: member,
});
export const openMemberCv = endpoint({
  method: 'GET',
  path: '/api/members/{id}/cv',
  access: 'member',
  summary: 'The CV of a member who shows it to the caller. Each time is noted.',
  raw: { types: ['application/pdf', docxType] },
});
export const blockMember = endpoint({
  method: 'POST',
  path: '/api/members/{id}/block',
  access: 'member',
  summary: 'Blocks a member.',
});
export const unblockMember = endpoint({
  method: 'DELETE',
  path: '/api/members/{id}/block',
  access: 'member',
  summary: 'Lifts one’s block of a member.',
});
