import type { Knex } from 'knex';
import { addAuditEntry, type NewAuditEntry } from '../submission/audit.js';
import type { StepRow } from '../submission/step-followers.js';
import { writeNextVersion } from '../submission/submission-row.js';

const kind = 'message-reports';

/**
 * Moves the reports by which somebody is suspended to where the suspension is lifted, each with its line in the history.
 * Before it is lifted, and with the account held: of two at once one waits for the other.
 */
export async function closeSuspendedReports(
  trx: Knex,
  reportedId: number,
  by: Pick<NewAuditEntry, 'actor' | 'actorId'>,
): Promise<void> {
  const rows: (StepRow & { report_id: string })[] = await trx('message_reports as m')
    .join('chat_reports as r', 'r.id', 'm.report_id')
    .where({ 'r.reported_id': reportedId, 'm.status': 'suspended' })
    .orderBy('m.id')
    .select('m.*');
  for (const row of rows) {
    if (!(await writeNextVersion(trx, kind, row, { status: 'lifted' }))) continue;
    await trx('chat_reports').where({ id: row.report_id }).update({ status: 'lifted' });
    const { document_id: documentId, status: from } = row;
    await addAuditEntry(trx, { kind, documentId, action: 'transition', ...by, from, to: 'lifted' });
  }
}
