import { randomUUID } from 'node:crypto';
import { reportedMessagesMax } from '@scholars/contract/limits';
import { pairOf } from '../src/api/connection/connection-row.js';
import { noticeNameOf } from '../src/api/connection/member-accounts.js';
import { findAccount } from '../src/api/account/find-account.js';
import type { MessageRow } from '../src/api/chat/conversation-row.js';
import { environment } from '../src/platform/environment/environment.js';
import { accountOf } from './connections.js';
import { reports } from './content/chat.js';
import { writeSubmission } from './submissions.js';

const dayMs = 86_400_000;

/** What the demo's members have reported, with what was written until then. */
export async function seedReports(): Promise<void> {
  if (environment.isProduction) return;
  const { connection } = strapi.db;
  for (const { by, of, reason, status, daysAgo, note } of reports) {
    const [reporter, reported] = [await accountOf(by), await accountOf(of)];
    const conversation = await connection('chat_conversations').where(pairOf(reporter, reported)).first();
    const account = await findAccount(connection, { id: reporter });
    if (!conversation || !account) throw new Error(`${by} and ${of} have written nothing to each other`);
    const id = randomUUID();
    await connection('chat_reports').insert({
      id,
      conversation_id: conversation.id,
      reporter_id: reporter,
      reported_id: reported,
      reason,
      up_to_revision: conversation.last_revision,
      message_id: null,
      status,
      created_at: Date.now() - daysAgo * dayMs,
    });
    const messages: MessageRow[] = await connection('chat_messages')
      .where({ conversation_id: conversation.id })
      .orderBy('sequence', 'desc')
      .limit(reportedMessagesMax);
    for (const message of messages)
      await connection('chat_report_messages').insert({
        report_id: id,
        message_id: message.id,
        sender_id: message.sender_id,
        sequence: message.sequence,
        text: message.text,
        file_name: null,
        sent_at: message.sent_at,
      });
    await writeSubmission('message-reports', {
      status,
      language: account.language,
      daysAgo,
      reason: note ?? '',
      fields: {
        reportedName: (await noticeNameOf(reported)).name,
        reporterName: (await noticeNameOf(reporter)).name,
        emailAddress: account.email,
        reason,
      },
      own: { reportId: id, reporterId: reporter },
    });
  }
}
