import { describe, expect, it } from 'vitest';
import type { Conversation, FoundMessage } from '@scholars/contract/chat';
import type { Notification } from '@scholars/contract/notifications';
import { dataOf, useChat, usePair } from '../support/chat.js';
import { people, type Cms } from '../support/cms.js';
import { countQueries } from '../support/count-queries.js';

const minuteMs = 60_000;

/** What is unread, told as read, found, and mailed to whom is not there. */
export function chatReadingFacts(cms: Cms): void {
  const { begin, change, connect, memberOf, messagesOf, read, updatesOf, userOf, write } = useChat(cms);
  let a: string;
  let b: string;
  /** Connected with A, and no part of what A and B write. */
  let k: string;

  describe('The chat', () => {
    usePair(cms, (pair) => {
      ({ a, b, k } = pair);
    });

    it('counts what is unread, in the conversation, in the header and in one notice, until it is read', async () => {
      const id = await begin();
      dataOf(await write(b, id, 'One'));
      dataOf(await write(b, id, 'Two'));
      const unread = async () => (await cms.data<Conversation[]>('/api/conversations', { token: a }))[0]?.unread;
      const user = () => cms.data<{ countUnread: number; countChatUnread: number }>('/api/user', { token: a });
      expect(await unread()).toBe(2);
      expect(await user()).toMatchObject({ countUnread: 0, countChatUnread: 1 });
      for (const language of ['en', 'ar'] as const) {
        const { notifications } = await cms.data<{ notifications: Notification[] }>('/api/user-notifications', {
          token: a,
          language,
        });
        expect(notifications).toMatchObject([
          { data: { type: 'new-message', channel_id: id, redirect_url: `/${language}/messages?convoId=${id}` } },
        ]);
        // What was written is read where one is signed in.
        expect(JSON.stringify(notifications)).not.toMatch(/One|Two/);
      }
      await read(a, id);
      expect(await unread()).toBe(0);
      expect(await user()).toMatchObject({ countChatUnread: 0 });
      const gone = dataOf(await write(b, id, 'Gone'));
      await change('DELETE', b, id, gone.id);
      expect(await user()).toMatchObject({ countChatUnread: 0 });
    });

    it('tells when something was read where both tell it, and neither where one does not', async () => {
      const id = await begin();
      const settings = (token: string, readReceipts: boolean) =>
        cms.post('/api/chat-settings', { readReceipts }, { token });
      const lastRead = async (writer: string, reader: string) => {
        dataOf(await write(writer, id, 'Read me'));
        await read(reader, id);
        return (await messagesOf(writer, id))[0]?.readAt !== null;
      };
      expect(await lastRead(a, b)).toBe(true);
      expect((await settings(b, false)).body).toEqual({ success: true, data: { readReceipts: false } });
      expect(await lastRead(a, b)).toBe(false);
      expect(await lastRead(b, a)).toBe(false);
      await settings(b, true);
      // What was not told then is not told later.
      expect((await messagesOf(a, id, '?limit=5')).filter(({ readAt }) => readAt !== null)).toHaveLength(1);
      expect(await lastRead(a, b)).toBe(true);
    });

    it('tells nobody when something was read whom its reader has parted from', async () => {
      const id = await begin();
      const times = async () => (await messagesOf(a, id)).map(({ readAt }) => readAt);
      dataOf(await write(a, id, 'Are you there?'));
      await cms.call('POST', `/api/members/${await memberOf(a)}/block`, undefined, { token: b });
      try {
        const before = await updatesOf(a, id, 0);
        await read(b, id);
        expect(await times()).toEqual([null]);
        expect(await updatesOf(a, id, 0)).toEqual(before);
      } finally {
        await connect(people.member, people.other);
      }
      // What was not told then is not told later.
      await read(b, id);
      expect(await times()).toEqual([null]);
    });

    it('is searched as the site is, in one’s own conversations alone', async () => {
      const id = await begin();
      dataOf(await write(a, id, 'قرأتُ الدّراسة في المكتبة'));
      dataOf(await write(a, id, 'موعد اللقاء غدًا'));
      dataOf(await write(b, id, 'The Café in Málaga was closed'));
      const found = async (token: string, q: string) =>
        (await cms.data<FoundMessage[]>(`/api/messages?q=${encodeURIComponent(q)}`, { token })).map(
          ({ message }) => message.text,
        );
      expect(await found(a, 'دراسه')).toHaveLength(1);
      for (const q of ['لقاء', 'لقا']) expect(await found(b, q)).toEqual(['موعد اللقاء غدًا']);
      expect(await found(b, 'cafe malag')).toEqual(['The Café in Málaga was closed']);
      expect(await found(a, 'cafe madrid')).toEqual([]);
      for (const q of ['', '%', '_', '"', "' or 1=1 --"]) expect(await found(a, q)).toEqual([]);
      expect(await found(k, 'cafe')).toEqual([]);
    });

    it('mails once, 15 minutes after a message that its reader was not there to read', async () => {
      const id = await begin();
      const { mailUnread } = cms.module<{ mailUnread: (now?: number) => Promise<void> }>('src/api/chat/mail-unread.js');
      const readerId = await userOf(people.other);
      await cms.db('notification_preferences').where({ user_id: readerId }).delete();
      await cms.call(
        'PATCH',
        '/api/notification-preferences',
        { types: { 'new-message': { email: 'instant' } } },
        { token: b },
      );
      const mails = () => cms.count('mail_jobs', { template: 'notice' });
      const began = await mails();
      const later = (minutes: number) => mailUnread(Date.now() + minutes * minuteMs);
      dataOf(await write(a, id, 'Are you there?'));
      await later(14);
      expect(await mails()).toBe(began);
      // Somebody who is there needs none.
      await cms
        .db('chat_people')
        .insert({ user_id: readerId, hides_reading: false, last_seen_at: Date.now() + 16 * minuteMs })
        .onConflict('user_id')
        .merge();
      await later(16);
      expect(await mails()).toBe(began);
      await cms.db('chat_people').where({ user_id: readerId }).update({ last_seen_at: 0 });
      await Promise.all([later(16), later(16)]);
      await later(17);
      dataOf(await write(a, id, 'Hello?'));
      await later(60);
      expect(await mails()).toBe(began + 1);
      await read(b, id);
      await later(90);
      expect(await mails()).toBe(began + 1);
      dataOf(await write(a, id, 'Good evening'));
      await later(120);
      expect(await mails()).toBe(began + 2);
      // Who has read it, or may not be written to any more, is mailed nothing.
      await read(b, id);
      dataOf(await write(a, id, 'Last'));
      await cms.db('connections').update({ status_id: 4 });
      await later(180);
      expect(await mails()).toBe(began + 2);
      await connect(people.member, people.other);
    });

    it('is listed with as many queries however many conversations there are', async () => {
      const few = await countQueries(cms, () => cms.data('/api/conversations?pageSize=100', { token: a }));
      const id = await begin();
      dataOf(await write(b, id, 'x'));
      await cms.data('/api/conversations?pageSize=100', { token: a });
      const one = await countQueries(cms, () => cms.data('/api/conversations?pageSize=100', { token: a }));
      expect(few).toBeLessThanOrEqual(one + 1);
      expect(one).toBeLessThanOrEqual(18);
      await cms.data(`/api/conversations/${id}/updates?after=0`, { token: a });
      expect(await countQueries(cms, () => updatesOf(a, id, 0))).toBeLessThanOrEqual(10);
    });
  });
}
