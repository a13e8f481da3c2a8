import type { BodyOf } from '@scholars/contract/endpoint';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { assignSubmission } from '@scholars/contract/submissions';
import { timestamp } from '../../platform/database/timestamp.js';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { ContractError, invalidFields, notFound } from '../../platform/errors/contract-error.js';
import { notify } from '../notification/notify.js';
import { addAuditEntry } from './audit.js';
import { contentTypeOf } from './content-type-of.js';
import { listCoordinators } from './coordinators.js';
import { getDetail } from './submission-detail.js';

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
  const { table } = contentTypeOf(kind);
  const chosen = assignee === '' ? null : (await listCoordinators()).find(({ id }) => id === assignee);
  if (chosen === undefined) throw invalidFields({ assignee: ['value.invalid'] });
  const isDone = await strapi.db.transaction(async ({ trx }) => {
    const row: { version: number; assignee: string | null; reference: string } | undefined = await trx(table)
      .where({ document_id: documentId })
      .first('version', 'assignee', 'reference');
    if (!row) throw notFound();
    if (row.version !== version) return false;
    if ((row.assignee ?? null) === (chosen?.id ?? null)) return true;
    const changed = await trx(table)
      .where({ document_id: documentId, version })
      .update({ assignee: chosen?.id ?? null, version: version + 1, updated_at: timestamp(new Date()) });
    if (changed === 0) return false;
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
  if (!isDone) throw new ContractError(409, 'error.conflict', { data: await getDetail(kind, documentId) });
}
