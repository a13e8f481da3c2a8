import { formatDays } from '@scholars/contract/format-days';
import { listInWords } from '@scholars/contract/place-name';
import { presentCountry } from '@scholars/contract/reference/countries';
import { listVersions } from '../../platform/content/localized.js';
import type { FindShareWords } from '../../platform/pictures/share/find-share-facts.js';
import { eventTexts } from './event-calendar.js';
import type { EventEntry } from './get-event.js';

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
    kind: eventTexts(locale)('share.event'),
    details: [
      formatDays(startsOn, endsOn, locale),
      listInWords([city, country && presentCountry(country, locale).name], locale),
    ],
  };
};
