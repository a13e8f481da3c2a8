import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { text } from './fields.js';
import { bulkRowsMax, longTextMaxLength } from './limits.js';
import { templateWords } from './message-templates.js';
import { queueAges } from './queues/queue-ages.js';
import { instant } from './shapes.js';

/* What coordinators do with many submissions at once. */

const version = z.number({ error: 'value.invalid' });

/** One row of many: the version that was seen, and what it is to have. */
export const rowChange = z.object({
  id: text({ required: 'value.invalid', max: 40 }),
  version,
  /** The status that it gets. */
  to: z.optional(text({ max: 40 })),
  /** Who takes it on: the id of a coordinator, '' for nobody. */
  assignee: z.optional(text({ max: 40 })),
  /** The last step, one's own, is taken back in place of both. */
  takesBack: z.optional(z.literal(true)),
});
export type RowChange = z.output<typeof rowChange>;

/**
 * What became of a row: done; somebody was faster (409); its flow has no such step, or a reason is missing (422); there
 * is none (404); the time in which its last step may be taken back is over.
 */
export const rowOutcomes = ['done', 'changed', 'refused', 'missing', 'late'] as const;

export const rowResult = z.object({
  id: z.string(),
  outcome: z.enum(rowOutcomes),
  /** Why it was refused, in the language of the call; '' where it was not. */
  message: z.string(),
  /** The row as it is now; null where there is none. */
  present: z.nullable(z.object({ version: z.number(), status: z.string(), assignee: z.nullable(z.string()) })),
});
export type RowResult = z.output<typeof rowResult>;

export const changeSubmissions = endpoint({
  method: 'POST',
  path: '/api/backoffice/{kind}/changes',
  access: 'coordinator',
  summary:
    'Assigns many submissions, takes a step with them or takes it back, each from the version that was seen and by itself.',
  body: z.object({
    rows: z
      .array(rowChange, { error: 'value.invalid' })
      .check(z.minLength(1, 'value.invalid'), z.maxLength(bulkRowsMax, 'value.invalid')),
    /** Given with each step. */
    reason: z._default(text({ max: longTextMaxLength }), ''),
    /** In place of the reason: each sender’s is in the language of their form, and filled in for them. */
    words: z.optional(z.object(templateWords)),
  }),
  data: rowResult,
  list: true,
  limit: { name: 'bulkChange', by: 'session' },
});

/** What waits in a queue, by age and by who has taken it on. */
export const queueBreakdown = z.object({
  ages: z.array(z.object({ age: z.enum(queueAges), from: z.string(), to: z.string(), count: z.number() })),
  /** By the id of a coordinator; null for what nobody has taken on. */
  assignees: z.array(z.object({ id: z.nullable(z.string()), count: z.number() })),
});
export type QueueBreakdown = z.output<typeof queueBreakdown>;

export const getQueueBreakdown = endpoint({
  method: 'GET',
  path: '/api/backoffice/{kind}/breakdown',
  access: 'coordinator',
  summary: 'How many submissions wait for a decision, by age and by coordinator.',
  data: queueBreakdown,
});

/** A submission, an account or a guest of the gathering, as far as it takes to tell it from others. */
export const foundRecord = z.object({
  /** A kind of submission, `member-accounts` or `event-invitations`. */
  kind: z.string(),
  id: z.string(),
  /** '' for an account and a guest. */
  reference: z.string(),
  title: z.string(),
  email: z.string(),
  /** '' for an account and a guest. */
  status: z.string(),
  createdAt: instant,
});
export type FoundRecord = z.output<typeof foundRecord>;

export const findRecords = endpoint({
  method: 'GET',
  path: '/api/backoffice/records',
  access: 'coordinator',
  isOfOwnQueues: true,
  summary:
    'Submissions of all kinds, accounts and guests of the gathering by reference, name or address, the newest of each first.',
  query: z.object({ q: z._default(z.string().check(z.maxLength(200, 'value.invalid')), '') }),
  data: foundRecord,
  list: true,
  limit: { name: 'recordSearch', by: 'session' },
});
