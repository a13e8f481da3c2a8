import { formatDate } from '@scholars/contract/format';
import { labelOf } from '../../platform/content/facets.js';
import { findRowBySlug } from '../../platform/listing/get-row.js';
import type { FindShareWords } from '../../platform/pictures/share/find-share-facts.js';
import { listCards } from './opportunity-entries.js';
import { opportunityListing } from './opportunity-listing.js';
import { opportunityTexts } from './opportunity-texts.js';

export const opportunityShare: FindShareWords = async (slug, locale) => {
  const [card] = await listCards(await findRowBySlug(opportunityListing, slug, locale), locale);
  if (!card) return undefined;
  const { title, category, isProgram, partner, location, country, deadline, thematicAreas } = card;
  return {
    title,
    kind: category?.title ?? labelOf('isProgram', String(isProgram), locale),
    details: [
      partner?.name ?? '',
      location || (country?.name ?? ''),
      deadline ? `${opportunityTexts(locale)('share.applyBy')} ${formatDate(deadline, locale)}` : '',
    ],
    area: thematicAreas[0]?.id,
  };
};
