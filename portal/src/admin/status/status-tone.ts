import type { SubmissionStatus } from '@scholars/contract/submission-status';

/** What a status means to the one who works through a queue; each has its colours in `status-tag.module.css`. */
export type StatusTone = 'fresh' | 'active' | 'waiting' | 'good' | 'arranged' | 'refused' | 'done';

export const statusTones = {
  new: 'fresh',
  in_review: 'active',
  needs_info: 'waiting',
  approved: 'good',
  answered: 'arranged',
  booked: 'arranged',
  declined: 'refused',
  closed: 'done',
  archived: 'done',
} as const satisfies Record<SubmissionStatus, StatusTone>;

/** The tone of a status; one that this version does not know is shown like a finished one. */
export function statusTone(status: string): StatusTone {
  const tones: Record<string, StatusTone | undefined> = statusTones;
  return tones[status] ?? 'done';
}
