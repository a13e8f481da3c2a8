import { finalSteps } from '@scholars/contract/application-status';
import { environment } from '../../platform/environment/environment.js';
import { eraseFiles, type SentFile } from '../submission/erase-files.js';

/**
 * Erases the CVs of applications some days after these have come to their end. What goes along with an application is
 * its own copy, so that of the profile stays. @returns how many were erased
 */
export async function eraseOldCvs(now: number = Date.now()): Promise<number> {
  const due: SentFile[] = await strapi.db
    .connection('private_files as f')
    .join('applications as a', 'a.document_id', 'f.document_id')
    // No step leads away from an end, so its line is the day on which it was reached.
    .join('audit_entries as e', (on) =>
      on.on('e.document_id', 'f.document_id').on('e.kind', 'f.kind').on('e.to_status', 'a.status'),
    )
    .where('f.kind', 'applications')
    .whereNull('f.erased_at')
    .whereIn('a.status', [...finalSteps])
    .where('e.at', '<', now - environment.applicationCvRetentionDays * 86_400_000)
    .select('f.kind', 'f.id', 'f.document_id', 'f.field');
  return eraseFiles(due, now);
}
