import type { Locale } from '@scholars/contract/locale';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import { inLanguage, type Version } from '../../../content/localized.js';
import { areaReferences, categoryReferences } from '../../../content/references.js';
import { listedAreas } from '../../../listings/listed-areas.js';
import { readEntries } from '../../../listings/read-entries.js';
import type { ListedRow } from '../../../listings/read-listing.js';
import { opportunityListing as listing } from '../../../listings/opportunity-listing.js';
import type { Media } from '../../../pictures/picture-of.js';
import { presentCard, type OpportunityEntry, type PartnerEntry } from '../presenters/opportunity-card.js';

/** The entries of a page's rows, in the rows' order. */
export function listEntries(rows: ListedRow[]): Promise<OpportunityEntry[]> {
  return readEntries('api::opportunity.opportunity', rows, { photo: true });
}

/** Presents entries as cards: partners and areas of all of them are read at once. */
export async function presentCards(entries: OpportunityEntry[], locale: Locale): Promise<OpportunityCard[]> {
  if (entries.length === 0) return [];
  const documentIds = entries.map(({ documentId }) => documentId);
  const facts: { document_id: string; category: string | null; partner: string | null }[] = await strapi.db
    .connection(listing.table)
    .where({ locale })
    .whereIn('document_id', documentIds)
    .select('document_id', 'category', 'partner');
  const factOf = new Map(facts.map((fact) => [fact.document_id, fact]));
  const partners = await partnersOf(facts.flatMap(({ partner }) => partner ?? []), locale);
  const [categories, areas, areasOf] = await Promise.all([categoryReferences(locale), areaReferences(locale), listedAreas(listing, documentIds)]);
  return entries.map((entry) => {
    const fact = factOf.get(entry.documentId);
    return presentCard(entry, locale, {
      category: categories.get(fact?.category ?? '') ?? null,
      partner: partners.get(fact?.partner ?? '') ?? null,
      areas: [...areas.values()].filter(({ id }) => areasOf.get(entry.documentId)?.includes(id)),
    });
  });
}

async function partnersOf(documentIds: string[], locale: Locale): Promise<Map<string, PartnerEntry>> {
  if (documentIds.length === 0) return new Map();
  const entries = (await strapi.db.query('api::organization.organization').findMany({
    select: ['id', 'documentId', 'locale', 'slug', 'name'],
    where: { documentId: { $in: [...new Set(documentIds)] }, publishedAt: { $notNull: true } },
    populate: { logo: true },
  })) as unknown as (Version & PartnerEntry & { logo: Media | null })[];
  return new Map(inLanguage(entries, locale).map((entry) => [entry.documentId, entry]));
}
