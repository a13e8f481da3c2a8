import { describedKind, type SubmissionKind } from './queues/submission-kinds.js';

/** The status in which a sender is asked for more by a link, by kind. Applicants answer in their account. */
const askingStatuses = {
  'founding-fellows-profiles': 'needs_info',
  'travel-intakes': 'needs_info',
  'travel-requests': 'needs_info',
  // Their flow has no other step that waits for the sender.
  'organization-requests': 'answered',
} as const satisfies Partial<Record<SubmissionKind, string>>;

export type AskedKind = keyof typeof askingStatuses;
export const askedKinds = Object.keys(askingStatuses) as AskedKind[];

/** In which their senders are asked for fields. */
export function isAskedKind(kind: SubmissionKind): kind is AskedKind {
  return Object.hasOwn(askingStatuses, kind);
}

/** Whether a step of a kind may ask its sender for fields. */
export function isAskingStep(kind: SubmissionKind, to: string): kind is AskedKind {
  return isAskedKind(kind) && askingStatuses[kind] === to;
}

const days = ['preferredDepartureDate', 'preferredReturnDate'];

/**
 * What a sender may be asked for, in the form's order, its files last. Not the address: it is where the link is mailed
 * to, and another one would be proven by nobody.
 */
export function askableFields(kind: AskedKind): readonly string[] {
  const { fields, files } = describedKind(kind);
  return [...Object.keys(fields).filter((name) => name !== 'emailAddress'), ...Object.keys(files)];
}

/** What was chosen, in the form's order; a journey's days are judged by each other, so both are asked for. */
export function withBothDays(kind: AskedKind, chosen: readonly string[]): string[] {
  const asksDay = days.some((day) => chosen.includes(day));
  return askableFields(kind).filter((name) => chosen.includes(name) || (asksDay && days.includes(name)));
}
