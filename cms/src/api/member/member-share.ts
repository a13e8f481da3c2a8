import { findRowBySlug } from '../../platform/listing/get-row.js';
import type { FindShareWords } from '../../platform/pictures/share/find-share-facts.js';
import { listMemberCards } from './find-members.js';
import { memberListing } from './member-listing.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

const texts = defineTexts({ en, ar });

/** Nothing of a member who is not listed in the directory. */
export const memberShare: FindShareWords = async (slug, locale) => {
  const [card] = await listMemberCards(await findRowBySlug(memberListing, slug, locale), locale);
  if (!card) return undefined;
  const { name, headline, currentTitle, organization, currentInstitution, thematicAreas } = card;
  return {
    title: name,
    kind: texts(locale)('share.member'),
    details: [currentTitle || headline, organization?.name ?? currentInstitution],
    area: thematicAreas[0]?.id,
  };
};
