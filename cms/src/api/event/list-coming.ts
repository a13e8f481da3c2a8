import type { Locale } from '@scholars/contract/locale';
import { listVersions } from '../../platform/content/localized.js';
import { eventTimes } from './event-times.js';
import type { EventEntry } from './get-event.js';

/** Without what only the event's own page shows. */
export type ComingEntry = Omit<EventEntry, 'cover' | 'speakers' | 'gallery'>;

const dayMs = 86_400_000;

/** Published events that are not over, the next one first. */
export async function listComing(locale: Locale, now: Date = new Date()): Promise<ComingEntry[]> {
  // The clocks of the Earth are up to a day apart: the rest is judged by the event's own.
  const earliestEnd = new Date(now.getTime() - dayMs).toISOString().slice(0, 10);
  const entries = await listVersions<ComingEntry>(
    'api::event.event',
    locale,
    { endsOn: { $gte: earliestEnd } },
    { days: { populate: { sessions: true } } },
  );
  return entries
    .filter((entry) => !eventTimes(entry, now).isOver)
    .sort((a, b) => a.startsOn.localeCompare(b.startsOn) || a.id - b.id);
}
