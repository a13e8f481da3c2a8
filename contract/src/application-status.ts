/** What an applicant sees of where an application stands (product §8). */
export const applicationStatuses = [
  'draft',
  'received',
  'under_review',
  'action_needed',
  'shortlisted',
  'interview',
  'accepted',
  'not_selected',
  'withdrawn',
  'expired',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/**
 * The one table from what coordinators call the steps of an application to what its applicant sees (product §4). Some
 * of theirs are one to the applicant: that a decision is ready says nothing before it is made.
 */
const shownAs = {
  draft: 'draft',
  submitted: 'received',
  in_review: 'under_review',
  more_info: 'action_needed',
  shortlisted: 'shortlisted',
  interview: 'interview',
  decision_ready: 'under_review',
  accepted: 'accepted',
  rejected: 'not_selected',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const satisfies Record<string, ApplicationStatus>;
export type ApplicationStep = keyof typeof shownAs;

/** @throws for a step that applications do not have */
export function shownStatus(step: string): ApplicationStatus {
  if (!isStep(step)) throw new Error(`Applications have no step ${step}`);
  return shownAs[step];
}

function isStep(step: string): step is ApplicationStep {
  return Object.hasOwn(shownAs, step);
}

/** Of one that is over like this one may apply again; any other stands in the way of a second. */
export const endedSteps = ['withdrawn', 'expired'] as const satisfies readonly ApplicationStep[];
/** From these no step leads on. */
export const finalSteps = ['accepted', 'rejected', ...endedSteps] as const satisfies readonly ApplicationStep[];

/** Whether its applicant may still take it back (product §4). */
export function isWithdrawable(step: string): boolean {
  return !finalSteps.some((final) => final === step);
}
