import { submissionReceived } from './submission-received-mail.js';
import { submissionStatus } from './submission-status-mail.js';

export const submissionMails = {
  'submission-received': submissionReceived,
  'submission-status': submissionStatus,
} as const;

type SubmissionMails = typeof submissionMails;

declare module '../../platform/mail/templates.js' {
  interface MailTemplates extends SubmissionMails {}
}
