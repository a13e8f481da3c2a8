import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { reportedMessagesMax } from '@scholars/contract/limits';
import type { Locale } from '@scholars/contract/locale';
import { sha256Hex } from '../../platform/encryption/sha256-hex.js';
import { invalidFields } from '../../platform/errors/contract-error.js';
import { findAccount } from '../account/find-account.js';
import { holdConversation, type ConversationRow } from '../chat/conversation-row.js';
import { filesOfMessages } from '../chat/message-files.js';
import { otherOf } from '../connection/connection-row.js';
import { noticeNameOf } from '../connection/member-accounts.js';
import { takeSubmission } from '../submission/take-submission.js';
import type { ReportRow } from './report-row.js';

/** Of the messages that are kept, so many were written after the one that a report names. */
const laterKept = 3;

/**
 * Keeps a report for the moderators, with what was written as it is now: the writer may still change it. Who is
 * reported is told nothing. The same report again, of a conversation in which nothing has happened since, is the one
 * that is there.
 *
 * @throws ContractError 422 for a message that is not one of the other's in this conversation
 */
export async function reportConversation(
  userId: number,
  conversation: ConversationRow,
  { reason, messageId }: { reason: string; messageId: string },
  locale: Locale,
): Promise<void> {
  const report: Omit<ReportRow, 'up_to_revision'> = {
    id: randomUUID(),
    conversation_id: conversation.id,
    reporter_id: userId,
    reported_id: otherOf(conversation, userId),
    reason,
    message_id: messageId || null,
    status: 'new',
    created_at: Date.now(),
  };
  const { last_revision } = conversation;
  const once = sha256Hex(JSON.stringify([conversation.id, last_revision, messageId, reason]));
  await placeInQueue(report, locale, once, async (trx) => {
    const { last_revision } = await holdConversation(trx, conversation.id);
    await trx('chat_reports').insert({ ...report, up_to_revision: last_revision });
    await keepMessages(trx, report);
  });
}

/** Gives a report its place in the queue. */
async function placeInQueue(
  { id, reporter_id, reported_id, reason }: Pick<ReportRow, 'id' | 'reporter_id' | 'reported_id' | 'reason'>,
  language: Locale,
  idempotencyKey: string,
  confirm: (trx: Knex) => Promise<void>,
): Promise<void> {
  const reporter = await findAccount(strapi.db.connection, { id: reporter_id });
  const [{ name: reporterName }, { name: reportedName }] = [
    await noticeNameOf(reporter_id),
    await noticeNameOf(reported_id),
  ];
  const fields = { reportedName, reporterName, emailAddress: reporter?.email ?? '', reason };
  await takeSubmission({
    kind: 'message-reports',
    // What makes two the same; what is stored is `complete`.
    fields: { reason },
    files: [],
    language,
    idempotencyKey,
    sender: reporter_id,
    complete: async () => ({ fields, files: [], own: { reportId: id, reporterId: reporter_id } }),
    confirm,
  });
}

/** Reports from before there was a queue of them, and what they were made in the language of. */
export async function placeEarlierReports(): Promise<void> {
  const { connection } = strapi.db;
  const waiting = await connection('chat_reports as r')
    .leftJoin('message_reports as m', 'm.report_id', 'r.id')
    .whereNull('m.id')
    .orderBy('r.created_at')
    .limit(100)
    .select('r.id', 'r.reporter_id', 'r.reported_id', 'r.reason');
  for (const report of waiting) {
    const reporter = await findAccount(connection, { id: report.reporter_id });
    await placeInQueue(report, reporter?.language ?? 'en', '', async () => undefined);
  }
}

async function keepMessages(
  trx: Knex,
  {
    id,
    conversation_id,
    reported_id,
    message_id,
  }: Pick<ReportRow, 'id' | 'conversation_id' | 'reported_id' | 'message_id'>,
): Promise<void> {
  const messages = () => trx('chat_messages').where({ conversation_id });
  const named = message_id ? await messages().where({ id: message_id, sender_id: reported_id }).first() : undefined;
  if (message_id && !named) throw invalidFields({ messageId: ['value.invalid'] });
  const later = named
    ? await messages().where('sequence', '>', named.sequence).orderBy('sequence').limit(laterKept).select()
    : [];
  const earlier = await messages()
    .modify((query) => {
      if (named) void query.where('sequence', '<=', named.sequence);
    })
    .orderBy('sequence', 'desc')
    .limit(reportedMessagesMax - later.length)
    .select();
  const kept = [...earlier.toReversed(), ...later];
  const files = await filesOfMessages(
    kept.map((message) => message.id),
    trx,
  );
  for (const message of kept)
    await trx('chat_report_messages').insert({
      report_id: id,
      message_id: message.id,
      sender_id: message.sender_id,
      sequence: message.sequence,
      text: message.text,
      file_name: files.get(message.id)?.name ?? null,
      sent_at: message.sent_at,
    });
}
