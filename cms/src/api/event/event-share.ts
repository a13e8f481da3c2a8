import type { Locale } from '@scholars/contract/locale';
import { presentCountry } from '@scholars/contract/reference/countries';
import { listVersions } from '../../platform/content/localized.js';
import { daysDetail, placeDetail, type FindShareWords } from '../../platform/pictures/share/find-share-facts.js';
import type { EventEntry } from './get-event.js';

const eventWord: Record<Locale, string> = { en: 'Event', ar: 'فعالية' };

export const eventShare: FindShareWords = async (slug, locale) => {
  // Without its relations.
  const [entry] = await listVersions<Omit<EventEntry, 'cover' | 'days' | 'speakers' | 'gallery'>>(
    'api::event.event',
    locale,
    { slug },
  );
  if (!entry) return undefined;
  const { title, startsOn, endsOn, city, country } = entry;
  return {
    title,
    kind: eventWord[locale],
    details: [
      daysDetail(startsOn, endsOn, locale),
      placeDetail(city ?? '', country ? presentCountry(country, locale).name : undefined, locale),
    ],
  };
};
