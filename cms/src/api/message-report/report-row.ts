import type { Knex } from 'knex';

/** What a report is about. Its place in the queue, with its status for coordinators, is a submission of its own. */
export interface ReportRow {
  id: string;
  conversation_id: string;
  reporter_id: number;
  reported_id: number;
  reason: string;
  /** What had been written by then is what is looked at. */
  up_to_revision: number;
  /** The message that it names, where it names one. */
  message_id: string | null;
  status: string;
  created_at: number;
}

/** A message as it was when it was reported: its writer may change or delete it afterwards. */
interface ReportedMessageRow {
  id: number;
  report_id: string;
  message_id: string;
  sender_id: number;
  sequence: number;
  text: string;
  file_name: string | null;
  sent_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    chat_reports: ReportRow;
    chat_report_messages: Knex.CompositeTableType<ReportedMessageRow, Omit<ReportedMessageRow, 'id'>>;
  }
}

/** The report that stands in the queue under a document's id, as far as what it is about is still there. */
export async function findReport(db: Knex, documentId: string): Promise<ReportRow | undefined> {
  const row: ReportRow | undefined = await db('chat_reports as r')
    .join('message_reports as m', 'm.report_id', 'r.id')
    .where('m.document_id', documentId)
    .first('r.*');
  return row;
}

/** Who is reported, by the documents in the queue. */
export function listReported(db: Knex): Knex.QueryBuilder {
  return db('chat_reports as r')
    .join('message_reports as m', 'm.report_id', 'r.id')
    .select('m.document_id', 'r.reported_id as user_id');
}
