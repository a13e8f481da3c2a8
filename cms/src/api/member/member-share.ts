import type { Locale } from '@scholars/contract/locale';
import { findRowBySlug } from '../../platform/listing/get-row.js';
import type { FindShareWords } from '../../platform/pictures/share/find-share-facts.js';
import { listMemberCards } from './find-members.js';
import { memberListing } from './member-listing.js';

const memberWord: Record<Locale, string> = { en: 'Member', ar: 'من أعضاء الشبكة' };

/** Nothing of a member who is not listed in the directory. */
export const memberShare: FindShareWords = async (slug, locale) => {
  const [card] = await listMemberCards(await findRowBySlug(memberListing, slug, locale), locale);
  if (!card) return undefined;
  const { name, headline, currentTitle, organization, currentInstitution, thematicAreas } = card;
  return {
    title: name,
    kind: memberWord[locale],
    details: [currentTitle || headline, organization?.name ?? currentInstitution],
    area: thematicAreas[0]?.id,
  };
};
