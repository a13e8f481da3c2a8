import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { languageInAddress } from './query.js';
import { instant } from './shapes.js';

/* A member's own dates as a calendar that programs subscribe to. Its address is the whole right to read it. */

export const calendarFeed = z.object({
  /** When its address was made; nothing where there is none. */
  madeAt: z.nullable(instant),
});

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar-feed',
  access: 'member',
  summary: 'Whether one’s private calendar has an address. The address itself is shown once, when it is made.',
  data: calendarFeed,
});
export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar-feed',
  access: 'member',
  summary: 'Makes the address of one’s private calendar; the one before it ends.',
  data: z.object({ url: z.string() }),
});
export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar-feed',
  access: 'member',
  summary: 'Ends the address of one’s private calendar.',
});
export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar-feed/dates.ics',
  access: 'public',
  summary: 'The dates of whose address it is, as a calendar file; 404 for an address that has ended.',
  query: z.object({
    token: z._default(z.string().check(z.maxLength(100, 'value.invalid')), ''),
    lang: languageInAddress,
  }),
  personalQuery: ['token'],
  raw: { types: ['text/calendar; charset=utf-8'], isRevalidated: true },
  limit: { name: 'calendarFeed' },
});
