import type { RowChange, RowResult } from '@scholars/contract/queue-work';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { isReasonNeeded, isTakenBack, nextStatuses } from '@scholars/contract/submission-status';
import type { QueueRow } from '../values/row-line';

/** A row as it was when it was changed, and what became of it. */
export interface ChangedRow {
  row: QueueRow;
  result: RowResult;
}

/**
 * What takes back the change of a row, from the version that the change made: who had it before, or the step, where it
 * told nobody. Nothing where nothing was changed.
 */
export function undoOf(kind: SubmissionKind, { row, result: { id, outcome, present } }: ChangedRow): RowChange[] {
  if (outcome !== 'done' || !present || present.version === Number(row.version)) return [];
  const { version, status } = present;
  if (status === row.status) return [{ id, version, assignee: row.assignee ?? '' }];
  return isTakenBack(kind, row.status, status) ? [{ id, version, takesBack: true }] : [];
}

/** Whether a row has taken a step that is not taken back: whom it concerns was told, or can do no more what they were asked for. */
export function isForGood(kind: SubmissionKind, changed: ChangedRow): boolean {
  const { row, result } = changed;
  const hasStep = result.outcome === 'done' && result.present !== null && result.present.status !== row.status;
  return hasStep && undoOf(kind, changed).length === 0;
}

/**
 * The row after such a step, where the flow leads from there to the status before, without a reason: another step, of
 * which is told who is told of any.
 */
export function leadsBack(kind: SubmissionKind, changed: ChangedRow): QueueRow | undefined {
  const { row, result } = changed;
  if (!result.present || !isForGood(kind, changed) || isReasonNeeded(row.status)) return undefined;
  const { status, version, assignee } = result.present;
  if (!nextStatuses(kind, status).some((next) => next === row.status)) return undefined;
  return { ...row, status, version: String(version), ...(assignee !== null && { assignee }) };
}
