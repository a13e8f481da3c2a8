import { isAskingStep } from './asked-kinds.js';
import { describedKind, submissionKinds, type SubmissionKind } from './queues/submission-kinds.js';

type StatusOf<Kind extends SubmissionKind> = keyof (typeof submissionKinds)[Kind]['flow'] & string;
export type SubmissionStatus = { [Kind in SubmissionKind]: StatusOf<Kind> }[SubmissionKind];

/** Steps that a person is told the reason of. */
const reasonNeeded: readonly string[] = [
  'needs_info',
  'more_info',
  'declined',
  'warned',
  'hidden',
  'suspended',
  'dismissed',
];

/**
 * The statuses that a coordinator may choose after a status (product §5): the CMS enforces them, and the back office
 * offers only what is possible. Empty at an end, or for a status that this kind does not have.
 */
export function nextStatuses(kind: SubmissionKind, from: string): readonly SubmissionStatus[] {
  const { flow } = describedKind(kind);
  const next = Object.hasOwn(flow, from) ? flow[from] : undefined;
  return (next ?? []) as readonly SubmissionStatus[]; // every flow leads to its own statuses
}

/** What a submission is when it arrives. */
export function firstStatus(kind: SubmissionKind): SubmissionStatus {
  const [first] = statusesOf(kind);
  if (!first) throw new Error(`${kind} have no status`);
  return first;
}

export function statusesOf(kind: SubmissionKind): SubmissionStatus[] {
  return Object.keys(describedKind(kind).flow) as SubmissionStatus[]; // the keys of that flow
}

/** Statuses in which a submission still waits for what is decided of it. */
const waiting: readonly string[] = [
  'new',
  'submitted',
  'in_review',
  'needs_info',
  'more_info',
  'shortlisted',
  'interview',
  'decision_ready',
];
/** Where one ends without a decision. */
const passed: readonly string[] = ['archived', 'withdrawn', 'expired'];

/** The statuses of a kind in which somebody waits for a decision, in the flow's order. */
export function waitingStatuses(kind: SubmissionKind): SubmissionStatus[] {
  return statusesOf(kind).filter((status) => waiting.includes(status));
}

/** The statuses of a kind that say what was decided. */
export function decidedStatuses(kind: SubmissionKind): SubmissionStatus[] {
  return statusesOf(kind).filter((status) => !waiting.includes(status) && !passed.includes(status));
}

/**
 * Whether who took a step may take it back: nobody was told of it, and the link by which a sender is asked for more did
 * not end with it.
 */
export function isTakenBack(kind: SubmissionKind, from: string, to: string): boolean {
  return describedKind(kind).quiet.includes(to) && !isAskingStep(kind, from);
}

/** Whether a status is one from which no step leads to where it waits for a decision again. */
export function isDecidedForGood(kind: SubmissionKind, status: string): boolean {
  const reached = new Set([status]);
  for (const each of reached) for (const next of nextStatuses(kind, each)) reached.add(next);
  return [...reached].every((each) => !waiting.includes(each));
}

export function isReasonNeeded(to: string): boolean {
  return reasonNeeded.includes(to);
}
