import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';

/** What stands on a guest's badge. */
export const eventBadge = z.object({
  /** Of the invitation. */
  id: z.string(),
  /** By which they are let in. It opens no invitation and answers none. */
  code: z.string(),
  /** As they were invited; then in the other script, where their profile has it. */
  names: z.array(z.string()),
  /** Where they work, in one language or both; none where that is not known. */
  organizations: z.array(z.string()),
});
export type EventBadge = z.output<typeof eventBadge>;

export const eventBadges = z.object({
  /** The event's, in each language in which it has one of its own. */
  titles: z.array(z.string()),
  badges: z.array(eventBadge),
});
export type EventBadges = z.output<typeof eventBadges>;

export const listEventBadges = endpoint({
  method: 'GET',
  path: '/api/events/{slug}/badges',
  access: 'coordinator',
  summary: 'What stands on the badges of those who are invited, with the codes by which they are let in.',
  data: eventBadges,
});
