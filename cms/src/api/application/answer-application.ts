import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Upload } from '../../platform/contract/multipart.js';
import { ContractError } from '../../platform/errors/contract-error.js';
import { erasePrivateFile, insertPrivateFile, writePrivateFile } from '../../platform/private-files/store.js';
import { addAuditEntry } from '../submission/audit.js';
import type { StepRow } from '../submission/step-followers.js';
import { tellAssignee } from '../submission/tell-assignee.js';
import { takeStep } from '../submission/transition.js';
import type { ApplicationEntry } from './applications.js';

interface Answer {
  answer: string;
  /** Another CV, where one came with it; the first stays beside it. */
  cv: Upload | undefined;
  /** When that was asked which is answered. */
  askedAt: string;
}

const kind = 'applications';

/**
 * Puts what an applicant answers into the history of the application, and gives it back to the coordinators. The
 * assignee is notified. It is stored together, or not at all.
 *
 * @throws ContractError 409 where nothing is asked, or something else than what was answered
 */
export async function answerApplication({ documentId }: ApplicationEntry, { answer, cv, askedAt }: Answer) {
  const file = cv && { id: randomUUID(), upload: cv };
  try {
    if (file) await writePrivateFile(file.id, file.upload.content);
    await strapi.db.transaction(async ({ trx }) => {
      const row: StepRow | undefined = await trx(kind).where({ document_id: documentId }).forUpdate().first();
      if (row?.status !== 'more_info' || !(await isAskedAt(trx, documentId, askedAt))) throw nothingAsked();
      const line = { kind, documentId, actor: '' } as const;
      await addAuditEntry(trx, { ...line, action: 'answered', reason: answer });
      if (file) {
        await insertPrivateFile(trx, file, { kind, documentId, field: 'cv' });
        await addAuditEntry(trx, { ...line, action: 'file-added', reason: 'cv' });
      }
      const isDone = await takeStep(trx, kind, row, { to: 'in_review', reason: '' }, { actor: '' });
      if (!isDone) throw nothingAsked();
      await tellAssignee(trx, kind, row);
    });
  } catch (error) {
    // Where it cannot be erased just now, the sweep does it: the answer is about what failed first.
    if (file) await erasePrivateFile(file.id).catch(() => undefined);
    throw error;
  }
}

/** What was asked since is another question, which the applicant has not read. */
async function isAskedAt(trx: Knex, documentId: string, askedAt: string): Promise<boolean> {
  const last = await trx('audit_entries')
    .where({ kind, document_id: documentId })
    .whereNotNull('to_status')
    .orderBy('id', 'desc')
    .first('at');
  return last !== undefined && new Date(Number(last.at)).toISOString() === askedAt;
}

const nothingAsked = () => new ContractError(409, 'application.nothingAsked');
