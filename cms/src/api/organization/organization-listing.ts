import type { RichText } from '../../platform/rich-text/rich-text.js';
import { readableText } from '../../platform/rich-text/readable-text.js';
import type { Locale } from '@scholars/contract/locale';
import type { OrganizationCard } from '@scholars/contract/organizations';
import { mediaOf, type Media } from '../../platform/pictures/picture-of.js';
import type { ListingDefinition, SourceEntry } from '../../platform/listing/listing-definition.js';

/** What a card says of an organization itself. */
export interface OrganizationFacts {
  documentId: string;
  locale: Locale;
  slug: string;
  name: string;
  summary: string | null;
  type: OrganizationCard['type'];
  country: string | null;
  city: string | null;
  logo: Media | null;
}

export type OrganizationListed = OrganizationFacts & { areas: number[] };

interface Source extends SourceEntry, OrganizationFacts {
  documentId: string;
  locale: Locale;
  description: RichText | null;
  agsCategories: string[] | null;
  publishedAt: string;
  thematicAreas: { number: number }[];
}

export const organizationListing: ListingDefinition = {
  table: 'listing_organizations',
  edition: 2,
  counted: ['type', 'country', 'published_at'],
  countedValues: ['area', 'ags'],
  uid: 'api::organization.organization',
  columns: { slug: 'string', type: 'string', country: 'string', published_at: 'bigInteger' },
  populate: { thematicAreas: true, logo: true },
  project(source: Source) {
    return {
      columns: {
        slug: source.slug,
        type: source.type,
        country: source.country,
        published_at: Date.parse(source.publishedAt),
      },
      values: { area: source.thematicAreas.map(({ number }) => String(number)), ags: source.agsCategories ?? [] },
      card: cardOf(source),
      title: source.name,
      summary: `${source.summary ?? ''} ${source.city ?? ''}`,
      body: readableText(source.description),
    };
  },
};

function cardOf({
  documentId,
  locale,
  slug,
  name,
  summary,
  type,
  country,
  city,
  logo,
  thematicAreas,
}: Source): OrganizationListed {
  return {
    documentId,
    locale,
    slug,
    name,
    summary,
    type,
    country,
    city,
    logo: mediaOf(logo),
    areas: thematicAreas.map(({ number }) => number),
  };
}
