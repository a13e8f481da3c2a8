import type { BodyOf } from '@scholars/contract/endpoint';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { assignSubmission } from '@scholars/contract/submissions';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { invalidFields } from '../../platform/errors/contract-error.js';
import { notify } from '../notification/notify.js';
import { addAuditEntry } from './audit.js';
import { listCoordinators } from './coordinators.js';
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
  const chosen = assignee === '' ? null : (await listCoordinators()).find(({ id }) => id === assignee);
  if (chosen === undefined) throw invalidFields({ assignee: ['value.invalid'] });
  await changeFromVersion(kind, documentId, version, async (trx, row) => {
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
    if (chosen && chosen.userId !== by.userId)
      await notify(trx, chosen.userId, 'submission-assigned', { kind, documentId, reference: row.reference });
    return true;
  });
}
