import type { Knex } from 'knex';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { notify } from '../notification/notify.js';
import { listCoordinators, worksWith } from './coordinators.js';
import type { StepRow } from './step-followers.js';

/** Notifies who has taken a submission on that its sender has answered. */
export async function tellAssignee(
  trx: Knex,
  kind: SubmissionKind,
  { document_id: documentId, reference, assignee }: StepRow,
): Promise<void> {
  if (!assignee) return;
  const found = (await listCoordinators(trx)).find((one) => one.id === assignee && worksWith(one, kind));
  if (found) await notify(trx, found.userId, 'submission-answered', { kind, documentId, reference });
}
