import { readableText } from '../search/readable-text.js';
import type { ListingDefinition, SourceEntry } from './listing.js';

interface Source extends SourceEntry {
  name: string;
  slug: string;
  summary: string | null;
  description: string | null;
  type: string;
  country: string | null;
  city: string | null;
  agsCategories: string[] | null;
  publishedAt: string;
  thematicAreas: { number: number }[];
}

export const organizationListing: ListingDefinition = {
  table: 'listing_organizations',
  edition: 1,
  uid: 'api::organization.organization',
  columns: { slug: 'string', type: 'string', country: 'string', published_at: 'bigInteger' },
  indexes: [['published_at'], ['slug'], ['type', 'title_sort'], ['country', 'title_sort']],
  populate: { thematicAreas: true },
  project(entry) {
    const source = entry as Source; // what `populate` above asks for
    return {
      columns: { slug: source.slug, type: source.type, country: source.country, published_at: Date.parse(source.publishedAt) },
      values: { area: source.thematicAreas.map(({ number }) => String(number)), ags: source.agsCategories ?? [] },
      title: source.name,
      summary: `${source.summary ?? ''} ${source.city ?? ''}`,
      body: readableText(source.description),
    };
  },
};
