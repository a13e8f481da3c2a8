import { listInWords, placeName } from '@scholars/contract/place-name';
import { presentMemberCard } from './present-member.js';
import { scriptsOf } from './member-names.js';
import { asSeenBy } from './member-visibility.js';
import { memberListing, type MemberListed } from './member-listing.js';
import { readRowsWith, type EntryColumns } from '../../platform/listing/cards.js';
import { readableText } from '../../platform/rich-text/readable-text.js';
import type { RichText } from '../../platform/rich-text/rich-text.js';
import type { PresentRows } from '../../platform/search/present-hits.js';
import { jsonOf } from '../../platform/typed/trusted-types.js';

/** What a search may quote of a profile, and who may see it. */
interface Stored {
  biography: string | RichText | null;
  interests: string | string[] | null;
  visibility: string | Record<string, string> | null;
}

const stored: EntryColumns<Stored> = { table: 'members', columns: ['biography', 'interests', 'visibility'] };

export const memberHits: PresentRows = async (ids, locale) => {
  const rows = await readRowsWith<MemberListed, Stored>(memberListing, stored, ids);
  return new Map(
    rows.map((row) => {
      const { biography, interests, visibility } = row.entry;
      const entry = asSeenBy('stranger', {
        ...row.card,
        biography: jsonOf(biography),
        interests: jsonOf(interests),
        visibility: jsonOf(visibility),
      });
      const { id, slug, name, headline, photo, currentTitle, currentInstitution, city, country } = presentMemberCard(
        entry,
        locale,
        [],
        null,
      );
      const facts = [currentTitle, currentInstitution, placeName(city, country, locale) || undefined].filter(
        (fact): fact is string => Boolean(fact),
      );
      // The other script's name is searched too, and then is the reason why somebody is found.
      const { latin, arabic } = scriptsOf(entry);
      const texts = [
        headline,
        readableText(entry.biography),
        listInWords(entry.interests ?? [], locale),
        locale === 'ar' ? latin : arabic,
      ];
      return [
        row.id,
        {
          kind: 'member',
          id,
          slug,
          path: `/members/${slug}`,
          locale: entry.locale,
          title: name,
          facts,
          picture: photo,
          status: null,
          deadline: null,
          texts,
        },
      ];
    }),
  );
};
