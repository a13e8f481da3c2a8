import type { Locale } from '@scholars/contract/locale';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { environment } from '../environment/environment.js';

/** Either two moments, or whole days, `YYYY-MM-DD`, both included. */
type CalendarTime = { start: Date; end: Date } | { allDay: { from: string; to: string } };

export type CalendarEvent = CalendarTime & {
  /**
   * Stays the same however the event changes, so that a calendar that took it in before replaces it; without an `@`.
   */
  uid: string;
  title: string;
  /** Plain text. */
  description?: string;
  location?: string;
  /** Where more is said, whole. */
  url?: string;
  /** When this event was last changed; now where it is not known. */
  changedAt?: Date;
  /** Does not show a person as busy, e.g. a deadline. */
  isFree?: boolean;
  /** Reminds so many days before it begins. */
  remindDaysBefore?: number;
};

export interface Calendar {
  name: string;
  locale: Locale;
  events: CalendarEvent[];
}

const dayMs = 86_400_000;
const firstDay = Date.UTC(2026, 0, 1);

/**
 * A calendar file (RFC 5545). Moments are written in UTC, which every calendar shows in its owner's zone
 * and which needs no rules of zones in the file.
 *
 * @returns its text, `text/calendar; charset=utf-8`
 */
export function renderCalendar({ name, locale, events }: Calendar): string {
  const host = new URL(environment.publicUrl).hostname;
  const calendar = ical({
    // The library writes this one as it is.
    name: escaped(name),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Scholars Network', product: 'Portal', language: locale.toUpperCase() },
  });
  for (const event of events) {
    calendar.createEvent({
      id: `${event.uid}@${host}`,
      summary: printable(event.title),
      description: printable(event.description ?? '') || null,
      location: printable(event.location ?? '') || null,
      url: event.url ?? null,
      stamp: event.changedAt ?? new Date(),
      lastModified: event.changedAt ?? null,
      // Calendars take a change in only where this has grown.
      sequence: event.changedAt ? Math.floor((event.changedAt.getTime() - firstDay) / 60_000) : 0,
      transparency: event.isFree ? ICalEventTransparency.TRANSPARENT : null,
      alarms: event.remindDaysBefore
        ? [
            {
              type: ICalAlarmType.display,
              triggerBefore: (event.remindDaysBefore * dayMs) / 1000,
              description: printable(event.title),
            },
          ]
        : [],
      ...timeOf(event),
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** In a file the end of whole days is the day after the last. */
function timeOf(time: CalendarTime) {
  if ('start' in time) return { start: time.start, end: time.end };
  const { from, to } = time.allDay;
  return { allDay: true, start: new Date(from), end: new Date(Date.parse(to) + dayMs) };
}

/** Without control characters, which no calendar text may hold; line ends stay. */
function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .trim();
}

function escaped(text: string): string {
  return printable(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}
