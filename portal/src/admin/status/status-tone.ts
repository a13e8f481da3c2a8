import type { SubmissionStatus } from '@scholars/contract/submission-status';

/** What a status means to the one who works through a queue; each has its colours in `status-tag.module.css`. */
export type StatusTone = 'fresh' | 'active' | 'waiting' | 'good' | 'arranged' | 'refused' | 'done';

export const statusTones = {
  new: 'fresh',
  submitted: 'fresh',
  in_review: 'active',
  needs_info: 'waiting',
  more_info: 'waiting',
  shortlisted: 'active',
  interview: 'arranged',
  decision_ready: 'active',
  accepted: 'good',
  approved: 'good',
  answered: 'arranged',
  booked: 'arranged',
  declined: 'refused',
  rejected: 'refused',
  withdrawn: 'done',
  expired: 'done',
  closed: 'done',
  archived: 'done',
  warned: 'waiting',
  hidden: 'arranged',
  suspended: 'refused',
  lifted: 'good',
  dismissed: 'done',
} as const satisfies Record<SubmissionStatus, StatusTone>;

/** The tone of a status; one that this version does not know is shown like a finished one. */
export function statusTone(status: string): StatusTone {
  const tones: Record<string, StatusTone | undefined> = statusTones;
  return tones[status] ?? 'done';
}
