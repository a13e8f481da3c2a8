import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../support/chat.js';
import { people, rowOf, type Cms } from '../support/cms.js';
import { quietMs, useLiveChannel, withConversation } from '../support/live-channel.js';

/** What members are told live of their conversations, of whom they know, and of what is unread. */
export function liveConversationFacts(cms: Cms): void {
  const { chat, connect, heardOf } = useLiveChannel(cms);
  let a: string;
  let b: string;
  /** Connected with A, and no part of what A and B write. */
  let k: string;
  let conversation: string;

  describe('The live channel', () => {
    withConversation(cms, (talk) => {
      ({ a, b, k, conversation } = talk);
    });

    it('tells both of a conversation by its id that there is something to ask for, once it can be asked for', async () => {
      const [mine, theirs, strange] = [await connect(a), await connect(b), await connect(k)];
      const told = theirs.next('conversation');
      const message = dataOf(await chat.write(a, conversation, 'Between us'));
      expect(await told).toEqual({ id: conversation, revision: message.sequence });
      expect((await chat.updatesOf(b, conversation, 0)).messages).toMatchObject([{ text: 'Between us' }]);
      await chat.change('PATCH', a, conversation, message.id, 'Between the two of us');
      await chat.read(b, conversation);
      await expect.poll(() => mine.of('conversation').map(({ revision }) => revision)).toEqual([1, 2, 3]);
      await chat.change('DELETE', a, conversation, message.id);
      await expect.poll(() => theirs.of('conversation').map(({ revision }) => revision)).toEqual([1, 2, 3, 4]);
      const [, , nothing] = await heardOf(mine, theirs, strange);
      expect(nothing).toEqual([]);
      expect(JSON.stringify([mine.heard, theirs.heard])).not.toContain('Between');
    });

    it('tells nothing of what was rolled back', async () => {
      const client = await connect(b);
      const { notify } = cms.module<{
        notify(trx: unknown, userId: number, name: string, params: object): Promise<void>;
      }>('src/api/notification/notify.js');
      const userId = await chat.userOf(people.other);
      const written = cms.db.transaction(async (trx) => {
        await notify(trx, userId, 'connection-accepted', { name: 'A', nameAr: 'أ' });
        throw new Error('Undone');
      });
      await expect(written).rejects.toThrow('Undone');
      expect(await heardOf(client)).toEqual([[]]);
    });

    it('tells how much is unread, in every window of theirs, with one question for many changes at once', async () => {
      const windows = [await connect(b), await connect(b, { transport: 'polling' })];
      const told = Promise.all(windows.map((client) => client.next('unread')));
      await Promise.all([1, 2, 3].map((n) => chat.write(a, conversation, `Number ${n}`)));
      expect(await told).toEqual([
        { countUnread: 0, countChatUnread: 1 },
        { countUnread: 0, countChatUnread: 1 },
      ]);
      const ended = windows[0]?.next('unread');
      await chat.read(b, conversation);
      expect(await ended).toEqual({ countUnread: 0, countChatUnread: 0 });
      await cms.db('notifications').insert({
        id: 'told-live',
        user_id: await chat.userOf(people.other),
        type: 'system',
        notice: 'x',
        params: '{}',
        redirect: '/',
        channel_id: null,
        created_at: 1,
        read_at: null,
      });
      for (const call of [
        () => cms.post('/api/user-notifications/told-live', {}, { token: b }),
        () => cms.call('DELETE', '/api/user-notifications/told-live', undefined, { token: b }),
      ]) {
        const changed = windows[1]?.next('unread');
        expect((await call()).status).toBe(200);
        expect(await changed).toEqual({ countUnread: 0, countChatUnread: 0 });
      }
    });

    it('tells the other one alone who is writing, and not whom is blocked or who keeps it to themselves', async () => {
      const [mine, theirs, strange] = [await connect(a), await connect(b), await connect(k)];
      const told = theirs.next('typing');
      mine.socket.emit('typing', conversation);
      expect(await told).toEqual({ id: conversation });
      expect(mine.of('typing')).toEqual([]);
      await cms.post('/api/chat-settings', { readReceipts: false }, { token: b });
      mine.socket.emit('typing', conversation);
      theirs.socket.emit('typing', conversation);
      await pause(quietMs);
      await cms.post('/api/chat-settings', { readReceipts: true }, { token: b });
      const ended = mine.next('contacts');
      await cms.post(`/api/members/${await chat.memberOf(a)}/block`, undefined, { token: b });
      await ended;
      mine.socket.emit('typing', conversation);
      theirs.socket.emit('typing', conversation);
      await heardOf(mine, theirs, strange);
      await chat.connect(people.member, people.other);
      expect([mine.of('typing'), theirs.of('typing').length, strange.heard]).toEqual([[], 1, []]);
    });

    it('shows who is there to those they are connected with, until ten seconds after their last window', async () => {
      const [mine, strange] = [await connect(a), await connect(k)];
      const [first, second] = [await connect(b), await connect(b)];
      const came = mine.next('presence');
      first.socket.emit('looking', true);
      expect(await came).toEqual({ id: conversation, isOnline: true });
      second.socket.emit('looking', true);
      expect(await chat.updatesOf(a, conversation, 0)).toMatchObject({ isOnline: true });
      first.socket.emit('looking', false);
      second.socket.disconnect();
      await pause(quietMs);
      expect(mine.of('presence')).toHaveLength(1);
      await expect
        .poll(() => mine.of('presence').at(-1), { timeout: 15_000 })
        .toEqual({ id: conversation, isOnline: false });
      expect(await chat.updatesOf(a, conversation, 0)).toMatchObject({ isOnline: false });
      expect(strange.heard).toEqual([]);
    });

    it('shows nobody there to whom keeps it to themselves, nor them to others', async () => {
      const [own, theirs] = [await connect(a), await connect(b)];
      const changed = own.next('contacts');
      await cms.post('/api/chat-settings', { readReceipts: false }, { token: b });
      await changed;
      own.socket.emit('looking', true);
      theirs.socket.emit('looking', true);
      await heardOf(own, theirs);
      expect([own.of('presence'), theirs.of('presence')]).toEqual([[], []]);
      for (const token of [a, b])
        expect(await chat.updatesOf(token, conversation, 0)).toMatchObject({ canWrite: true, isOnline: false });
      expect((await cms.data<{ isOnline: boolean }[]>('/api/conversations', { token: a }))[0]?.isOnline).toBe(false);
    });

    it('tells who does not chat of notifications alone', async () => {
      await chat.chatOff(people.other);
      try {
        const [mine, theirs] = [await connect(a), await connect(b)];
        const { tellConversation } = cms.module<{
          tellConversation(trx: unknown, row: object, revision: number): void;
        }>('src/api/chat/tell-conversation.js');
        tellConversation(cms.db, await rowOf(cms.db('chat_conversations').where({ id: conversation }).first()), 5);
        theirs.socket.emit('typing', conversation);
        theirs.socket.emit('looking', true);
        const told = theirs.next('unread');
        await cms.post('/api/user-notifications/read-all', {}, { token: b });
        await told;
        await heardOf(mine, theirs);
        expect(mine.heard).toEqual([{ name: 'conversation', news: { id: conversation, revision: 5 } }]);
        expect(theirs.heard.map(({ name }) => name)).toEqual(['unread']);
      } finally {
        await chat.chatOff(people.other, false);
      }
      // Who chats from now on is told without a new connection, and the other way round.
      const client = await connect(b);
      await chat.chatOff(people.other);
      await pause(2500);
      dataOf(await chat.start(k, await chat.memberOf(a)));
      await chat.chatOff(people.other, false);
      await pause(2500);
      dataOf(await chat.write(a, conversation, 'Hello again'));
      await expect.poll(() => client.of('conversation')).toEqual([{ id: conversation, revision: 1 }]);
    });
  });
}
