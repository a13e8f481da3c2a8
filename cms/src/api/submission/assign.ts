import type { Knex } from 'knex';
import type { BodyOf } from '@scholars/contract/endpoint';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { assignSubmission } from '@scholars/contract/submissions';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { invalidFields } from '../../platform/errors/contract-error.js';
import { notify } from '../notification/notify.js';
import { addAuditEntry } from './audit.js';
import { listCoordinators, worksWith, type CoordinatorAccount } from './coordinators.js';
import { isHiddenFrom } from './hidden-submissions.js';
import type { StepRow } from './step-followers.js';
import { changeFromVersion, writeNextVersion } from './submission-row.js';

/**
 * Gives a submission to a coordinator, who is notified unless they took it themselves, or to nobody.
 *
 * @throws ContractError 404; 409 with the present state when somebody was faster; 422 for somebody who is no coordinator
 */
export async function assign(
  kind: SubmissionKind,
  documentId: string,
  { assignee, version }: BodyOf<typeof assignSubmission>,
  by: SignedIn,
): Promise<void> {
  const chosen = chooseCoordinator(kind, assignee, assignee === '' ? [] : await listCoordinators());
  await assignTo(kind, { id: documentId, version }, chosen, by, async (trx, reader, { reference }) => {
    await notify(trx, reader.userId, 'submission-assigned', { kind, documentId, reference });
  });
}

/** Whom an id names; null for nobody. @throws ContractError 422 for somebody who does not work with the queue */
export function chooseCoordinator(
  kind: SubmissionKind,
  assignee: string,
  coordinators: readonly CoordinatorAccount[],
): CoordinatorAccount | null {
  const chosen = assignee === '' ? null : coordinators.find((one) => one.id === assignee && worksWith(one, kind));
  if (chosen === undefined) throw invalidFields({ assignee: ['value.invalid'] });
  return chosen;
}

/**
 * Gives a submission to one of the coordinators, or to nobody.
 *
 * @param tell somebody who did not take it themselves, in the same transaction
 * @throws ContractError 404; 409 with the present state when somebody was faster; 422 for somebody whom it is about
 */
export async function assignTo(
  kind: SubmissionKind,
  { id: documentId, version }: { id: string; version: number },
  chosen: CoordinatorAccount | null,
  by: SignedIn,
  tell: (trx: Knex, reader: CoordinatorAccount, row: StepRow) => Promise<void>,
): Promise<void> {
  if (chosen && (await isHiddenFrom(kind, documentId, chosen))) throw invalidFields({ assignee: ['value.invalid'] });
  await changeFromVersion(kind, { id: documentId, version }, by, async (trx, row) => {
    if ((row.assignee ?? null) === (chosen?.id ?? null)) return true;
    if (!(await writeNextVersion(trx, kind, row, { assignee: chosen?.id ?? null }))) return false;
    await addAuditEntry(trx, {
      kind,
      documentId,
      action: 'assigned',
      actorId: by.userId,
      actor: by.name,
      reason: chosen?.name ?? '',
    });
    if (chosen && chosen.userId !== by.userId) await tell(trx, chosen, row);
    return true;
  });
}
