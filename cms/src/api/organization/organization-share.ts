import { listInWords } from '@scholars/contract/place-name';
import { labelOf } from '../../platform/content/facets.js';
import { findRowBySlug } from '../../platform/listing/get-row.js';
import type { FindShareWords } from '../../platform/pictures/share/find-share-facts.js';
import { listOrganizationCards } from './find-organizations.js';
import { organizationListing } from './organization-listing.js';

export const organizationShare: FindShareWords = async (slug, locale) => {
  const [card] = await listOrganizationCards(await findRowBySlug(organizationListing, slug, locale), locale);
  if (!card) return undefined;
  const { name, type, city, country, thematicAreas } = card;
  return {
    title: name,
    kind: labelOf('organizationType', type, locale),
    details: [listInWords([city, country?.name], locale)],
    area: thematicAreas[0]?.id,
  };
};
