import { siteSlugOfArea } from '@scholars/contract/thematic-area-slugs';
import { withBlocks } from './present-block.js';
import { isRichText, type RichText } from '../../platform/rich-text/rich-text.js';
import { readableText } from '../../platform/rich-text/readable-text.js';
import type {
  ListingDefinition,
  ListingSource,
  SourceEntry,
  Projection,
} from '../../platform/listing/listing-definition.js';

/** Where pages are on the site, below the language; a page that is not here has no address, and is not found. */
const sitePaths: Partial<Record<string, string>> = {
  home: '/',
  'join-us': '/organizations/join-us',
  ...Object.fromEntries(
    [
      'about',
      'education',
      'research',
      'innovation',
      'members',
      'organizations',
      'contact-us',
      'privacy',
      'terms-and-conditions',
      'founding-fellows-profile',
      'travel-intake',
    ].map((slug) => [slug, `/${slug}`]),
  ),
};
const eventPaths: Partial<Record<string, string>> = { 'annual-gathering-24': '/annual-gathering-24' };

interface Source extends SourceEntry {
  slug: string;
  title: string;
  publishedAt: string;
}

const pages: ListingSource = {
  uid: 'api::page.page',
  populate: withBlocks,
  project(entry) {
    const source = entry as Source & { summary: string | null; body: RichText | null; blocks?: unknown }; // what `populate` above asks for
    const path = sitePaths[source.slug];
    return path
      ? listed(source, 'page', path, {
          summary: source.summary ?? '',
          body: `${readableText(source.body)} ${wordsOfBlocks(source.blocks)}`,
        })
      : null;
  },
};

const events: ListingSource = {
  uid: 'api::event.event',
  populate: { days: { populate: { sessions: true } } },
  project(entry) {
    const source = entry as Source & {
      summary: string | null;
      description: RichText | null;
      practical: RichText | null;
      venue: string | null;
      city: string | null;
      days: unknown;
    };
    const path = eventPaths[source.slug];
    if (!path) return null;
    const summary = [source.summary, source.venue, source.city].filter(Boolean).join(' ');
    return listed(source, 'event', path, {
      summary,
      body: `${readableText(source.description)} ${wordsOfBlocks(source.days)} ${readableText(source.practical)}`,
    });
  },
};

const areas: ListingSource = {
  uid: 'api::thematic-area.thematic-area',
  populate: { subs: true, intros: true },
  project(entry) {
    const source = entry as Source & { number: number; description: RichText | null; subs: unknown; intros: unknown };
    const path = `/focus-areas/research/${siteSlugOfArea(source.number)}`;
    return listed(source, 'thematic-area', path, {
      summary: readableText(source.description),
      body: `${wordsOfBlocks(source.subs)} ${wordsOfBlocks(source.intros)}`,
    });
  },
};

/** Pages of the site itself, events and the five areas: found by the search, listed nowhere else. */
export const pageListing: ListingDefinition = {
  table: 'listing_pages',
  edition: 1,
  counted: [],
  countedValues: [],
  columns: { slug: 'string', kind: 'string', path: 'string', published_at: 'bigInteger' },
  indexes: [['slug']],
  ...pages,
  others: [events, areas],
};

function listed(
  { slug, title, publishedAt }: Source,
  kind: 'page' | 'event' | 'thematic-area',
  path: string,
  texts: Pick<Projection, 'summary' | 'body'>,
): Projection {
  return {
    columns: { slug, kind, path, published_at: Date.parse(publishedAt) },
    values: {},
    card: null,
    title,
    ...texts,
  };
}

// What people read of a block. Names of members are not among them: who leaves the directory is not found by a page either.
const readParts = new Set([
  'kicker',
  'title',
  'lead',
  'text',
  'body',
  'aside',
  'description',
  'question',
  'answer',
  'when',
  'items',
  'sessions',
]);

/** The words of a page's blocks, in their order. */
export function wordsOfBlocks(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isRichText(value)) return readableText(value);
  if (Array.isArray(value)) return value.map(wordsOfBlocks).filter(Boolean).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  return wordsOfBlocks(Object.entries(value).flatMap(([name, part]) => (readParts.has(name) ? [part] : [])));
}
