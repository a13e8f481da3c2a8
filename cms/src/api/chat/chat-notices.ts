import type { Knex } from 'knex';
import { sha256Hex } from '../../platform/encryption/sha256-hex.js';
import { escapeHtml } from '../../platform/mail/letter-html.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import type { Locale } from '@scholars/contract/locale';
import { tellUnread } from '../notification/live-unread.js';
import { notificationRow } from '../notification/notification-row.js';
import type { NoticeTable } from '../notification/notices.js';
import { queuePushes } from '../notification/push-messages.js';
import { isPaused, readReaders } from '../notification/preferences.js';
import { readChatPeople } from './chat-people.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

/** Never with a word of the message: it is read where its reader is signed in. */
interface ChatNotices {
  'new-message': { name: string; nameAr: string; conversationId: string };
}

declare module '../notification/notices.js' {
  interface Notices extends ChatNotices {}
}

const texts = defineTexts({ en, ar });

export const chatNotices: NoticeTable<ChatNotices> = {
  'new-message': {
    type: 'new-message',
    leadsTo: ({ conversationId }) => `/messages?convoId=${conversationId}`,
    words({ name, nameAr }, locale: Locale) {
      const t = texts(locale);
      const values = { name: locale === 'ar' ? nameAr : name };
      return {
        title: t('notices.new-message.title', values),
        message: `<p>${escapeHtml(t('notices.new-message.message'))}</p>`,
      };
    },
  },
};

type Sender = Omit<ChatNotices['new-message'], 'conversationId'>;

/** One notice for each conversation with something unread, as new as the last message. */
export async function noteUnread(
  trx: Knex,
  readerId: number,
  conversationId: string,
  sender: Sender,
  at: number,
): Promise<void> {
  const reader = (await readReaders(trx, [readerId])).get(readerId);
  if (!reader) return;
  const row = {
    ...notificationRow(readerId, 'new-message', { ...sender, conversationId }, at),
    channel_id: conversationId,
  };
  // Who has the chat open sees the message there.
  const isThere = (await readChatPeople(trx, [readerId]))(readerId).isOnline;
  if (reader.types['new-message'].push && !isPaused(reader, at) && !isThere)
    await queuePushes(trx, [row], () => topicOf(conversationId));
  if (!reader.types['new-message'].inApp) return;
  const known = await trx('notifications')
    .where({ user_id: readerId, type: 'new-message', channel_id: conversationId })
    .whereNull('read_at')
    .update({ created_at: at });
  if (known > 0) return;
  await trx('notifications').insert(row);
  tellUnread(trx, [readerId]);
}

/** A service takes 32 letters of base64url (RFC 8030, §5.4). */
function topicOf(conversationId: string): string {
  return sha256Hex(conversationId).slice(0, 32);
}

export async function endUnread(trx: Knex, readerId: number, conversationId: string): Promise<void> {
  const ended = await trx('notifications')
    .where({ user_id: readerId, type: 'new-message', channel_id: conversationId })
    .whereNull('read_at')
    .update({ read_at: Date.now() });
  if (ended > 0) tellUnread(trx, [readerId]);
}

/** Takes back what either of the two was told of a conversation: it names who wrote. */
export async function forgetUnread(trx: Knex, conversationId: string): Promise<void> {
  await trx('notifications').where({ type: 'new-message', channel_id: conversationId }).delete();
  await trx('notification_digest_lines')
    .where({ notice: 'new-message' })
    .where('params', 'like', `%${conversationId}%`)
    .delete();
}
