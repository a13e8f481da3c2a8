import { errorKind } from '@scholars/contract/error-kind';
import { chatMailMinutes } from '@scholars/contract/limits';
import { noticeNameOf } from '../connection/member-accounts.js';
import { mailReaders } from '../notification/notify-readers.js';
import { awaySince } from './chat-people.js';
import { mayWrite } from './start-conversation.js';

const waitMs = chatMailMinutes * 60_000;
const atOnce = 200;

interface Waiting {
  id: string;
  reader_id: number;
  sender_id: number;
  up_to: number;
}

/**
 * Mails those who were written to, have not read it for 15 minutes, and are not there; as each of them prefers. One
 * mail until they read again: what was mailed of is noted in the transaction that queues it.
 */
export async function mailUnread(now: number = Date.now()): Promise<void> {
  for (const side of ['low', 'high'] as const)
    for (const waiting of await findWaiting(side, now))
      // One that cannot be mailed keeps no other from it.
      await mailOne(side, waiting, now).catch((error: unknown) =>
        strapi.log.error(`No mail of conversation ${waiting.id}: ${errorKind(error)}`),
      );
}

async function findWaiting(side: 'low' | 'high', now: number): Promise<Waiting[]> {
  const other = side === 'low' ? 'high' : 'low';
  return strapi.db
    .connection('chat_conversations as c')
    .join(
      'chat_messages as m',
      (on) => void on.on('m.conversation_id', 'c.id').andOn('m.sender_id', `c.${other}_user_id`),
    )
    .leftJoin('chat_people as p', 'p.user_id', `c.${side}_user_id`)
    .whereRaw(`m.sequence > c.${side}_read_sequence and c.${side}_mailed_sequence <= c.${side}_read_sequence`)
    .whereNull('m.deleted_at')
    .whereNull('m.hidden_at')
    .where('m.sent_at', '<=', now - waitMs)
    .where((away) => void away.whereNull('p.last_seen_at').orWhere('p.last_seen_at', '<', awaySince(now)))
    .groupBy('c.id', `c.${side}_user_id`, `c.${other}_user_id`)
    .orderBy('c.id')
    .limit(atOnce)
    .select({ id: 'c.id', reader_id: `c.${side}_user_id`, sender_id: `c.${other}_user_id` })
    .max({ up_to: 'm.sequence' });
}

async function mailOne(side: 'low' | 'high', { id, reader_id, sender_id, up_to }: Waiting, now: number): Promise<void> {
  const isWanted = await mayWrite(strapi.db.connection, reader_id, sender_id);
  const name = isWanted ? await noticeNameOf(sender_id) : undefined;
  await strapi.db.transaction(async ({ trx }) => {
    const noted = await trx('chat_conversations')
      .where({ id })
      .where(`${side}_read_sequence`, '<', up_to)
      .whereRaw(`${side}_mailed_sequence <= ${side}_read_sequence`)
      .update({ [`${side}_mailed_sequence`]: up_to });
    if (noted === 1 && name) await mailReaders(trx, [reader_id], 'new-message', { ...name, conversationId: id }, now);
  });
}
