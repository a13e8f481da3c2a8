import type { RowChange, RowResult } from '@scholars/contract/queue-work';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { isReasonNeeded, nextStatuses } from '@scholars/contract/submission-status';
import type { QueueRow } from '../values/row-line';

/**
 * What takes back the change of a row, from the version that the change made: who had it before, and the status before
 * where the flow leads back to it without a reason. Nothing where nothing was changed.
 */
export function undoOf(kind: SubmissionKind, before: QueueRow, { id, outcome, present }: RowResult): RowChange[] {
  if (outcome !== 'done' || !present || present.version === Number(before.version)) return [];
  const { version, status } = present;
  if (status === before.status) return [{ id, version, assignee: before.assignee ?? '' }];
  const leadsBack = nextStatuses(kind, status).some((next) => next === before.status);
  return leadsBack && !isReasonNeeded(before.status) ? [{ id, version, to: before.status }] : [];
}
