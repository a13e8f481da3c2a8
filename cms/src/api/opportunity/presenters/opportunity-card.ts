import type { Locale } from '@scholars/contract/locale';
import type { Opportunity, OpportunityCard } from '@scholars/contract/opportunities';
import { presentCountry } from '@scholars/contract/reference/countries';
import type { AreaReference, Reference } from '@scholars/contract/shapes';
import type { Version } from '../../../content/localized.js';
import { pictureOf, type Media } from '../../../pictures/picture-of.js';
import { renderRichText } from '../../../rich-text/render.js';

export interface OpportunityEntry extends Version {
  slug: string;
  title: string;
  summary: string | null;
  description: string | null;
  agsCategory: OpportunityCard['agsCategory'];
  isProgram: boolean;
  location: string | null;
  country: string | null;
  workMode: OpportunityCard['workMode'];
  employmentType: OpportunityCard['employmentType'];
  seats: number | null;
  stipend: string | null;
  deadline: string | null;
  closed: boolean;
  applyUrl: string | null;
  photo: Media | null;
}

export interface PartnerEntry {
  documentId: string;
  slug: string;
  name: string;
  logo: Media | null;
}

/** What a card names beside the entry itself. */
export interface CardContext {
  category: Reference | null;
  partner: PartnerEntry | null;
  areas: AreaReference[];
}

export function presentCard(entry: OpportunityEntry, locale: Locale, { category, partner, areas }: CardContext): OpportunityCard {
  return {
    id: entry.documentId,
    slug: entry.slug,
    locale: entry.locale,
    title: entry.title,
    summary: entry.summary ?? '',
    agsCategory: entry.agsCategory,
    isProgram: entry.isProgram,
    category: category && { id: category.id, slug: category.slug, title: category.title },
    partner: partner && {
      id: partner.documentId,
      slug: partner.slug,
      name: partner.name,
      logo: pictureOf(partner.logo, 'logo', partner.slug),
    },
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
  };
}

export function presentOpportunity(entry: OpportunityEntry, card: OpportunityCard, locales: Locale[]): Opportunity {
  return {
    ...card,
    locales,
    description: renderRichText(entry.description),
    applyMode: entry.applyUrl ? 'external' : 'internal',
    applyUrl: entry.applyUrl,
  };
}

function statusOf({ closed, deadline }: OpportunityEntry): OpportunityCard['status'] {
  if (closed) return 'closed';
  return deadline && Date.parse(deadline) < Date.now() ? 'expired' : 'open';
}
