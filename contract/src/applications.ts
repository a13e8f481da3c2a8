import * as z from 'zod/mini';
import { applicationStatuses } from './application-status.js';
import { endpoint } from './endpoint.js';
import { applicationAnswer, applicationBody } from './forms/application.js';
import { docxType } from './cv-file.js';
import { cvMaxBytes } from './limits.js';
import { opportunityCard } from './opportunities.js';
import { paging } from './query.js';
import { countryShape, instant, locale, reference } from './shapes.js';

const status = z.enum(applicationStatuses);

/** A moment at which the status that the applicant sees became another one. */
export const applicationMoment = z.object({
  status,
  statusLabel: z.string(),
  at: instant,
  /** What the applicant was asked for then; '' for nothing. */
  note: z.string(),
  /** What the applicant answered to it on the site; '' for nothing. */
  answer: z.string(),
  answeredAt: z.nullable(instant),
});

export const application = z.object({
  id: z.string(),
  /** `OA-2026-000123`; nothing while it is a draft. */
  reference: z.nullable(z.string()),
  /** Its title in the reader's language; '' for a slug once it is no longer published. */
  opportunity: z.object({ ...reference.shape, locale }),
  status,
  statusLabel: z.string(),
  submittedAt: z.nullable(instant),
  updatedAt: instant,
  /** Whether it may be withdrawn; a draft may be thrown away. */
  canCancel: z.boolean(),
  /** Whether the opportunity takes an application of this member now: this draft, or one after a withdrawn one. */
  canApply: z.boolean(),
  /** The oldest first; empty for a draft. */
  timeline: z.array(applicationMoment),
});
export type Application = z.output<typeof application>;

const cvFile = z.object({ name: z.string(), size: z.number() });

/** What an application said when it was sent, and the files that went along with it or with an answer. */
export const sentApplication = z.object({
  /** The language that it was sent in: what the network wrote, questions and profile, is in it. */
  locale,
  fullName: z.string(),
  emailAddress: z.string(),
  phoneNumber: z.string(),
  country: z.nullable(countryShape),
  currentTitle: z.string(),
  currentInstitution: z.string(),
  coverLetter: z.string(),
  /** With the questions as they were then; one of old has all of them in one `answer`, and '' for the question. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** The profile as it was then, in words; '' for none. */
  profile: z.string(),
  /** CVs, the first first. */
  files: z.array(
    z.object({
      id: z.string(),
      ...cvFile.shape,
      addedAt: instant,
      /** Set once it was erased after its term. */
      erasedAt: z.nullable(instant),
    }),
  ),
});
export type SentApplication = z.output<typeof sentApplication>;

export const applicationDraft = z.object({
  coverLetter: z.string(),
  phoneNumber: z.string(),
  answers: z.array(z.object({ questionId: z.string(), answer: z.string() })),
  cv: z.nullable(z.union([z.literal('profile'), cvFile])),
  savedAt: instant,
});
export type ApplicationDraft = z.output<typeof applicationDraft>;

/** What a member needs to apply, or to see that they have. */
export const applicationForm = z.object({
  opportunity: opportunityCard,
  questions: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      hint: z.string(),
      isRequired: z.boolean(),
      /** The language that the question is written in. */
      locale,
    }),
  ),
  /** The one that stands, or the last that was. */
  application: z.nullable(application),
  draft: z.nullable(applicationDraft),
  profileCv: z.nullable(cvFile),
});
export type ApplicationForm = z.output<typeof applicationForm>;

export const getApplicationForm = endpoint({
  method: 'GET',
  path: '/api/job-opportunities/apply/{id}',
  access: 'member',
  summary: 'What staff ask of applicants, and one’s own draft or application.',
  data: applicationForm,
});

export const applyToOpportunity = endpoint({
  method: 'POST',
  path: '/api/job-opportunities/apply/{id}',
  access: 'member',
  summary: 'Applies to an opportunity, or keeps a draft.',
  body: applicationBody,
  multipart: { files: ['cv'], maxFileBytes: cvMaxBytes },
  data: application,
  limit: { name: 'application', by: 'session' },
});

export const cancelApplication = endpoint({
  method: 'POST',
  path: '/api/job-opportunities/cancel/{id}',
  access: 'member',
  summary:
    'Withdraws one’s application to an opportunity, or throws its draft away; by `only: draft` what was sent stays.',
  body: z.object({ only: z.optional(z.enum(['draft'], { error: 'value.invalid' })) }),
  data: application,
  owned: 'application',
});

export const answerApplication = endpoint({
  method: 'POST',
  path: '/api/job-opportunities/user/applications/{id}/answer',
  access: 'member',
  summary: 'Answers what coordinators asked of an applicant, and gives the application back to them.',
  body: applicationAnswer,
  multipart: { files: ['cv'], maxFileBytes: cvMaxBytes },
  data: application,
  owned: 'application',
  limit: { name: 'application', by: 'session' },
});

export const getApplication = endpoint({
  method: 'GET',
  path: '/api/job-opportunities/user/applications/{id}',
  access: 'member',
  summary: 'One of one’s own applications, with what was sent.',
  data: z.object({
    application,
    /** Nothing for a draft, which is read where it is written. */
    sent: z.nullable(sentApplication),
  }),
  owned: 'application',
});

export const openApplicationFile = endpoint({
  method: 'GET',
  path: '/api/job-opportunities/user/applications/{id}/files/{fileId}',
  access: 'member',
  summary: 'A CV that one has sent with an application.',
  owned: 'application',
  raw: { types: ['application/pdf', docxType] },
});

export const listMyApplications = endpoint({
  method: 'GET',
  path: '/api/job-opportunities/user/applications',
  access: 'member',
  summary: 'One’s own applications: those that wait for an answer, drafts, and then those that changed last.',
  query: z.object(paging),
  data: application,
  list: true,
});

export const listSavedOpportunities = endpoint({
  method: 'GET',
  path: '/api/job-opportunities/user/saved',
  access: 'member',
  summary: 'The opportunities one has saved, the last one first.',
  query: z.object(paging),
  data: opportunityCard,
  list: true,
});

export const saveOpportunity = endpoint({
  method: 'POST',
  path: '/api/job-opportunities/{id}/save',
  access: 'member',
  summary: 'Saves an opportunity.',
});

export const unsaveOpportunity = endpoint({
  method: 'DELETE',
  path: '/api/job-opportunities/{id}/save',
  access: 'member',
  summary: 'Takes an opportunity off the saved ones.',
});
