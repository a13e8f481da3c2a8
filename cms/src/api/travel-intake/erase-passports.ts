import { environment } from '../../platform/environment/environment.js';
import { erasePrivateFile } from '../../platform/private-files/store.js';
import { namesOf } from '../../platform/typed/trusted-types.js';
import { addAuditEntry } from '../submission/audit.js';

type TravelKind = 'travel-intakes' | 'travel-requests';

/** The kinds of submission that carry a passport, and their tables. */
const travelTables: Record<TravelKind, string> = {
  'travel-intakes': 'travel_intakes',
  'travel-requests': 'travel_requests',
};

interface Passport {
  kind: TravelKind;
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
  const due = (await Promise.all(namesOf(travelTables).map((kind) => listDue(kind, lastDay)))).flat();
  const failures: unknown[] = [];
  for (const passport of due) await erase(passport, now).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} passports were not erased`);
  return due.length;
}

function listDue(kind: TravelKind, lastDay: string): Promise<Passport[]> {
  return strapi.db
    .connection('private_files as f')
    .join(`${travelTables[kind]} as t`, 't.document_id', 'f.document_id')
    .where('f.kind', kind)
    .whereNull('f.erased_at')
    .where('t.preferred_return_date', '<', lastDay)
    .select('f.kind', 'f.id', 'f.document_id', 'f.field');
}

async function erase({ kind, id, document_id: documentId, field }: Passport, now: number): Promise<void> {
  await erasePrivateFile(id);
  await strapi.db.connection.transaction(async (trx) => {
    await trx('private_files').where({ id }).update({ erased_at: now });
    await addAuditEntry(trx, { kind, documentId, action: 'file-erased', actor: '', reason: field });
  });
}
