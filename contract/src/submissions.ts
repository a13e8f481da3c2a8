import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { text } from './fields.js';
import { docxType } from './cv-file.js';
import { foundingFellowsProfile } from './forms/founding-fellows-profile.js';
import { travelIntake, travelRequest } from './forms/travel-intake.js';
import {
  askedFieldsMax,
  correspondenceMaxLength,
  longTextMaxLength,
  passportMaxBytes,
  photoMaxBytes,
  reportedMessagesMax,
  suspensionDaysMax,
} from './limits.js';
import { filter, paging, slugOrId } from './query.js';
import { countryShape, instant, receipt, type Receipt } from './shapes.js';
import { xlsxType } from './sheet-file.js';

export { receipt, type Receipt };

/** Header by which a form that is sent twice is stored once (product §8). 8 to 100 characters. */
export const idempotencyHeader = 'Idempotency-Key';

export const submitFoundingFellowsProfile = endpoint({
  method: 'POST',
  path: '/api/founding-fellows-profile',
  access: 'public',
  summary: 'Sends a Founding Fellows Profile.',
  body: foundingFellowsProfile,
  multipart: { files: ['photo'], maxFileBytes: photoMaxBytes },
  data: receipt,
  submits: 'founding-fellows-profiles',
  limit: { name: 'form', isApart: true },
});

export const submitTravelIntake = endpoint({
  method: 'POST',
  path: '/api/travel-intake',
  access: 'public',
  summary: 'Sends a travel intake with a passport document.',
  body: travelIntake,
  multipart: { files: ['passportDocument'], maxFileBytes: passportMaxBytes },
  data: receipt,
  submits: 'travel-intakes',
  limit: { name: 'form', isApart: true },
});

export const submitTravelRequest = endpoint({
  method: 'POST',
  path: '/api/travel-request',
  access: 'member',
  summary: 'A member asks for travel.',
  body: travelRequest,
  multipart: { files: ['passportDocument'], maxFileBytes: passportMaxBytes },
  data: receipt,
  submits: 'travel-requests',
  limit: { name: 'form', isApart: true },
});

/** A travel request as the member sees it who sent it. */
export const ownTravelRequest = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  preferredDepartureDate: z.string(),
  preferredReturnDate: z.string(),
  preferredAirport: z.string(),
  purpose: z.string(),
  /* What else was sent, as the coordinators have it: what was asked for later is among it. */
  fullName: z.string(),
  emailAddress: z.string(),
  phoneNumber: z.string(),
  country: z.nullable(countryShape),
  specialTravelRequirements: z.string(),
  /** Of the last that was sent; its copy is the coordinators’ alone. */
  passport: z.nullable(z.object({ name: z.string(), size: z.number(), erasedAt: z.nullable(instant) })),
  createdAt: instant,
  /** The oldest first. */
  history: z.array(
    z.object({
      status: z.string(),
      statusLabel: z.string(),
      at: instant,
      /** What was written to them with it; '' for nothing. */
      note: z.string(),
    }),
  ),
});
export type OwnTravelRequest = z.output<typeof ownTravelRequest>;

export const listOwnTravelRequests = endpoint({
  method: 'GET',
  path: '/api/travel-request',
  access: 'member',
  summary:
    'One’s own travel requests with their history, the last one first; with `having`, the page that this one is on.',
  query: z.object({ ...paging, having: filter(slugOrId) }),
  data: ownTravelRequest,
  list: true,
});

/** Somebody who works through the queues; `queues` are the kinds of who works with some of them. */
export const coordinator = z.object({ id: z.string(), name: z.string(), queues: z.optional(z.array(z.string())) });
export type Coordinator = z.output<typeof coordinator>;

/**
 * One line of a submission's history: who did what, when, from where to where and why. Never changed. The `reason` of
 * an assignment is the coordinator's name, '' for nobody's; that of a comment, a message or its sender's answer the
 * text; that of a file its field.
 */
export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  actor: z.string(),
  /** Whether whoever asks has done it themselves; where that is not told, they have not. */
  isOwn: z.optional(z.boolean()),
  action: z.enum([
    'created',
    'transition',
    'taken-back',
    'answered',
    'file-added',
    'file-opened',
    'file-erased',
    'assigned',
    'commented',
    'message-sent',
    'messages-opened',
    'suspended',
    'suspension-lifted',
    'confirmation-sent',
    'invitation-sent',
    'second-factor-on',
    'second-factor-off',
    'email-changed',
    'template-created',
    'template-changed',
    'template-removed',
  ]),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  reason: z.string(),
  /** Of what changed fields: each as it was before and after. */
  changes: z.optional(z.array(z.object({ field: z.string(), before: z.string(), after: z.string() }))),
  /** Of a step that asks the sender by a link: for which fields, and until when the link is good. */
  asked: z.optional(z.object({ fields: z.array(z.string()), until: instant })),
});
export type AuditEntry = z.output<typeof auditEntry>;
export type FieldChange = NonNullable<AuditEntry['changes']>[number];
export type AskedFields = NonNullable<AuditEntry['asked']>;

/** A file of a submission, as far as it may be told: never its place or key. */
export const submissionFile = z.object({
  id: z.string(),
  field: z.string(),
  /** As its sender named it, without what cannot be seen: to be shown, never to be saved under. */
  name: z.string(),
  /** What it is called when it is opened: reference and judged type. */
  downloadName: z.string(),
  type: z.string(),
  size: z.number(),
  /** Set once the file was erased after its term. */
  erasedAt: z.nullable(instant),
});
export type SubmissionFile = z.output<typeof submissionFile>;

export const submissionDetail = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.string(),
  /** Goes up with each change; a transition names the one it saw (product §5). */
  version: z.number(),
  /** The statuses that may follow now. */
  next: z.array(z.string()),
  /** Whether who asks has sent it themselves: a colleague decides it. */
  isOwn: z.boolean(),
  locale: z.string(),
  /** Who has taken it on. */
  assignee: z.nullable(coordinator),
  createdAt: instant,
  updatedAt: instant,
  fields: z.record(z.string(), z.string()),
  files: z.array(submissionFile),
  history: z.array(auditEntry),
});
export type SubmissionDetail = z.output<typeof submissionDetail>;

export const transitionBody = z.object({
  to: text({ required: 'choice.required', max: 40 }),
  reason: text({ max: longTextMaxLength }),
  version: z.number({ error: 'value.invalid' }),
  /** Of a suspension: how long; without it until it is lifted. */
  days: z.optional(
    z
      .number({ error: 'value.invalid' })
      .check(z.int('value.invalid'), z.gte(1, 'value.invalid'), z.lte(suspensionDaysMax, 'value.invalid')),
  ),
  /** Of what a sender is asked for: fields of their form, which they complete by a mailed link. */
  fields: z.optional(
    z
      .array(z.string().check(z.maxLength(60, 'value.invalid')), 'value.invalid')
      .check(z.maxLength(askedFieldsMax, 'value.invalid')),
  ),
  /** Of what is hidden: ids of reported messages; without them all that were reported. */
  messages: z.optional(
    z
      .array(z.string().check(z.maxLength(40, 'value.invalid')))
      .check(z.maxLength(reportedMessagesMax, 'value.invalid')),
  ),
});

/** A row of a queue as Strapi writes it, as far as all kinds share it; each has its own fields beside these. */
export const submissionRow = z.object({
  /** The row's number; calls name the submission by its `documentId`. */
  id: z.number(),
  documentId: z.string(),
  reference: z.string(),
  status: z.string(),
  version: z.number(),
  /** The id of the coordinator who has taken it on; null for nobody. */
  assignee: z.nullable(z.string()),
  emailAddress: z.string(),
  createdAt: instant,
  updatedAt: instant,
  /** Whether who asks has sent it themselves: a colleague decides it. */
  isOwn: z.boolean(),
});

export const listCoordinators = endpoint({
  method: 'GET',
  path: '/api/backoffice/coordinators',
  access: 'coordinator',
  isOfOwnQueues: true,
  summary: 'Everybody who works through the queues, by name.',
  data: coordinator,
  list: true,
});
export const getSubmissionCounts = endpoint({
  method: 'GET',
  path: '/api/backoffice/{kind}/counts',
  access: 'coordinator',
  summary: 'How many submissions have each status.',
  data: z.record(z.string(), z.number()),
});
export const getSubmissionDetail = endpoint({
  method: 'GET',
  path: '/api/backoffice/{kind}/{id}/detail',
  access: 'coordinator',
  summary: 'One submission with its files and history.',
  data: submissionDetail,
});
export const transitionSubmission = endpoint({
  method: 'POST',
  path: '/api/backoffice/{kind}/{id}/transition',
  access: 'coordinator',
  summary: 'Moves a submission to another status.',
  body: transitionBody,
  data: submissionDetail,
});
export const openSubmissionFile = endpoint({
  method: 'GET',
  path: '/api/backoffice/{kind}/{id}/files/{fileId}',
  access: 'coordinator',
  summary: 'Opens a private file; each opening is recorded.',
  raw: { types: ['application/octet-stream', 'application/pdf', docxType, 'image/jpeg', 'image/png'] },
});
export const assignSubmission = endpoint({
  method: 'POST',
  path: '/api/backoffice/{kind}/{id}/assign',
  access: 'coordinator',
  summary: 'Gives a submission to a coordinator; with an empty `assignee` it is nobody’s.',
  body: z.object({ assignee: text({ max: 40 }), version: z.number({ error: 'value.invalid' }) }),
  data: submissionDetail,
});
export const commentOnSubmission = endpoint({
  method: 'POST',
  path: '/api/backoffice/{kind}/{id}/comments',
  access: 'coordinator',
  summary: 'Adds an internal comment; coordinators whom it names are notified.',
  body: z.object({
    text: text({ required: 'text.required', max: correspondenceMaxLength }),
    /** Ids of coordinators. */
    mentions: z._default(
      z.array(z.string().check(z.maxLength(40, 'value.invalid'))).check(z.maxLength(20, 'value.invalid')),
      [],
    ),
  }),
  data: submissionDetail,
});
export const writeToSubmitter = endpoint({
  method: 'POST',
  path: '/api/backoffice/{kind}/{id}/messages',
  access: 'coordinator',
  summary: 'Writes to the person who sent it, by mail, in their language.',
  body: z.object({ text: text({ required: 'text.required', max: correspondenceMaxLength }) }),
  data: submissionDetail,
});
export const exportSubmissions = endpoint({
  method: 'GET',
  path: '/api/backoffice/{kind}/export',
  access: 'coordinator',
  summary: 'The filtered rows as CSV or XLSX.',
  query: z.object({ format: z.enum(['csv', 'xlsx']) }),
  raw: { types: ['text/csv; charset=utf-8', xlsxType] },
  limit: { name: 'export', by: 'session' },
});
export const listSubmissions = endpoint({
  method: 'GET',
  path: '/api/backoffice/{kind}',
  access: 'coordinator',
  summary:
    'A queue, in the spelling and the shape of Strapi’s REST: filters, sort, fields and pages, by what its kind describes.',
  data: submissionRow,
  list: true,
  raw: 'strapi',
});
export const getSubmission = endpoint({
  method: 'GET',
  path: '/api/backoffice/{kind}/{id}',
  access: 'coordinator',
  summary: 'One row of a queue.',
  data: submissionRow,
  raw: 'strapi',
});
