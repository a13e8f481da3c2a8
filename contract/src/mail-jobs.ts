import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { filter, paging } from './query.js';
import { instant, locale } from './shapes.js';

export const mailStates = ['queued', 'sending', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** Every mail of the product; `strapi` is one that Strapi has composed. */
export const mailNames = [
  'account-closed',
  'account-erased',
  'account-exists',
  'account-kept',
  'application-received',
  'application-status',
  'change-email',
  'choose-password',
  'confirm-email',
  'data-ready',
  'digest',
  'email-change-asked',
  'email-changed',
  'email-taken',
  'event-answer',
  'event-invitation',
  'event-reminder',
  'event-renewed',
  'newsletter-confirm',
  'newsletter-welcome',
  'notice',
  'password-changed',
  'reset-password',
  'search-alerts',
  'second-factor-off',
  'second-factor-off-by-staff',
  'second-factor-on',
  'second-factor-recovery-renewed',
  'second-factor-recovery-used',
  'set-password',
  'strapi',
  'submission-information',
  'submission-message',
  'submission-received',
  'submission-status',
] as const;
export type MailName = (typeof mailNames)[number];

/** A mail that was queued. Whom it is for and what it says is kept only until it is sent. */
export const mailJob = z.object({
  id: z.string(),
  /** Which mail it is, one of `mailNames`: those of another version may not be among them. */
  template: z.string(),
  /** The language it is written in. */
  locale,
  state: z.enum(mailStates),
  attempts: z.number(),
  /** Null once the mail was sent, or its contents were erased. */
  recipient: z.nullable(z.string()),
  /** Null as `recipient`. */
  subject: z.nullable(z.string()),
  createdAt: instant,
  sentAt: z.nullable(instant),
  /** When it is tried again; null unless it is queued. */
  nextAttemptAt: z.nullable(instant),
  /** Class or code of the last failure, e.g. `EENVELOPE 550`; '' for none. */
  lastError: z.string(),
});
export type MailJob = z.output<typeof mailJob>;

export const listMailJobs = endpoint({
  method: 'GET',
  path: '/api/mail-jobs',
  access: 'coordinator',
  summary: 'Mails that were queued, the newest first.',
  query: z.object({ ...paging, state: filter(z.enum(mailStates, { error: 'value.invalid' })) }),
  data: mailJob,
  list: true,
});
export const resendMail = endpoint({
  method: 'POST',
  path: '/api/mail-jobs/{id}/resend',
  access: 'coordinator',
  summary: 'Tries a mail again now that failed or waits.',
  data: mailJob,
});
