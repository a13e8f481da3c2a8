import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { erasePrivateFile } from '../../platform/private-files/store.js';
import { eachByItself } from '../../platform/processes/each-by-itself.js';
import { addAuditEntry } from './audit.js';

/** A file that came with a submission. */
export interface SentFile {
  kind: SubmissionKind;
  id: string;
  document_id: string;
  field: string;
}

/**
 * Erases files whose term is over, and says so in the histories of their submissions. The file goes first: a row that
 * still names it is found again by the next run. One that cannot be erased keeps no other from it.
 *
 * @returns how many were erased
 * @throws AggregateError once all were tried, where some could not be
 */
export async function eraseFiles(due: readonly SentFile[], now: number): Promise<number> {
  await eachByItself(due, (file) => erase(file, now), 'files past their term were not erased');
  return due.length;
}

async function erase({ kind, id, document_id: documentId, field }: SentFile, now: number): Promise<void> {
  await erasePrivateFile(id);
  await strapi.db.connection.transaction(async (trx) => {
    await trx('private_files').where({ id }).update({ erased_at: now });
    await addAuditEntry(trx, { kind, documentId, action: 'file-erased', actor: '', reason: field });
  });
}
