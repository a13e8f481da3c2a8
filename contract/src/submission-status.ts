/**
 * Statuses of submissions and the edges a coordinator may take (product §5). The same tables serve the
 * CMS, which enforces them, and the back office, which offers only what is possible.
 */
const foundingFellows = {
  new: ['in_review', 'archived'],
  in_review: ['needs_info', 'approved', 'declined', 'archived'],
  needs_info: ['in_review', 'approved', 'declined', 'archived'],
  approved: ['archived'],
  declined: ['archived'],
  archived: [],
} as const;

const travel = {
  new: ['in_review'],
  in_review: ['needs_info', 'approved', 'declined'],
  needs_info: ['in_review', 'approved', 'declined'],
  approved: ['booked', 'declined'],
  booked: ['closed'],
  closed: [],
  declined: ['closed'],
} as const;

/** An answer may be followed by another letter, so it leads back into review. */
const contact = {
  new: ['in_review'],
  in_review: ['answered', 'declined'],
  answered: ['in_review'],
  declined: [],
} as const;

const joining = {
  new: ['in_review'],
  in_review: ['approved', 'answered', 'declined'],
  answered: ['in_review'],
  approved: [],
  declined: [],
} as const;

export const submissionFlows = {
  'founding-fellows-profiles': foundingFellows,
  'travel-intakes': travel,
  'contact-messages': contact,
  'organization-requests': joining,
} as const satisfies Record<string, Record<string, readonly string[]>>;

/** The plural path of a kind of submission in the back office. */
export type SubmissionKind = keyof typeof submissionFlows;
export type FoundingFellowsStatus = keyof typeof foundingFellows;
export type TravelStatus = keyof typeof travel;
export type ContactStatus = keyof typeof contact;
export type JoiningStatus = keyof typeof joining;
export type SubmissionStatus = FoundingFellowsStatus | TravelStatus | ContactStatus | JoiningStatus;

/** Steps that a person is told the reason of. */
const reasonNeeded: readonly string[] = ['needs_info', 'declined'];

/** The statuses that may follow a status; empty at an end, or for a status that this kind does not have. */
export function nextStatuses(kind: SubmissionKind, from: string): readonly SubmissionStatus[] {
  const flow: Record<string, readonly SubmissionStatus[]> = submissionFlows[kind];
  return flow[from] ?? [];
}

export function statusesOf(kind: SubmissionKind): SubmissionStatus[] {
  return Object.keys(submissionFlows[kind]) as SubmissionStatus[]; // the keys of the table above
}

export function isReasonNeeded(to: string): boolean {
  return reasonNeeded.includes(to);
}
