import { presentMemberCard } from './present-member.js';
import { readMemberEntries } from './find-members.js';
import { publicBiography } from './member-listing.js';
import { type PresentRows, placeOf } from '../../platform/search/present-hits.js';

export const memberHits: PresentRows = async (rows, locale) => {
  const entries = await readMemberEntries([...rows], { photo: true });
  return new Map(
    entries.map((entry) => {
      const { id, slug, name, headline, photo, currentTitle, currentInstitution, city, country } = presentMemberCard(
        entry,
        locale,
        [],
        null,
      );
      const facts = [currentTitle, currentInstitution, placeOf(city, country?.name, locale)].filter(
        (fact): fact is string => Boolean(fact),
      );
      // The other script's name is searched too, and then is the reason why somebody is found.
      const otherName =
        locale === 'ar'
          ? `${entry.firstName} ${entry.lastName}`
          : [entry.firstNameAr, entry.lastNameAr].filter(Boolean).join(' ');
      const texts = [
        headline,
        publicBiography(entry),
        (entry.interests ?? []).join(locale === 'ar' ? '، ' : ', '),
        otherName,
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
