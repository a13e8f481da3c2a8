import { describe, expect, it } from 'vitest';
import type { Conversation } from '@scholars/contract/chat';
import { newPerson, useAccounts } from '../support/accounts.js';
import { dataOf, unknownId, useChat, usePair } from '../support/chat.js';
import { people, type Cms } from '../support/cms.js';
import type { SmtpSink } from '../support/smtp-sink.js';

/** Who may not read or write what, and how often those write who may. */
export function chatRightFacts(cms: Cms, sink: SmtpSink): void {
  const accounts = useAccounts(cms, sink);
  const { begin, change, chatOff, connect, forget, memberOf, messagesOf, start, updatesOf, userOf, write } =
    useChat(cms);
  let a: string;
  let b: string;
  /** Connected with A, and no part of what A and B write. */
  let k: string;
  let bId: string;

  describe('The chat', () => {
    usePair(cms, (pair) => {
      ({ a, b, k, bId } = pair);
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
      const own = dataOf(await start(k, await memberOf(a))).id;
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
      const aId = await memberOf(a);
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
          ['POST', '/api/conversations', { memberId: await memberOf(a) }],
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
  });
}
