import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  chatMessage,
  conversation,
  type ChatMessage,
  type Conversation,
  type ConversationUpdates,
  type FoundMessage,
} from '@scholars/contract/chat';
import type { Notification } from '@scholars/contract/notifications';
import { newPerson, useAccounts } from '../support/accounts.js';
import { people, type Cms } from '../support/cms.js';
import { countQueries } from '../support/count-queries.js';
import { buildForm, buildPdf } from '../support/forms.js';
import type { Answer } from '../support/request.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { shapeProblems } from './reads.js';

const minuteMs = 60_000;
const unknownId = '00000000-0000-4000-8000-000000000000';

/** What connected members write to each other, and what nobody else may. */
export function chatFacts(cms: Cms, sink: SmtpSink): void {
  const accounts = useAccounts(cms, sink);
  let a: string;
  let b: string;
  /** Connected with A, and no part of what A and B write. */
  let k: string;
  let bId: string;
  const idOf = async (token: string) => (await cms.data<{ memberId: string }>('/api/user', { token })).memberId;
  const userOf = async (email: string) => (await cms.db('up_users').where({ email }).first('id')).id as number;
  const dataOf = <Data>({ status, body }: Answer<Data>): Data => {
    if (!body.success) throw new Error(`${status}: ${body.message}`);
    return body.data;
  };
  const connect = async (one: string, other: string) => {
    const [first, second] = [await userOf(one), await userOf(other)];
    const pair = { low_user_id: Math.min(first, second), high_user_id: Math.max(first, second) };
    await cms.db('connections').where(pair).delete();
    await cms
      .db('connections')
      .insert({ id: randomUUID(), ...pair, requester_id: first, status_id: 2, note: '', updated_at: Date.now() });
  };
  const start = (token: string, memberId: string) =>
    cms.post<Conversation>('/api/conversations', { memberId }, { token });
  const write = (token: string, id: string, text: string, clientMessageId: string = randomUUID()) =>
    cms.post<ChatMessage>(`/api/conversations/${id}/messages`, { text, clientMessageId }, { token });
  const messagesOf = (token: string, id: string, query = '') =>
    cms.data<ChatMessage[]>(`/api/conversations/${id}/messages${query}`, { token });
  const updatesOf = (token: string, id: string, after: number) =>
    cms.data<ConversationUpdates>(`/api/conversations/${id}/updates?after=${after}`, { token });
  const read = (token: string, id: string) => cms.post(`/api/conversations/${id}/read`, {}, { token });
  const change = (method: 'PATCH' | 'DELETE', token: string, id: string, messageId: string, text = 'Changed') =>
    cms.call(method, `/api/conversations/${id}/messages/${messageId}`, method === 'PATCH' ? { text } : undefined, {
      token,
    }) as Promise<Answer<ChatMessage>>;
  const forget = async () => {
    for (const table of ['chat_messages', 'chat_conversations', 'chat_people', 'chat_reports', 'notifications'])
      await cms.db(table).delete();
  };
  const begin = async () => {
    await forget();
    return dataOf(await start(a, bId)).id;
  };
  const chatOff = (email: string, isOff = true) =>
    cms.db('up_users').where({ email }).update({ messaging_system: !isOff });

  describe('The chat', () => {
    beforeAll(async () => {
      [a, b, k] = [await cms.tokenOf('member'), await cms.tokenOf('other'), await cms.tokenOf('coordinator')];
      await chatOff(people.coordinator, false);
      await idOf(k);
      bId = await idOf(b);
      await connect(people.member, people.other);
    });
    afterAll(() => chatOff(people.coordinator));

    it('of the demo shows what was written, the last first, and what is unread', async () => {
      const conversations = await cms.data<Conversation[]>('/api/conversations', { token: a });
      expect(conversations.length).toBeGreaterThanOrEqual(3);
      for (const one of conversations) expect(shapeProblems(conversation, one)).toEqual({});
      expect(conversations[0]).toMatchObject({ with: { slug: 'yusuf-demir' }, unread: 1, canWrite: true });
    });

    it('is of connected members: one conversation for a pair, whoever begins, and however often at once', async () => {
      await forget();
      const aId = await idOf(a);
      const answers = await Promise.all([start(a, bId), start(b, aId), start(a, bId), start(b, aId)]);
      expect(new Set(answers.map((answer) => dataOf(answer).id)).size).toBe(1);
      for (const memberId of [unknownId, aId, 'kenji-morita'])
        expect(await start(a, memberId)).toMatchObject({
          status: 422,
          body: { message: 'You can write to each other while you are connected' },
        });
    });

    it('keeps messages in one order for both, with each told whose it is', async () => {
      const id = await begin();
      const texts = ['One', 'واحد', 'Two\nlines', 'https://a.example <b>x</b>'];
      for (const [index, text] of texts.entries()) dataOf(await write(index % 2 === 0 ? a : b, id, text));
      const [mine, theirs] = [await messagesOf(a, id), await messagesOf(b, id)];
      for (const message of mine) expect(shapeProblems(chatMessage, message)).toEqual({});
      expect(mine.map(({ text }) => text)).toEqual([...texts].reverse());
      expect(theirs.map((message) => message.id)).toEqual(mine.map((message) => message.id));
      expect(mine.map(({ fromMe }) => fromMe)).toEqual([false, true, false, true]);
      expect(theirs.map(({ fromMe }) => fromMe)).toEqual([true, false, true, false]);
      // Whose it is by the sender's own id is told to nobody.
      for (const message of mine.filter(({ fromMe }) => !fromMe)) expect(message.clientMessageId).toBe('');
    });

    it('stores a message once for each client id, also when it comes many times at once; places are never shared', async () => {
      const id = await begin();
      const same = randomUUID();
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => write(a, id, 'Once', same)),
        ...Array.from({ length: 5 }, (_, n) => write(n % 2 === 0 ? a : b, id, `Another ${n}`)),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.slice(0, 5).map((answer) => dataOf(answer).id)).size).toBe(1);
      const all = await messagesOf(a, id, '?limit=100');
      expect(all.filter(({ text }) => text === 'Once')).toHaveLength(1);
      expect(all).toHaveLength(6);
      expect(new Set(all.map(({ sequence }) => sequence)).size).toBe(6);
      // Of another writer the same id is another message.
      expect(dataOf(await write(b, id, 'Mine', same)).text).toBe('Mine');
      const row = await cms.db('chat_messages').where({ conversation_id: id }).first();
      await expect(cms.db('chat_messages').insert({ ...row, id: randomUUID(), sequence: 999 })).rejects.toThrow();
      await expect(
        cms.db('chat_messages').insert({ ...row, id: randomUUID(), client_message_id: 'x' }),
      ).rejects.toThrow();
    });

    it('refuses what is no message, and takes 4,000 characters', async () => {
      const id = await begin();
      expect((await write(a, id, '   ')).status).toBe(422);
      expect((await write(a, id, 'x', '')).status).toBe(422);
      expect((await write(a, id, 'x', 'y'.repeat(65))).status).toBe(422);
      expect((await write(a, id, 'ب'.repeat(4001))).status).toBe(422);
      expect(dataOf(await write(a, id, '🙂'.repeat(4000))).text).toHaveLength(8000);
      // What is not the sender's to say is not heard.
      const { body } = await cms.post<ChatMessage>(
        `/api/conversations/${id}/messages`,
        {
          text: 'Forged',
          clientMessageId: 'f',
          senderId: 1,
          sender_id: 1,
          sentAt: '2020-01-01T00:00:00Z',
          sequence: 1,
          readAt: '2020-01-01T00:00:00Z',
        },
        { token: b },
      );
      expect(body).toMatchObject({ success: true, data: { fromMe: true, readAt: null } });
      expect((await messagesOf(a, id))[0]).toMatchObject({ text: 'Forged', fromMe: false });
    });

    it('pages backwards without gaps while new ones arrive', async () => {
      const id = await begin();
      for (let n = 1; n <= 25; n += 1) dataOf(await write(a, id, `Number ${n}`));
      const seen: string[] = [];
      let before = '';
      for (;;) {
        const page = await messagesOf(b, id, `?limit=10${before && `&before=${before}`}`);
        if (page.length === 0) break;
        seen.push(...page.map(({ text }) => text));
        before = page.at(-1)?.id ?? '';
        dataOf(await write(a, id, 'New'));
      }
      expect(seen).toEqual(Array.from({ length: 25 }, (_, n) => `Number ${25 - n}`));
      expect(await messagesOf(b, id, `?before=${unknownId}`)).toEqual([]);
    });

    it('tells who was away all that has happened since: new, changed, deleted and read', async () => {
      const id = await begin();
      const first = dataOf(await write(a, id, 'First'));
      const second = dataOf(await write(a, id, 'Second'));
      const { revision } = await updatesOf(b, id, 0);
      expect((await updatesOf(b, id, revision)).messages).toEqual([]);
      dataOf(await change('PATCH', a, id, first.id, 'First, better'));
      expect((await change('DELETE', a, id, second.id)).status).toBe(200);
      dataOf(await write(b, id, 'Third'));
      const missed = await updatesOf(b, id, revision);
      expect(
        missed.messages.map(({ text, editedAt, deletedAt }) => [text, editedAt !== null, deletedAt !== null]),
      ).toEqual([
        ['First, better', true, false],
        ['', false, true],
        ['Third', false, false],
      ]);
      const before = (await updatesOf(a, id, 0)).revision;
      await read(b, id);
      const { messages } = await updatesOf(a, id, before);
      expect(messages.map((message) => [message.text, message.readAt !== null])).toEqual([['First, better', true]]);
      for (const after of ['-1', 'x', '1.5'])
        expect((await cms.get(`/api/conversations/${id}/updates?after=${after}`, { token: a })).status).toBe(422);
    });

    it('lets a writer change and delete what is theirs, for 15 minutes', async () => {
      const id = await begin();
      const message = dataOf(await write(a, id, 'Mine'));
      expect(message.mayChangeUntil).not.toBeNull();
      for (const method of ['PATCH', 'DELETE'] as const)
        for (const token of [b, k]) expect((await change(method, token, id, message.id)).status).toBe(404);
      expect((await messagesOf(b, id))[0]).toMatchObject({ text: 'Mine', editedAt: null, mayChangeUntil: null });
      expect((await change('PATCH', a, id, message.id, ' ')).status).toBe(422);
      await cms
        .db('chat_messages')
        .where({ id: message.id })
        .update({ sent_at: Date.now() - 15 * minuteMs });
      for (const method of ['PATCH', 'DELETE'] as const)
        expect(await change(method, a, id, message.id)).toMatchObject({
          status: 422,
          body: { message: 'This message can no longer be changed' },
        });
      const other = dataOf(await write(a, id, 'Gone'));
      await change('DELETE', a, id, other.id);
      expect((await change('PATCH', a, id, other.id)).status).toBe(422);
      expect(JSON.stringify(await cms.db('chat_messages'))).not.toContain('Gone');
    });

    it('keeps a file as private files are, for the two alone, and erases it with its message', async () => {
      const id = await begin();
      const before = cms.privateFiles();
      const send = (fields: Parameters<typeof buildForm>[0], token = a) =>
        cms.post<ChatMessage>(
          `/api/conversations/${id}/messages`,
          buildForm({ text: '', clientMessageId: randomUUID(), ...fields }),
          { token },
        );
      const message = dataOf(await send({ file: { bytes: buildPdf(), name: 'plan\u202efdp.exe' } }));
      expect(message.file).toEqual({ name: 'planfdp.exe', type: 'application/pdf', size: expect.any(Number) });
      const path = `/api/conversations/${id}/messages/${message.id}/file`;
      for (const token of [a, b]) {
        const { status, headers } = await cms.get(path, { token });
        expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
          200,
          'application/pdf',
          'private, no-store',
        ]);
        expect(headers.get('content-disposition')).toMatch(/^attachment; filename="message-[0-9a-f]{8}\.pdf"$/);
      }
      expect((await cms.get(path, { token: k })).status).toBe(404);
      expect((await cms.get(path)).status).toBe(401);
      for (const bytes of [
        Buffer.from('<svg onload="x()"/>'),
        Buffer.from('MZ not a document'),
        Buffer.from('%PDF-1.7 torn'),
      ])
        expect((await send({ file: { bytes, name: 'a.pdf' } })).status).toBe(422);
      expect(cms.privateFiles()).toHaveLength(before.length + 1);
      expect((await change('DELETE', a, id, message.id)).status).toBe(200);
      expect(cms.privateFiles()).toEqual(before);
      expect((await cms.get(path, { token: b })).status).toBe(404);
      // Sent twice, kept once.
      const fields = { clientMessageId: 'with-file', file: { bytes: buildPdf(), name: 'a.pdf' } };
      expect(dataOf(await send(fields)).id).toBe(dataOf(await send(fields)).id);
      expect(cms.privateFiles()).toHaveLength(before.length + 1);
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
      await cms.call('POST', `/api/members/${await idOf(a)}/block`, undefined, { token: b });
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

    it('is open to nobody else: not to read, write, change, report, nor to learn of', async () => {
      const id = await begin();
      const message = dataOf(await write(a, id, 'Between us'));
      await connect(people.coordinator, people.member);
      const calls: [string, string, unknown?][] = [
        ['GET', `/api/conversations/{id}`],
        ['GET', `/api/conversations/{id}/messages`],
        ['GET', `/api/conversations/{id}/updates?after=0`],
        ['POST', `/api/conversations/{id}/messages`, { text: 'I too', clientMessageId: 'x' }],
        ['POST', `/api/conversations/{id}/read`, {}],
        ['POST', `/api/conversations/{id}/report`, { reason: 'Nosy' }],
        ['PATCH', `/api/conversations/{id}/messages/${message.id}`, { text: 'Changed' }],
        ['DELETE', `/api/conversations/{id}/messages/${message.id}`],
        ['GET', `/api/conversations/{id}/messages/${message.id}/file`],
      ];
      for (const [method, path, body] of calls) {
        const ask = (of: string) => cms.call(method, path.replace('{id}', of), body, { token: k });
        const [theirs, nobodys] = [await ask(id), await ask(unknownId)];
        expect({ method, path, status: theirs.status }).toEqual({ method, path, status: 404 });
        expect(theirs.bytes.toString()).toBe(nobodys.bytes.toString());
      }
      expect(await cms.data('/api/conversations', { token: k })).toEqual([]);
      // A message of one conversation is not found through another.
      const own = dataOf(await start(k, await idOf(a))).id;
      expect(
        (await cms.get(`/api/conversations/${own}/messages?before=${message.id}`, { token: k })).body,
      ).toMatchObject({ data: [] });
      expect((await change('DELETE', a, own, message.id)).status).toBe(404);
      expect(await cms.count('chat_messages')).toBe(1);
      expect(await cms.count('chat_reports')).toBe(0);
    });

    it('ends for both with a block or the connection; what was written stays to be read', async () => {
      const id = await begin();
      dataOf(await write(a, id, 'Before'));
      const aId = await idOf(a);
      for (const [method, token, other] of [
        ['POST', b, aId],
        ['POST', a, bId],
      ] as const) {
        await cms.call(method, `/api/members/${other}/block`, undefined, { token });
        for (const [who, whom] of [
          [a, bId],
          [b, aId],
        ] as const) {
          expect(await write(who, id, 'After')).toMatchObject({
            status: 422,
            body: { message: 'You can write to each other while you are connected' },
          });
          expect((await start(who, whom)).status).toBe(422);
          expect(await updatesOf(who, id, 0)).toMatchObject({ canWrite: false, isOnline: false });
        }
        await connect(people.member, people.other);
      }
      await cms.db('connections').update({ status_id: 4 });
      expect((await write(a, id, 'After')).status).toBe(422);
      expect((await messagesOf(b, id)).map(({ text }) => text)).toEqual(['Before']);
      await connect(people.member, people.other);
      dataOf(await write(a, id, 'Again'));
    });

    it('is not there for whom it is off, and nobody writes to them', async () => {
      const id = await begin();
      await chatOff(people.other);
      try {
        const calls: [string, string, unknown?][] = [
          ['GET', '/api/conversations'],
          ['POST', '/api/conversations', { memberId: await idOf(a) }],
          ['GET', `/api/conversations/${id}/messages`],
          ['POST', `/api/conversations/${id}/messages`, { text: 'x', clientMessageId: 'x' }],
          ['GET', '/api/messages?q=x'],
          ['GET', '/api/chat-settings'],
          ['POST', '/api/chat-settings', { readReceipts: true }],
        ];
        for (const [method, path, body] of calls)
          expect({ path, status: (await cms.call(method, path, body, { token: b })).status }).toEqual({
            path,
            status: 404,
          });
        expect((await write(a, id, 'x')).status).toBe(422);
        expect((await start(a, bId)).status).toBe(422);
      } finally {
        await chatOff(people.other, false);
      }
    });

    it('is reported for the moderators, and the other one is told nothing', async () => {
      const id = await begin();
      dataOf(await write(b, id, 'Spam'));
      const notices = await cms.count('notifications');
      expect((await cms.post(`/api/conversations/${id}/report`, { reason: '' }, { token: a })).status).toBe(422);
      expect((await cms.post(`/api/conversations/${id}/report`, { reason: 'It is spam' }, { token: a })).status).toBe(
        200,
      );
      expect(await cms.db('chat_reports')).toMatchObject([
        {
          conversation_id: id,
          reporter_id: await userOf(people.member),
          reported_id: await userOf(people.other),
          reason: 'It is spam',
          up_to_revision: 1,
          status: 'new',
        },
      ]);
      expect(await cms.count('notifications')).toBe(notices);
    });

    it('lets a new account begin two conversations and send five messages a day, others begin fifteen', async () => {
      await forget();
      const email = newPerson();
      const fresh = await accounts.open(email);
      const emails: string[] = await cms
        .db('up_users')
        .where('email', 'like', '%@members.scholars.example')
        .orderBy('id')
        .limit(17)
        .pluck('email');
      const begun = async (token: string, of: string) => {
        let count = 0;
        for (const other of emails) {
          await connect(of, other);
          const slug = other.split('@')[0] ?? '';
          if ((await start(token, slug)).status === 200) count += 1;
        }
        return count;
      };
      expect(await begun(fresh, email)).toBe(2);
      expect(await begun(a, people.member)).toBe(15);
      const [own] = await cms.data<Conversation[]>('/api/conversations', { token: fresh });
      const statuses: number[] = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await write(fresh, own?.id ?? '', `Number ${n}`)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
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
