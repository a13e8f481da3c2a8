import type { Attendance } from '@scholars/contract/events';
import type { Locale } from '@scholars/contract/locale';
import { listInWords } from '@scholars/contract/place-name';
import { presentCountry } from '@scholars/contract/reference/countries';
import { renderCalendar, type CalendarEvent } from '../../platform/calendar/render-calendar.js';
import { zonedInstant } from '@scholars/contract/zoned-instant';
import { siteUrl } from '../../platform/site/site-url.js';
import type { EventEntry, EventSession } from './get-event.js';
import { dateOfDay, endOfSession, endsNextDay } from './event-times.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

/** What calendars and shared pictures say of an event beside its own words. */
export const eventTexts = defineTexts({ en, ar });

/**
 * An event as a calendar file in its own language: one entry for each day of the agenda, which tells the sessions;
 * an event without an agenda is one entry of whole days.
 *
 * @param attending where somebody takes part, when it is made for one person
 */
export function eventCalendar(event: EventEntry, attending: Attendance = 'yes'): string {
  return renderCalendar({ name: event.title, locale: event.locale, events: eventEntries(event, attending) });
}

/** The same as entries of a calendar. */
export function eventEntries(event: EventEntry, attending: Attendance): CalendarEvent[] {
  const { locale, title, slug } = event;
  const isOnline = attending === 'online';
  const country = event.country && presentCountry(event.country, locale).name;
  const entry = {
    location: isOnline
      ? eventTexts(locale)('calendar.online')
      : listInWords([event.venue, event.city, country], locale),
    url: siteUrl(locale, `/${slug}`),
    changedAt: new Date(event.updatedAt),
  };
  const note = isOnline ? (event.onlineNote ?? '') : '';
  const days = event.days.flatMap((day, index): CalendarEvent[] => {
    const [first] = day.sessions.map(({ starts }) => starts).sort();
    const last = day.sessions.map(endOfSession).sort().at(-1);
    if (!first || !last) return [];
    const at = (time: string) => zonedInstant(dateOfDay(event, index), time, event.timeZone);
    const description = [...day.sessions.map((session) => lineOf(session, locale)), note].filter(Boolean).join('\n');
    return [
      {
        ...entry,
        uid: `event-${slug}-day-${index + 1}`,
        title: `${title}: ${day.title}`,
        description,
        start: at(first),
        end: at(last),
      },
    ];
  });
  const whole: CalendarEvent = {
    ...entry,
    uid: `event-${slug}`,
    title,
    description: note || event.summary || '',
    allDay: { from: event.startsOn, to: event.endsOn },
  };
  return days.length > 0 ? days : [whole];
}

function lineOf(session: EventSession, locale: Locale): string {
  const { starts, ends, title, room } = session;
  const hours = `${starts}–${ends}`;
  const when = endsNextDay(session) && ends !== '00:00' ? eventTexts(locale)('calendar.nextDay', { hours }) : hours;
  return `${when} ${title}${room ? ` (${room})` : ''}`;
}
