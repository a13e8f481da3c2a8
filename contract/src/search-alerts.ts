import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { text } from './fields.js';
import { alertNameMaxLength } from './limits.js';
import { opportunityFilters } from './opportunities.js';
import { parseWith } from './parse.js';
import { instant } from './shapes.js';

/* Saved searches of the opportunities, of whose finds members are told by mail (product §4, §8). */

export const alertFrequencies = ['daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** Alerts tell of what one can apply to, so they have no `open`. */
const { open: _, ...filters } = opportunityFilters;
const alertFilters = z.object(filters);
export type AlertFilters = z.output<typeof alertFilters>;

/** The values of the list's filters by their wire names, as its address would give them. */
export type AlertQuery = Readonly<Record<string, string>>;

const query = z.pipe(
  z.pipe(z.record(z.string(), z.string({ error: 'value.invalid' })), z.transform(namedFilters)),
  z.record(z.string(), z.string()).check(z.refine((value) => parseAlertQuery(value) !== undefined, 'value.invalid')),
);

/** Those that are set, in one order: the same search is the same text. */
function namedFilters(given: AlertQuery): Record<string, string> {
  const names = Object.keys(filters).sort();
  return Object.fromEntries(names.flatMap((name) => (given[name]?.trim() ? [[name, given[name].trim()]] : [])));
}

/** What the list's own call makes of it; nothing where a value is none of its filter's (any more). */
export function parseAlertQuery(value: AlertQuery): AlertFilters | undefined {
  const parsed = parseWith(alertFilters, value);
  return parsed.ok ? parsed.value : undefined;
}

const name = text({ required: 'text.required', max: alertNameMaxLength });
const frequency = z.enum(alertFrequencies, { error: 'value.invalid' });

export const searchAlert = z.object({
  id: z.string(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  frequency: z.enum(alertFrequencies),
  /** While it is, nothing is mailed; what is published meanwhile is not told later. */
  isPaused: z.boolean(),
  createdAt: instant,
});
export type SearchAlert = z.output<typeof searchAlert>;

/** What a person says of a search that they save. */
export const searchAlertLabels = z.object({ name, frequency });
export const newSearchAlert = z.object({ ...searchAlertLabels.shape, query });
export type NewSearchAlert = z.output<typeof newSearchAlert>;
/** Whatever is left out stays as it is. */
export const searchAlertPatch = z.partial(z.object({ ...searchAlertLabels.shape, isPaused: z.boolean() }));
export type SearchAlertPatch = z.output<typeof searchAlertPatch>;

export const listSearchAlerts = endpoint({
  method: 'GET',
  path: '/api/search-alerts',
  access: 'member',
  summary: 'One’s saved searches, the last one first.',
  data: searchAlert,
  list: true,
});
export const createSearchAlert = endpoint({
  method: 'POST',
  path: '/api/search-alerts',
  access: 'member',
  summary: 'Saves a search as an alert; saved again, it gets the new name and frequency.',
  body: newSearchAlert,
  data: searchAlert,
});
export const updateSearchAlert = endpoint({
  method: 'PATCH',
  path: '/api/search-alerts/{id}',
  access: 'member',
  summary: 'Changes an alert. One that was deleted within the last day is there again.',
  body: searchAlertPatch,
  data: searchAlert,
  owned: 'search-alert',
});
export const deleteSearchAlert = endpoint({
  method: 'DELETE',
  path: '/api/search-alerts/{id}',
  access: 'member',
  summary: 'Ends an alert.',
  owned: 'search-alert',
});

/* The same by the link of a mail, of the purpose `notification-preferences`. */
export const listLinkedSearchAlerts = endpoint({
  method: 'GET',
  path: '/api/search-alerts/public',
  access: 'link',
  summary: 'Saved searches by a mailed link.',
  data: searchAlert,
  list: true,
  limit: { name: 'preferencesLink' },
});
export const pauseLinkedSearchAlerts = endpoint({
  method: 'POST',
  path: '/api/search-alerts/public/pause',
  access: 'link',
  summary: 'Pauses all saved searches by a mailed link.',
  limit: { name: 'preferencesLink' },
});
export const updateLinkedSearchAlert = endpoint({
  method: 'PATCH',
  path: '/api/search-alerts/public/{id}',
  access: 'link',
  summary: 'Changes an alert by a mailed link.',
  body: searchAlertPatch,
  data: searchAlert,
  limit: { name: 'preferencesLink' },
});
export const deleteLinkedSearchAlert = endpoint({
  method: 'DELETE',
  path: '/api/search-alerts/public/{id}',
  access: 'link',
  summary: 'Ends an alert by a mailed link.',
  limit: { name: 'preferencesLink' },
});
