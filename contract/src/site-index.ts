import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { paging } from './query.js';
import { instant, locale } from './shapes.js';

/** What there is to be found, for sitemaps: addresses without contents. */
export const siteIndexKinds = ['opportunity', 'organization', 'member', 'event', 'page'] as const;
export type SiteIndexKind = (typeof siteIndexKinds)[number];

/** Documents of one page. Each has at most two addresses, which keeps a sitemap far below its 50,000. */
export const siteIndexPageSize = 2000;

export const siteEntry = z.object({
  slug: z.string(),
  /** The languages in which it is written; the others show one of these. */
  locales: z.array(locale),
  updatedAt: instant,
});
export type SiteEntry = z.output<typeof siteEntry>;

export const getSiteIndex = endpoint({
  method: 'GET',
  path: '/api/site-index',
  access: 'public',
  summary: 'How many published entries of each kind anybody may find.',
  data: z.object({
    kinds: z.array(z.object({ kind: z.enum(siteIndexKinds), total: z.number(), pageCount: z.number() })),
  }),
});

export const listSiteEntries = endpoint({
  method: 'GET',
  path: '/api/site-index/{kind}',
  access: 'public',
  summary:
    'Slugs, languages and last changes of published entries, 2,000 to a page. Members who are not listed are not in it.',
  query: z.object({ page: paging.page }),
  data: siteEntry,
  list: true,
});
