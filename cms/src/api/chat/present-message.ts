import type { ChatMessage } from '@scholars/contract/chat';
import { changeEnd } from './change-message.js';
import type { ChatPerson } from './chat-people.js';
import type { MessageRow } from './conversation-row.js';
import { filesOfMessages, type MessageFile } from './message-files.js';

/**
 * Messages as one of the two gets them. One query, for their files.
 *
 * @param person how people chat: who keeps their reading to themselves is told of no one's
 */
export async function presentMessages(
  rows: readonly MessageRow[],
  userId: number,
  person: (userId: number) => ChatPerson,
): Promise<ChatMessage[]> {
  const files = await filesOfMessages(rows.map(({ id }) => id));
  const { hidesReading } = person(userId);
  const now = Date.now();
  return rows.map((row) => presentMessage(row, files.get(row.id), userId, hidesReading, now));
}

function presentMessage(
  row: MessageRow,
  file: MessageFile | undefined,
  userId: number,
  hidesReading: boolean,
  now: number,
): ChatMessage {
  const fromMe = row.sender_id === userId;
  return {
    id: row.id,
    clientMessageId: fromMe ? row.client_message_id : '',
    sequence: row.sequence,
    text: row.hidden_at === null ? row.text : '',
    file: file && row.hidden_at === null ? { name: file.name, type: file.type, size: file.size } : null,
    fromMe,
    sentAt: instantOf(row.sent_at),
    editedAt: momentOf(row.edited_at),
    deletedAt: momentOf(row.deleted_at),
    hiddenAt: momentOf(row.hidden_at),
    readAt: fromMe && !hidesReading ? momentOf(row.read_at) : null,
    mayChangeUntil: fromMe ? momentOf(changeEnd(row, now)) : null,
  };
}

const instantOf = (ms: number) => new Date(ms).toISOString();
const momentOf = (ms: number | null) => (ms === null ? null : instantOf(ms));
