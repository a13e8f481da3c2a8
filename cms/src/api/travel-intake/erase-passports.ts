import { environment } from '../../platform/environment/environment.js';
import { erasePrivateFile } from '../../platform/private-files/store.js';
import { addAuditEntry } from '../submission/audit.js';

interface Passport {
  id: string;
  document_id: string;
  field: string;
}

/**
 * Erases passport copies some days after the return date (product §5), and says so in the submission's history. The
 * file goes first: a row that still names it is found again by the next run. One that cannot be erased keeps no other
 * from it.
 *
 * @returns how many were erased
 * @throws AggregateError once all were tried, where some could not be
 */
export async function eraseOldPassports(now: number = Date.now()): Promise<number> {
  const lastDay = new Date(now - environment.passportRetentionDays * 86_400_000).toISOString().slice(0, 10);
  const due: Passport[] = await strapi.db
    .connection('private_files as f')
    .join('travel_intakes as t', 't.document_id', 'f.document_id')
    .where('f.kind', 'travel-intakes')
    .whereNull('f.erased_at')
    .where('t.preferred_return_date', '<', lastDay)
    .select('f.id', 'f.document_id', 'f.field');
  const failures: unknown[] = [];
  for (const passport of due) await erase(passport, now).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} passports were not erased`);
  return due.length;
}

async function erase({ id, document_id: documentId, field }: Passport, now: number): Promise<void> {
  await erasePrivateFile(id);
  await strapi.db.connection.transaction(async (trx) => {
    await trx('private_files').where({ id }).update({ erased_at: now });
    await addAuditEntry(trx, { kind: 'travel-intakes', documentId, action: 'file-erased', actor: '', reason: field });
  });
}
