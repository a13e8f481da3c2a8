import type { Event } from '@scholars/contract/events';
import { networkData } from './network';
import { absolute, withContext, type SiteFacts, type StructuredData } from './site-facts';

const attendance = 'https://schema.org/';

/** An event that one attends where it is, or also over the network. */
export function eventData(
  { title, summary, startsAt, endsAt, venue, city, country, cover, onlineNote, locale, speakers }: Event,
  site: SiteFacts,
): StructuredData {
  const place = {
    '@type': 'Place',
    name: venue || city || title,
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue || undefined,
      addressLocality: city || undefined,
      addressCountry: country?.code,
    },
  };
  return withContext({
    '@type': 'Event',
    name: title,
    description: summary || site.description,
    inLanguage: locale,
    url: site.address,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `${attendance}EventScheduled`,
    eventAttendanceMode: `${attendance}${onlineNote ? 'MixedEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
    location: onlineNote ? [place, { '@type': 'VirtualLocation', url: site.address }] : place,
    image: [absolute(site, cover.url)],
    organizer: networkData(site),
    performer: speakers.length > 0 ? speakers.map(({ name }) => ({ '@type': 'Person', name })) : undefined,
  });
}
