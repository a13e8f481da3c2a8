import { environment } from '../../platform/environment/environment.js';
import { erasePrivateFile } from '../../platform/private-files/store.js';
import { addAuditEntry } from '../submission/audit.js';

/**
 * Erases passport copies some days after the return date (product §5), and says so in the submission's
 * history. The file goes first: a row that still names it is found again by the next run.
 *
 * @returns how many were erased
 */
export async function eraseOldPassports(now: number = Date.now()): Promise<number> {
  const lastDay = new Date(now - environment.passportRetentionDays * 86_400_000).toISOString().slice(0, 10);
  const due: { id: string; document_id: string; field: string }[] = await strapi.db
    .connection('private_files as f')
    .join('travel_intakes as t', 't.document_id', 'f.document_id')
    .where('f.kind', 'travel-intakes')
    .whereNull('f.erased_at')
    .where('t.preferred_return_date', '<', lastDay)
    .select('f.id', 'f.document_id', 'f.field');
  for (const { id, document_id: documentId, field } of due) {
    await erasePrivateFile(id);
    await strapi.db.connection.transaction(async (trx) => {
      await trx('private_files').where({ id }).update({ erased_at: now });
      await addAuditEntry(trx, { kind: 'travel-intakes', documentId, action: 'file-erased', actor: '', reason: field });
    });
  }
  return due.length;
}
