import type { Event } from '@scholars/contract/events';
import type { Locale } from '@scholars/contract/locale';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import { formatDate, formatMonth, formatNumber, formatTime } from '@scholars/contract/format';
import { localePath } from '~/i18n/locale-path';

/** Where the page opens after an answer was posted. */
export const answerAnchor = 'invitation';

/** `6–8 April 2027`; across months both dates are written out. */
export function formatDays({ startsOn, endsOn }: Pick<Event, 'startsOn' | 'endsOn'>, locale: Locale): string {
  if (startsOn === endsOn) return formatDate(startsOn, locale);
  if (startsOn.slice(0, 7) !== endsOn.slice(0, 7))
    return `${formatDate(startsOn, locale)} – ${formatDate(endsOn, locale)}`;
  return `${formatNumber(dayOf(startsOn), locale)}–${formatNumber(dayOf(endsOn), locale)} ${formatMonth(startsOn, locale)}`;
}

/** Day of the month of `YYYY-MM-DD`. */
export function dayOf(date: string): number {
  return Number(date.slice(8));
}

/** A clock's `HH:MM` in the language's digits; it is the event's own clock, so no zone is reckoned with. */
export function formatClock(time: string, locale: Locale): string {
  return formatTime(`2000-01-01T${time}:00+03:00`, locale);
}

/** A guest's own page. */
export function invitationPath(locale: Locale, code: string): string {
  return localePath(locale, `/${gatheringSlug}?${new URLSearchParams({ invitation: code })}`);
}

/** The calendar file, in the page's language. */
export function calendarPath(locale: Locale): string {
  return `/api/events/${gatheringSlug}/calendar.ics?lang=${locale}`;
}
