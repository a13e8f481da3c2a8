import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chatMessage, conversation, type ChatMessage, type Conversation } from '@scholars/contract/chat';
import { dataOf, unknownId, useChat, usePair } from '../support/chat.js';
import type { Cms } from '../support/cms.js';
import { buildForm, buildPdf } from '../support/forms.js';
import { shapeProblems } from './reads.js';

const minuteMs = 60_000;

/** What connected members write to each other, change and delete. */
export function chatFacts(cms: Cms): void {
  const { begin, change, forget, memberOf, messagesOf, read, start, updatesOf, write } = useChat(cms);
  let a: string;
  let b: string;
  /** Connected with A, and no part of what A and B write. */
  let k: string;
  let bId: string;

  describe('The chat', () => {
    usePair(cms, (pair) => {
      ({ a, b, k, bId } = pair);
    });

    it('of the demo shows what was written, the last first, and what is unread', async () => {
      const conversations = await cms.data<Conversation[]>('/api/conversations', { token: a });
      expect(conversations.length).toBeGreaterThanOrEqual(3);
      for (const one of conversations) expect(shapeProblems(conversation, one)).toEqual({});
      expect(conversations[0]).toMatchObject({ with: { slug: 'yusuf-demir' }, unread: 1, canWrite: true });
    });

    it('is of connected members: one conversation for a pair, whoever begins, and however often at once', async () => {
      await forget();
      const aId = await memberOf(a);
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
  });
}
