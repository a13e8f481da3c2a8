import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { instant } from './shapes.js';

/** A message as it was when it was reported, and what it says now. */
export const reportedMessage = z.object({
  id: z.string(),
  from: z.enum(['reporter', 'reported']),
  /** Whether the report names this one. */
  isReported: z.boolean(),
  sentAt: instant,
  text: z.string(),
  /** The name of its file; null for none. */
  file: z.nullable(z.string()),
  /** Null where its conversation is gone. */
  now: z.nullable(
    z.object({
      text: z.string(),
      editedAt: z.nullable(instant),
      deletedAt: z.nullable(instant),
      hiddenAt: z.nullable(instant),
    }),
  ),
});
export type ReportedMessage = z.output<typeof reportedMessage>;

const person = z.object({
  name: z.string(),
  /** Of their profile; null for none. */
  slug: z.nullable(z.string()),
});

/** Whom a report concerns. */
export const reportPeople = z.object({
  reporter: person,
  reported: z.extend(person, {
    isSuspended: z.boolean(),
    /** Null until it is lifted. */
    suspendedUntil: z.nullable(instant),
  }),
  /** Other reports of the same person, the newest first. */
  others: z.array(z.object({ id: z.string(), reference: z.string(), status: z.string(), createdAt: instant })),
});
export type ReportPeople = z.output<typeof reportPeople>;

export const openReportedMessages = endpoint({
  method: 'GET',
  path: '/api/backoffice/message-reports/{id}/context',
  access: 'coordinator',
  summary: 'What was reported, with what was written around it; each opening is recorded.',
  data: z.object({ messages: z.array(reportedMessage) }),
});
export const getReportPeople = endpoint({
  method: 'GET',
  path: '/api/backoffice/message-reports/{id}/people',
  access: 'coordinator',
  summary: 'Who has reported whom, and what else was reported of that person.',
  data: reportPeople,
});
