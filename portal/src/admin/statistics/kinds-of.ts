import { isSubmissionKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { Statistics } from '@scholars/contract/statistics';

/** The kinds that are counted, as far as this version knows them. */
export function kindsOf({ kinds }: Statistics): SubmissionKind[] {
  return kinds.map(({ kind }) => kind).filter(isSubmissionKind);
}
