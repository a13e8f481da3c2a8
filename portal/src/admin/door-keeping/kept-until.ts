import type { Event } from '@scholars/contract/events';
import { zonedInstant } from '@scholars/contract/zoned-instant';

const dayMs = 86_400_000;

/**
 * When the list of a door goes at the latest: at the end of the day after the event's last one, where the event is, or
 * with the session.
 */
export function keptUntil({ endsOn, timeZone }: Pick<Event, 'endsOn' | 'timeZone'>, sessionEndsAt: string): string {
  const dayAfter = new Date(Date.parse(endsOn) + dayMs).toISOString().slice(0, 10);
  const end = new Date(zonedInstant(dayAfter, '24:00', timeZone).getTime() - 1).toISOString();
  return end < sessionEndsAt ? end : sessionEndsAt;
}
