import { randomUUID } from 'node:crypto';
import { otherOf } from '../connection/connection-row.js';
import type { ConversationRow } from './conversation-row.js';

/** What waits for the moderators. */
interface ChatReportRow {
  id: string;
  conversation_id: string;
  reporter_id: number;
  reported_id: number;
  reason: string;
  /** What had been written by then is what is looked at. */
  up_to_revision: number;
  status: 'new';
  created_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    chat_reports: ChatReportRow;
  }
}

/** Keeps a report for the moderators. Who is reported is told nothing. */
export async function reportConversation(userId: number, row: ConversationRow, reason: string): Promise<void> {
  await strapi.db.connection('chat_reports').insert({
    id: randomUUID(),
    conversation_id: row.id,
    reporter_id: userId,
    reported_id: otherOf(row, userId),
    reason,
    up_to_revision: row.last_revision,
    status: 'new',
    created_at: Date.now(),
  });
}
