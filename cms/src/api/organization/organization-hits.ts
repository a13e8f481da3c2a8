import { placeName } from '@scholars/contract/place-name';
import { presentOrganizationCard } from './present-organization.js';
import { labelOf } from '../../platform/content/facets.js';
import type { PresentRows } from '../../platform/search/present-hits.js';
import { readRowsWith, type EntryColumns } from '../../platform/listing/cards.js';
import { readableText } from '../../platform/rich-text/readable-text.js';
import type { RichText } from '../../platform/rich-text/rich-text.js';
import { jsonOf } from '../../platform/typed/trusted-types.js';
import { organizationListing, type OrganizationListed } from './organization-listing.js';

interface Stored {
  description: string | RichText | null;
}

const stored: EntryColumns<Stored> = { table: 'organizations', columns: ['description'] };

export const organizationHits: PresentRows = async (ids, locale) => {
  const rows = await readRowsWith<OrganizationListed, Stored>(organizationListing, stored, ids);
  return new Map(
    rows.map((row) => {
      const { id, slug, name, summary, type, logo, city, country } = presentOrganizationCard(row.card, locale, [], 0);
      const facts = [labelOf('organizationType', type, locale), placeName(city, country, locale) || undefined].filter(
        (fact) => fact !== undefined,
      );
      return [
        row.id,
        {
          kind: 'organization',
          id,
          slug,
          path: `/organizations/${slug}`,
          locale: row.card.locale,
          title: name,
          facts,
          picture: logo,
          status: null,
          deadline: null,
          texts: [summary, readableText(jsonOf(row.entry.description))],
        },
      ];
    }),
  );
};
