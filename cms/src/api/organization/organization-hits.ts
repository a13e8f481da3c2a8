import { placeName } from '@scholars/contract/place-name';
import { presentOrganizationCard } from './present-organization.js';
import { listOrganizationEntries } from './find-organizations.js';
import { labelOf } from '../../platform/content/facets.js';
import type { PresentRows } from '../../platform/search/present-hits.js';
import { readableText } from '../../platform/rich-text/readable-text.js';

export const organizationHits: PresentRows = async (rows, locale) => {
  const entries = await listOrganizationEntries([...rows]);
  return new Map(
    entries.map((entry) => {
      const { id, slug, name, summary, type, logo, city, country } = presentOrganizationCard(entry, locale, [], 0);
      const facts = [labelOf('organizationType', type, locale), placeName(city, country, locale) || undefined].filter(
        (fact) => fact !== undefined,
      );
      const texts = [summary, readableText(entry.description)];
      return [
        id,
        {
          kind: 'organization',
          id,
          slug,
          path: `/organizations/${slug}`,
          locale: entry.locale,
          title: name,
          facts,
          picture: logo,
          status: null,
          deadline: null,
          texts,
        },
      ];
    }),
  );
};
