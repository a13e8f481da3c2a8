import { randomUUID } from 'node:crypto';
import { noteUnread } from '../src/api/chat/chat-notices.js';
import { foldedText } from '../src/api/chat/message-words.js';
import { pairOf } from '../src/api/connection/connection-row.js';
import { noticeNameOf } from '../src/api/connection/member-accounts.js';
import { environment } from '../src/platform/environment/environment.js';
import { accountOf } from './connections.js';
import { conversations } from './content/chat.js';

const hourMs = 3_600_000;
const betweenMs = 25 * 60_000;

/** What the demo's members have written to each other. */
export async function seedChat(): Promise<void> {
  if (environment.isProduction) return;
  const { connection } = strapi.db;
  for (const { between, messages, lastHoursAgo, unread } of conversations) {
    const people = [await accountOf(between[0]), await accountOf(between[1])] as const;
    const id = randomUUID();
    const pair = pairOf(...people);
    const lastAt = Date.now() - lastHoursAgo * hourMs;
    const isLow = pair.low_user_id === people[0];
    const read = { first: messages.length - unread, second: messages.length };
    await connection('chat_conversations').insert({
      id,
      ...pair,
      started_by: people[0],
      created_at: lastAt - messages.length * betweenMs,
      last_message_at: lastAt,
      last_revision: messages.length,
      low_read_sequence: isLow ? read.first : read.second,
      high_read_sequence: isLow ? read.second : read.first,
      low_mailed_sequence: messages.length,
      high_mailed_sequence: messages.length,
    });
    for (const [index, { by, text }] of messages.entries()) {
      const sentAt = lastAt - (messages.length - 1 - index) * betweenMs;
      await connection('chat_messages').insert({
        id: randomUUID(),
        conversation_id: id,
        sequence: index + 1,
        revision: index + 1,
        sender_id: people[by],
        client_message_id: randomUUID(),
        text,
        folded: foldedText(text),
        sent_at: sentAt,
        edited_at: null,
        deleted_at: null,
        hidden_at: null,
        read_at: by === 1 && index >= read.first ? null : sentAt + betweenMs / 2,
      });
    }
    if (unread > 0) await noteUnread(connection, people[0], id, await noticeNameOf(people[1]), lastAt);
  }
}
