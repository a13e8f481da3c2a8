import { environment } from '../../platform/environment/environment.js';
import { namesOf } from '../../platform/typed/trusted-types.js';
import { eraseFiles, type SentFile } from '../submission/erase-files.js';

type TravelKind = 'travel-intakes' | 'travel-requests';

/** The kinds of submission that carry a passport, and their tables. */
const travelTables: Record<TravelKind, string> = {
  'travel-intakes': 'travel_intakes',
  'travel-requests': 'travel_requests',
};

/** Erases passport copies some days after the return date (product §5). @returns how many were erased */
export async function eraseOldPassports(now: number = Date.now()): Promise<number> {
  const lastDay = new Date(now - environment.passportRetentionDays * 86_400_000).toISOString().slice(0, 10);
  const due = (await Promise.all(namesOf(travelTables).map((kind) => listDue(kind, lastDay)))).flat();
  return eraseFiles(due, now);
}

function listDue(kind: TravelKind, lastDay: string): Promise<SentFile[]> {
  return strapi.db
    .connection('private_files as f')
    .join(`${travelTables[kind]} as t`, 't.document_id', 'f.document_id')
    .where('f.kind', kind)
    .whereNull('f.erased_at')
    .where('t.preferred_return_date', '<', lastDay)
    .select('f.kind', 'f.id', 'f.document_id', 'f.field');
}
