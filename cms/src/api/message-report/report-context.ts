import type { ReportedMessage, ReportPeople } from '@scholars/contract/message-reports';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { findSuspension } from '../account/suspensions.js';
import type { MessageRow } from '../chat/conversation-row.js';
import { addAuditEntry } from '../submission/audit.js';
import { requireRow } from '../submission/submission-row.js';
import { findReport } from './report-row.js';

const kind = 'message-reports';

/**
 * What was reported, with what was written around it, in that conversation alone. The opening is in the history before
 * anything leaves, as that of a private file is.
 */
export async function openReportedMessages(documentId: string, by: SignedIn): Promise<{ messages: ReportedMessage[] }> {
  const { connection } = strapi.db;
  await requireRow(connection, kind, documentId);
  const report = await findReport(connection, documentId);
  // Whose account is erased leaves nothing that was written.
  if (!report) return { messages: [] };
  const kept = await connection('chat_report_messages').where({ report_id: report.id }).orderBy('sequence');
  const present = await connection('chat_messages').whereIn(
    'id',
    kept.map(({ message_id }) => message_id),
  );
  await addAuditEntry(connection, {
    kind,
    documentId,
    action: 'messages-opened',
    actorId: by.userId,
    actor: by.name,
  });
  return {
    messages: kept.map((row): ReportedMessage => ({
      id: row.message_id,
      from: row.sender_id === report.reporter_id ? 'reporter' : 'reported',
      isReported: row.message_id === report.message_id,
      sentAt: new Date(row.sent_at).toISOString(),
      text: row.text,
      file: row.file_name,
      now: presentNow(present.find(({ id }) => id === row.message_id)),
    })),
  };
}

function presentNow(row: MessageRow | undefined): ReportedMessage['now'] {
  if (!row) return null;
  const { text, edited_at, deleted_at, hidden_at } = row;
  return { text, editedAt: momentOf(edited_at), deletedAt: momentOf(deleted_at), hiddenAt: momentOf(hidden_at) };
}

const momentOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** Who has reported whom, and what else was reported of that person. */
export async function getReportPeople(documentId: string): Promise<ReportPeople> {
  const { connection } = strapi.db;
  const row = await requireRow(connection, kind, documentId);
  const report = await findReport(connection, documentId);
  const names = { reporter: String(row.reporter_name ?? ''), reported: String(row.reported_name ?? '') };
  if (!report)
    return {
      reporter: { name: names.reporter, slug: null },
      reported: { name: names.reported, slug: null, isSuspended: false, suspendedUntil: null },
      others: [],
    };
  const suspension = await findSuspension(connection, report.reported_id);
  const until = suspension?.until ?? null;
  const others: { document_id: string; reference: string; status: string; created_at: number }[] = await connection(
    'chat_reports as r',
  )
    .join('message_reports as m', 'm.report_id', 'r.id')
    .where('r.reported_id', report.reported_id)
    .whereNot('r.id', report.id)
    .orderBy('r.created_at', 'desc')
    .limit(50)
    .select('m.document_id', 'm.reference', 'm.status', 'r.created_at');
  return {
    reporter: { name: names.reporter, slug: await slugOf(report.reporter_id) },
    reported: {
      name: names.reported,
      slug: await slugOf(report.reported_id),
      isSuspended: suspension !== undefined,
      suspendedUntil: momentOf(until),
    },
    others: others.map(({ document_id, reference, status, created_at }) => ({
      id: document_id,
      reference,
      status,
      createdAt: new Date(created_at).toISOString(),
    })),
  };
}

async function slugOf(userId: number): Promise<string | null> {
  const row: { slug: string } | undefined = await strapi.db
    .connection('members_user_lnk as l')
    .join('members as m', 'm.id', 'l.member_id')
    .where('l.user_id', userId)
    .first('m.slug');
  return row?.slug ?? null;
}
