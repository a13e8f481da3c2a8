import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { columnOf, contentTypeOf } from '../submission/content-type-of.js';
import type { ReportRow } from './report-row.js';

const kind = 'message-reports';
const nobody = '—';

/**
 * What was reported, by or of a person: what was written is gone with either of the two. What somebody has reported
 * stands among what they have sent; who has reported somebody is told to nobody.
 */
export const personalReports: PersonalPart = {
  async erase({ userId }) {
    await strapi.db.transaction(async ({ trx }) => {
      const reports: Pick<ReportRow, 'id' | 'reported_id'>[] = await trx('chat_reports')
        .where({ reporter_id: userId })
        .orWhere({ reported_id: userId })
        .select('id', 'reported_id');
      const ids = reports.map(({ id }) => id);
      const ofPerson = reports.filter(({ reported_id }) => reported_id === userId).map(({ id }) => id);
      const queue = () => trx(contentTypeOf(kind).table).whereIn(columnOf(kind, 'reportId'), ofPerson);
      const documents: string[] = await queue().pluck('document_id');
      await queue().update({ [columnOf(kind, 'reportedName')]: nobody, [columnOf(kind, 'reason')]: '' });
      await trx('audit_entries').where({ kind }).whereIn('document_id', documents).update({ reason: '' });
      await trx('chat_report_messages').whereIn('report_id', ids).delete();
      await trx('chat_reports').whereIn('id', ids).delete();
    });
  },
};
