import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { areaFilter, areaListFilter, countryFilter } from './filters.js';
import { cardMarks } from './marks.js';
import { filter, flag, paging, searchText, slugOrId, languageInAddress } from './query.js';
import {
  agsCategory,
  areaReference,
  countryShape,
  facetValue,
  instant,
  locale,
  namedReference,
  picture,
  reference,
} from './shapes.js';

export const workModes = ['onsite', 'hybrid', 'remote'] as const;
export const employmentTypes = ['full-time', 'part-time', 'contract', 'fellowship', 'internship', 'volunteer'] as const;
export const opportunitySorts = ['newest', 'deadline', 'relevance'] as const;
export const applyModes = ['internal', 'external'] as const;
export const opportunityStatuses = ['open', 'closed', 'expired'] as const;

export const opportunityCard = z.object({
  id: z.string(),
  slug: z.string(),
  locale,
  title: z.string(),
  summary: z.string(),
  agsCategory,
  isProgram: z.boolean(),
  category: z.nullable(reference),
  partner: z.nullable(z.object({ ...namedReference.shape, logo: picture })),
  thematicAreas: z.array(areaReference),
  location: z.string(),
  country: z.nullable(countryShape),
  workMode: z.nullable(z.enum(workModes)),
  employmentType: z.nullable(z.enum(employmentTypes)),
  seats: z.nullable(z.number()),
  stipend: z.nullable(z.string()),
  deadline: z.nullable(instant),
  status: z.enum(opportunityStatuses),
  photo: picture,
  publishedAt: instant,
  /** Whether one applies here, or where the partner says. */
  applyMode: z.enum(applyModes),
  /** Only in answers to a signed-in member. */
  hasApplied: z.optional(z.boolean()),
  isSaved: z.optional(z.boolean()),
  /** Only in answers to a search (`q`). */
  marks: z.optional(cardMarks),
});
export type OpportunityCard = z.output<typeof opportunityCard>;

export const opportunity = z.object({
  ...opportunityCard.shape,
  /** The languages in which it is written; the others show it in one of these. */
  locales: z.array(locale),
  /** HTML. */
  description: z.string(),
  applyUrl: z.nullable(z.string()),
});
export type Opportunity = z.output<typeof opportunity>;

/** Filters of the list (spec §7, product §4). An unknown value is 422, an unknown name is ignored. */
export const opportunityFilters = {
  q: searchText,
  cat: filter(slugOrId),
  partner: filter(slugOrId),
  agsCat: filter(agsCategory),
  isProgram: filter(flag),
  tas: filter(areaListFilter),
  taSlug: filter(areaFilter),
  country: filter(countryFilter),
  workMode: filter(z.enum(workModes, { error: 'value.invalid' })),
  /** Only those one can still apply to. */
  open: filter(flag),
};

export const opportunityQuery = z.object({
  ...paging,
  ...opportunityFilters,
  sort: filter(z.enum(opportunitySorts, { error: 'value.invalid' })),
});
export type OpportunityQuery = z.output<typeof opportunityQuery>;

export const opportunityFacets = z.object({
  categories: z.array(facetValue),
  partners: z.array(facetValue),
  agsCategories: z.array(facetValue),
  thematicAreas: z.array(facetValue),
  countries: z.array(facetValue),
  workModes: z.array(facetValue),
  isProgram: z.array(facetValue),
});
export type OpportunityFacets = z.output<typeof opportunityFacets>;

export const listOpportunities = endpoint({
  method: 'GET',
  path: '/api/job-opportunities',
  access: 'public',
  summary: 'Opportunities, filtered, sorted and paged.',
  query: opportunityQuery,
  data: opportunityCard,
  list: true,
});

export const getOpportunity = endpoint({
  method: 'GET',
  path: '/api/job-opportunities/{id}',
  access: 'public',
  personal: 'signed-in',
  summary: 'One opportunity by id or slug; to who is signed in also whether they have saved it or applied.',
  data: opportunity,
});

export const getOpportunityCalendar = endpoint({
  method: 'GET',
  path: '/api/job-opportunities/{id}/calendar.ics',
  access: 'public',
  summary:
    'The deadline of an opportunity as a calendar file; 404 where it has none. Calendars send no header, so the language is in the address.',
  query: z.object({ lang: languageInAddress }),
  raw: { types: ['text/calendar; charset=utf-8'], keptSeconds: 300 },
});

export const listRelatedOpportunities = endpoint({
  method: 'GET',
  path: '/api/job-opportunities/related/{id}',
  access: 'public',
  summary: 'Up to six open opportunities that share areas, category or partner.',
  data: opportunityCard,
  list: true,
});

export const listOpportunitiesOfArea = endpoint({
  method: 'GET',
  path: '/api/job-opportunities/ta-slug/{slug}',
  access: 'public',
  summary: 'The opportunities of a thematic area; takes the filters of the list.',
  query: opportunityQuery,
  data: opportunityCard,
  list: true,
});

export const listOpportunityCategories = endpoint({
  method: 'GET',
  path: '/api/job-opportunities/categories',
  access: 'public',
  summary: 'The categories of opportunities.',
  data: z.object({ ...reference.shape, locale }),
  list: true,
});

export const getOpportunityFilters = endpoint({
  method: 'GET',
  path: '/api/job-opportunities/filters',
  access: 'public',
  summary: 'Every facet with labels and counts under the current query.',
  query: z.object(opportunityFilters),
  data: opportunityFacets,
});
