import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { cardMarks, textSegment } from './marks.js';
import { opportunityStatuses } from './opportunities.js';
import { paging, searchText } from './query.js';
import { instant, locale, picture } from './shapes.js';

/** What the search looks through, in the order in which equally good hits are shown. */
export const searchedTypes = ['pages', 'opportunities', 'organizations', 'members'] as const;
export type SearchedType = (typeof searchedTypes)[number];
/** What a hit is; the last three are found as `pages`. */
export const hitKinds = ['opportunity', 'organization', 'member', 'page', 'event', 'thematic-area'] as const;

export const searchHit = z.object({
  type: z.enum(searchedTypes),
  kind: z.enum(hitKinds),
  id: z.string(),
  slug: z.string(),
  /** Where it is on this site, below the language. */
  path: z.string(),
  locale,
  title: z.string(),
  markedTitle: z.array(textSegment),
  /** The part of its text that fits best. */
  excerpt: z.array(textSegment),
  foundBy: cardMarks.shape.foundBy,
  /** Short facts in the request's language: the partner, the place. */
  facts: z.array(z.string()),
  /** Pages have none. */
  picture: z.nullable(picture),
  /** Only of opportunities. */
  status: z.nullable(z.enum(opportunityStatuses)),
  deadline: z.nullable(instant),
});
export type SearchHit = z.output<typeof searchHit>;

export const searchQuery = z.object({
  ...paging,
  q: searchText,
  type: z._default(z.enum(['all', ...searchedTypes], { error: 'value.invalid' }), 'all'),
});
export type SearchQuery = z.output<typeof searchQuery>;

export const searchAnswer = z.object({
  hits: z.array(searchHit),
  paging: z.object({ page: z.number(), pageSize: z.number(), pageCount: z.number(), total: z.number() }),
  counts: z.object({
    all: z.number(),
    pages: z.number(),
    opportunities: z.number(),
    organizations: z.number(),
    members: z.number(),
  }),
  /** What was looked for instead, where nothing has the words as they were typed. */
  correctedTo: z.nullable(z.string()),
  /** Searches that would find something, where this one does not. */
  suggestions: z.array(z.string()),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'public',
  summary:
    'Opportunities, organizations, members and pages that have every word of `q`, in whatever inflection and in either language, those in the request’s language first; one typing error a word is forgiven. Without words: nothing.',
  query: searchQuery,
  data: searchAnswer,
});
