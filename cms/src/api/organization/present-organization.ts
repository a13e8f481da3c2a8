import type { Locale } from '@scholars/contract/locale';
import type { Organization, OrganizationCard } from '@scholars/contract/organizations';
import { presentCountry } from '@scholars/contract/reference/countries';
import type { AgsCategory, AreaReference } from '@scholars/contract/shapes';
import type { Version } from '../../platform/content/localized.js';
import type { OrganizationFacts } from './organization-listing.js';
import { pictureOf, type Media } from '../../platform/pictures/picture-of.js';
import { renderRichText } from '../../platform/rich-text/render.js';
import type { RichText } from '../../platform/rich-text/rich-text.js';

/** What an organization has beside what its card says. */
export interface OrganizationEntry extends Version, OrganizationFacts {
  documentId: string;
  locale: Locale;
  description: RichText | null;
  website: string | null;
  agsCategories: AgsCategory[] | null;
  cover: Media | null;
}

export function presentOrganizationCard(
  entry: OrganizationFacts,
  locale: Locale,
  areas: AreaReference[],
  opportunityCount: number,
): OrganizationCard {
  return {
    id: entry.documentId,
    slug: entry.slug,
    locale: entry.locale,
    name: entry.name,
    summary: entry.summary ?? '',
    type: entry.type,
    logo: pictureOf(entry.logo, 'logo', entry.slug),
    country: entry.country ? presentCountry(entry.country, locale) : null,
    city: entry.city ?? '',
    thematicAreas: areas,
    opportunityCount,
  };
}

export function presentOrganization(
  entry: OrganizationEntry,
  card: OrganizationCard,
  counts: Pick<Organization, 'memberCount' | 'followerCount'>,
  locales: Locale[],
): Organization {
  return {
    ...card,
    locales,
    description: renderRichText(entry.description),
    cover: pictureOf(entry.cover, 'cover', entry.slug, card.thematicAreas[0]?.id),
    website: entry.website,
    agsCategories: entry.agsCategories ?? [],
    memberCount: counts.memberCount,
    followerCount: counts.followerCount,
  };
}
