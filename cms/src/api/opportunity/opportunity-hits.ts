import { placeName } from '@scholars/contract/place-name';
import { organizationReferences } from '../organization/organization-references.js';
import { presentCard, type OpportunityEntry } from './present-opportunity.js';
import { listEntries } from './opportunity-entries.js';
import { categoryReferences } from '../opportunity-category/category-references.js';
import type { FoundRow, PresentRows } from '../../platform/search/present-hits.js';
import { readableText } from '../../platform/rich-text/readable-text.js';

interface Row extends FoundRow {
  partner: string | null;
  category: string | null;
}

export const opportunityHits: PresentRows = async (found, locale) => {
  const rows = found as readonly Row[]; // the listing's columns
  const entries: OpportunityEntry[] = await listEntries([...rows]);
  const [partners, categories] = await Promise.all([organizationReferences(locale), categoryReferences(locale)]);
  const rowOf = new Map(rows.map((row) => [row.document_id, row]));
  return new Map(
    entries.map((entry) => {
      const { id, slug, title, summary, photo, status, deadline, location, country } = presentCard(entry, locale, {
        category: null,
        partner: null,
        areas: [],
      });
      const row = rowOf.get(id);
      const partner = partners.get(row?.partner ?? '')?.name;
      const category = categories.get(row?.category ?? '')?.title;
      const facts = [partner, category, placeName(location, country, locale) || undefined].filter(
        (fact) => fact !== undefined,
      );
      const texts = [summary, readableText(entry.description)];
      return [
        id,
        {
          kind: 'opportunity',
          id,
          slug,
          path: `/opportunities/${slug}`,
          locale: entry.locale,
          title,
          facts,
          picture: photo,
          status,
          deadline,
          texts,
        },
      ];
    }),
  );
};
