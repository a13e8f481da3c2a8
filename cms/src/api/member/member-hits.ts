import { listInWords, placeName } from '@scholars/contract/place-name';
import { presentMemberCard } from './present-member.js';
import { readMemberEntries } from './find-members.js';
import { scriptsOf } from './member-names.js';
import { asSeenBy } from './member-visibility.js';
import { readableText } from '../../platform/rich-text/readable-text.js';
import type { PresentRows } from '../../platform/search/present-hits.js';

export const memberHits: PresentRows = async (rows, locale) => {
  const entries = await readMemberEntries([...rows], { photo: true });
  return new Map(
    entries.map((whole) => {
      const entry = asSeenBy('stranger', whole);
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
        id,
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
