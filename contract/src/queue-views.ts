import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { text } from './fields.js';
import { queueViewNameMaxLength } from './limits.js';
import { kindNames } from './queues/submission-kinds.js';

/* What a coordinator has narrowed, ordered and laid out a list to, kept under a name. */

/** The lists that have views. */
export const viewedLists = [...kindNames, 'member-accounts'] as const;
export type ViewedList = (typeof viewedLists)[number];

const queue = z.enum(viewedLists, { error: 'value.invalid' });
const name = text({ required: 'text.required', max: queueViewNameMaxLength });
const isDefault = z.boolean({ error: 'value.invalid' });

export const queueView = z.object({
  id: z.string(),
  queue: z.enum(viewedLists),
  name: z.string(),
  /** The query of the list's address, without its `?`. */
  query: z.string(),
  /** Shown where the list is opened without one. At most one for each list. */
  isDefault: z.boolean(),
});
export type QueueView = z.output<typeof queueView>;

export const newQueueView = z.object({ queue, name, query: text({ max: 2000 }), isDefault });
export type NewQueueView = z.output<typeof newQueueView>;
/** Whatever is left out stays as it is. */
export const queueViewPatch = z.partial(z.object({ name, isDefault }));
export type QueueViewPatch = z.output<typeof queueViewPatch>;

export const listQueueViews = endpoint({
  method: 'GET',
  path: '/api/backoffice/queue-views',
  access: 'coordinator',
  isOfOwnQueues: true,
  summary: 'One’s own saved views of all lists, by name.',
  data: queueView,
  list: true,
});
export const saveQueueView = endpoint({
  method: 'POST',
  path: '/api/backoffice/queue-views',
  access: 'coordinator',
  isOfOwnQueues: true,
  summary: 'Saves a view of a list under a name; one of that name is written anew.',
  body: newQueueView,
  data: queueView,
});
export const changeQueueView = endpoint({
  method: 'PATCH',
  path: '/api/backoffice/queue-views/{id}',
  access: 'coordinator',
  isOfOwnQueues: true,
  summary: 'Renames a view, or makes it the one that its list opens with.',
  body: queueViewPatch,
  data: queueView,
  owned: 'queue-view',
});
export const deleteQueueView = endpoint({
  method: 'DELETE',
  path: '/api/backoffice/queue-views/{id}',
  access: 'coordinator',
  isOfOwnQueues: true,
  summary: 'Deletes a view.',
  owned: 'queue-view',
});
