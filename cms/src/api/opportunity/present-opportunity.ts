import type { Locale } from '@scholars/contract/locale';
import type { Opportunity, OpportunityCard } from '@scholars/contract/opportunities';
import { presentCountry } from '@scholars/contract/reference/countries';
import type { AreaReference, Reference } from '@scholars/contract/shapes';
import type { Version } from '../../platform/content/localized.js';
import type { OpportunityFacts } from './opportunity-listing.js';
import { pictureOf } from '../../platform/pictures/picture-of.js';
import { renderRichText } from '../../platform/rich-text/render.js';
import type { RichText } from '../../platform/rich-text/rich-text.js';

/** What an opportunity has beside what its card says. */
export interface OpportunityEntry extends Version, OpportunityFacts {
  documentId: string;
  locale: Locale;
  publishedAt: string;
  description: RichText | null;
}

/** What a card names beside the entry itself. */
export interface CardContext {
  category: Reference | null;
  partner: OpportunityCard['partner'];
  areas: AreaReference[];
}

export function presentCard(
  entry: OpportunityFacts,
  locale: Locale,
  { category, partner, areas }: CardContext,
): OpportunityCard {
  return {
    id: entry.documentId,
    slug: entry.slug,
    locale: entry.locale,
    title: entry.title,
    summary: entry.summary ?? '',
    agsCategory: entry.agsCategory,
    isProgram: entry.isProgram,
    category: category && { id: category.id, slug: category.slug, title: category.title },
    partner: partner && { id: partner.id, slug: partner.slug, name: partner.name, logo: partner.logo },
    thematicAreas: areas,
    location: entry.location ?? '',
    country: entry.country ? presentCountry(entry.country, locale) : null,
    workMode: entry.workMode,
    employmentType: entry.employmentType,
    seats: entry.seats,
    stipend: entry.stipend,
    deadline: entry.deadline && new Date(entry.deadline).toISOString(),
    status: statusOf(entry),
    photo: pictureOf(entry.photo, 'cover', entry.slug, areas[0]?.id),
    publishedAt: new Date(entry.publishedAt).toISOString(),
    applyMode: entry.applyUrl ? 'external' : 'internal',
  };
}

export function presentOpportunity(
  { description, applyUrl }: Pick<OpportunityEntry, 'description' | 'applyUrl'>,
  card: OpportunityCard,
  locales: Locale[],
): Opportunity {
  return {
    ...card,
    locales,
    description: renderRichText(description),
    applyUrl,
  };
}

function statusOf({ closed, deadline }: OpportunityFacts): OpportunityCard['status'] {
  if (closed) return 'closed';
  return deadline && Date.parse(deadline) < Date.now() ? 'expired' : 'open';
}
