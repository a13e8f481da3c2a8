import type { Knex } from 'knex';
import { takeBackMinutes } from '@scholars/contract/limits';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { isTakenBack } from '@scholars/contract/submission-status';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { ContractError, invalidFields } from '../../platform/errors/contract-error.js';
import { addAuditEntry } from './audit.js';
import { isOwnRow } from './own-submissions.js';
import { backFollowers } from './step-followers.js';
import { changeFromVersion, writeNextVersion } from './submission-row.js';

/**
 * Gives a submission the status again that it had before its last step, which is one's own and told nobody. Both stand
 * in the history.
 *
 * @returns false where the time in which that may be done is over
 * @throws ContractError 404; 409 with the present state when somebody was faster; 422 for any other step, and for what
 *   the coordinator has sent themselves
 */
export async function takeBack(
  kind: SubmissionKind,
  { id: documentId, version }: { id: string; version: number },
  by: SignedIn,
): Promise<boolean> {
  let isInTime = true;
  await changeFromVersion(kind, { id: documentId, version }, by, async (trx, row) => {
    if (await isOwnRow(trx, kind, row, by)) throw new ContractError(422, 'error.ownSubmission');
    const step = await findLastStep(trx, kind, documentId);
    const [from, to] = [row.status, step?.from_status ?? ''];
    if (step?.actor_id !== by.userId || step.to_status !== from || !isTakenBack(kind, to, from))
      throw invalidFields({ takesBack: ['error.transition'] });
    isInTime = step.at > Date.now() - takeBackMinutes * 60_000;
    if (!isInTime) return true;
    if (!(await writeNextVersion(trx, kind, row, { status: to }))) return false;
    const line = { kind, documentId, action: 'taken-back', actorId: by.userId, actor: by.name } as const;
    await addAuditEntry(trx, { ...line, from, to });
    await backFollowers[kind]?.(trx, { row, to });
    return true;
  });
  return isInTime;
}

interface LastStep {
  from_status: string | null;
  to_status: string;
  actor_id: number | null;
  at: number;
}

/** The step that gave a submission its status; none where it was taken back, or asks its sender for something. */
async function findLastStep(trx: Knex, kind: SubmissionKind, documentId: string): Promise<LastStep | undefined> {
  const last: (LastStep & { action: string; changes: string | null }) | undefined = await trx('audit_entries')
    .where({ kind, document_id: documentId })
    .whereNotNull('to_status')
    .orderBy('id', 'desc')
    .first('action', 'from_status', 'to_status', 'actor_id', 'at', 'changes');
  return last?.action === 'transition' && last.changes === null ? { ...last, at: Number(last.at) } : undefined;
}
