import { describe, expect, it } from 'vitest';
import { connection, connectionStatus } from '@scholars/contract/connections';
import { newPerson, useAccounts } from '../support/accounts.js';
import { dataOf, unknownId } from '../support/chat.js';
import { people, type Cms } from '../support/cms.js';
import { useConnections } from '../support/connections.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { shapeProblems } from './reads.js';

const dayMs = 86_400_000;

/** How members ask each other, and answer. */
export function connectionFacts(cms: Cms, sink: SmtpSink): void {
  const accounts = useAccounts(cms, sink);
  const { ask, take, list, block, stateOf, noticesOf, forget, two, stranger } = useConnections(cms);

  describe('The demo', () => {
    it('has connections of every kind, seen from both sides', async () => {
      const { rows, meta } = await list(await cms.tokenOf('member'));
      for (const row of rows) expect(shapeProblems(connection, row)).toEqual({});
      expect(meta.counts).toEqual({
        received: 2,
        sent: 1,
        pending: 3,
        accepted: 6,
        declined: 1,
        removed: 0,
        blocked: 0,
      });
      expect((await list(await cms.tokenOf('other'), '?statusId=2')).rows.map(({ member }) => member.slug)).toContain(
        'layla-haddad',
      );
    });
  });

  describe('A request to connect', () => {
    it('is shown to both with its note, tells the one who is asked, and is accepted by them alone', async () => {
      const { a, b, bId } = await two();
      await cms.db('notifications').delete();
      const asked = dataOf(await ask(a, bId, 'We met in <b>Rabat</b>'));
      expect(shapeProblems(connection, asked)).toEqual({});
      expect(asked).toMatchObject({
        statusId: 1,
        requestedByMe: true,
        member: { id: bId },
        note: 'We met in <b>Rabat</b>',
      });
      const [seen] = (await list(b, '?statusId=1&direction=received')).rows;
      expect(seen).toMatchObject({ id: asked.id, requestedByMe: false, member: { slug: 'layla-haddad' } });
      expect((await list(b, '?direction=sent')).rows).toEqual([]);
      expect(await stateOf(a, bId)).toMatchObject({ state: 'sent', connectionId: asked.id });

      const [notice] = await noticesOf(b, 'connection-request');
      expect(notice?.data).toMatchObject({
        title: 'Layla Haddad would like to connect with you',
        redirect_url: '/en/account/my-connections?tab=received',
      });
      expect((await noticesOf(b, 'connection-request', 'ar'))[0]?.data.title).toContain('ليلى حداد');

      expect((await take(a, asked.id, 2)).status).toBe(422);
      expect(dataOf(await take(b, asked.id, 2))).toMatchObject({ statusId: 2 });
      expect(await stateOf(a, bId)).toMatchObject({ state: 'connected' });
      const [accepted] = await noticesOf(a, 'connection-accepted');
      expect(accepted?.data.title).toBe('Yusuf Demir has accepted your request');
    });

    it('is nothing unread any more for who was asked, once it is answered or taken back; others are', async () => {
      const { a, b, aId, bId } = await two();
      const third = await stranger();
      for (const answer of [
        (id: string) => take(b, id, connectionStatus.accepted),
        (id: string) => take(b, id, connectionStatus.declined),
        (id: string) => take(a, id, connectionStatus.removed),
      ]) {
        await forget();
        await cms.db('notifications').delete();
        const { id } = dataOf(await ask(a, bId));
        await ask(third, bId);
        expect((await answer(id)).status).toBe(200);
        const unread = (await noticesOf(b, 'connection-request')).filter(({ read_at }) => read_at === null);
        expect(unread).toHaveLength(1);
        expect(unread[0]?.data.title).not.toContain('Layla Haddad');
      }
      expect(await stateOf(b, aId)).toMatchObject({ state: 'none' });
      await forget();
    });

    it('asked again, or by both at once and many times, is one, and tells once', async () => {
      const { a, b, aId, bId } = await two();
      await cms.db('notifications').delete();
      const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((n) => (n % 2 === 0 ? ask(a, bId) : ask(b, aId))));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map((answer) => dataOf(answer).id)).size).toBe(1);
      expect(await cms.count('connections')).toBe(1);
      expect(await cms.count('notifications', { type: 'connection-request' })).toBe(1);
    });

    it('is one pair for the database itself, whichever of the two comes first', async () => {
      await two();
      const row = {
        low_user_id: 1,
        high_user_id: 2,
        requester_id: 1,
        status_id: 1,
        note: '',
        updated_at: 1,
      };
      await cms.db('connections').insert({ id: 'one', ...row });
      await expect(cms.db('connections').insert({ id: 'two', ...row, requester_id: 2 })).rejects.toThrow();
      await expect(
        cms.db('connections').insert({ id: 'three', ...row, low_user_id: 2, high_user_id: 1 }),
      ).rejects.toThrow();
    });

    it('takes the steps that are decided and no other', async () => {
      const { a, b, aId, bId } = await two();
      const steps = async (who: string, id: string) =>
        Promise.all([1, 2, 3, 4, 5].map(async (to) => [to, (await take(who, id, to)).status] as const));
      // Each time anew: a step that is taken changes the next.
      const allowed = async (from: number, who: 'requester' | 'addressee') => {
        const taken: number[] = [];
        for (const to of [1, 2, 3, 4, 5]) {
          await forget();
          const { id } = dataOf(await ask(a, bId));
          await cms.db('connections').where({ id }).update({ status_id: from });
          const { status } = await take(who === 'requester' ? a : b, id, to);
          expect([200, 422]).toContain(status);
          if (status === 200) taken.push(to);
        }
        return taken;
      };
      expect(await allowed(1, 'requester')).toEqual([4, 5]);
      expect(await allowed(1, 'addressee')).toEqual([2, 3, 5]);
      expect(await allowed(2, 'requester')).toEqual([4, 5]);
      expect(await allowed(2, 'addressee')).toEqual([4, 5]);
      for (const who of ['requester', 'addressee'] as const) {
        expect(await allowed(3, who)).toEqual([5]);
        expect(await allowed(4, who)).toEqual([5]);
      }
      await forget();
      const { id } = dataOf(await ask(a, bId));
      for (const statusId of [0, 6, '2', null, 'accepted'])
        expect((await cms.post(`/api/connections/${id}/update`, { statusId }, { token: b })).status).toBe(422);
      // Not one of the two, and of nobody: as if there were none.
      expect((await steps(await stranger(), id)).map(([, status]) => status)).toEqual([404, 404, 404, 404, 404]);
      expect((await take(a, unknownId, 4)).status).toBe(404);
      expect((await list(await stranger())).rows).toEqual([]);
      // What is not theirs to say is not heard.
      await cms.post(`/api/connections/${id}/update`, { statusId: 3, requester: aId, requester_id: 1 }, { token: b });
      expect((await list(a)).rows[0]).toMatchObject({ statusId: 3, requestedByMe: true });
    });

    it('that was declined may be made again after 30 days by who asked, at any time by who declined', async () => {
      const { a, b, aId, bId } = await two();
      const { id } = dataOf(await ask(a, bId));
      dataOf(await take(b, id, 3));
      const refused = await ask(a, bId);
      expect(refused).toMatchObject({
        status: 422,
        body: { message: 'Your last request was declined. You can ask again in 30 days' },
      });
      expect(await stateOf(a, bId)).toMatchObject({ state: 'declined', mayAskFrom: expect.stringMatching(/Z$/) });
      expect(await stateOf(b, aId)).toMatchObject({ state: 'none', mayAskFrom: null });
      // A block in between ends no wait.
      await block('POST', b, aId);
      await block('DELETE', b, aId);
      expect((await ask(a, bId)).status).toBe(422);
      await cms.db('connections').update({ declined_at: Date.now() - 30 * dayMs - 1000 });
      expect(dataOf(await ask(a, bId))).toMatchObject({ statusId: 1 });
      dataOf(await take(b, id, 3));
      expect(dataOf(await ask(b, aId))).toMatchObject({ statusId: 1, requestedByMe: true });
    });

    it('that was withdrawn may be made again: the notice is unread again, and neither rings nor is mailed twice in a day', async () => {
      const { a, b, bId } = await two();
      await cms.db('notifications').delete();
      const toldBefore = await cms.count('mail_jobs', { template: 'notice' });
      for (const _ of [1, 2, 3]) {
        const { id } = dataOf(await ask(a, bId));
        expect(await noticesOf(b, 'connection-request')).toMatchObject([{ read_at: null }]);
        dataOf(await take(a, id, 4));
        expect(await noticesOf(b, 'connection-request')).toMatchObject([{ read_at: expect.any(String) }]);
      }
      expect(await cms.count('mail_jobs', { template: 'notice' })).toBe(toldBefore + 1);
      await cms.db('notifications').delete();
      dataOf(await ask(a, bId));
      expect(await noticesOf(b, 'connection-request')).toEqual([]);
    });

    it('that is made anew once the connection has ended, or the wait after a refusal, is told as the first was', async () => {
      const { a, b, aId, bId } = await two();
      await cms.db('notifications').delete();
      const mails = () => cms.count('mail_jobs', { template: 'notice' });
      const asked = async () => dataOf(await ask(a, bId)).id;
      const before = await mails();
      const { accepted, declined, removed } = connectionStatus;
      const first = await asked();
      dataOf(await take(b, first, accepted));
      dataOf(await take(b, first, removed));
      expect(await stateOf(a, bId)).toMatchObject({ state: 'none' });
      dataOf(await take(b, await asked(), declined));
      await cms.db('connections').update({ declined_at: 1, requested_at: 1 });
      await asked();
      expect(await noticesOf(b, 'connection-request')).toHaveLength(3);
      expect(await mails()).toBe(before + 3);
      expect(await stateOf(b, aId)).toMatchObject({ state: 'received' });
    });

    it('is not made to oneself, to nobody, nor to who is not to be found or may not sign in', async () => {
      const { a, aId, bId } = await two();
      for (const memberId of [aId, unknownId, 'nobody'])
        expect(await ask(a, memberId)).toMatchObject({
          status: 422,
          body: { message: 'This member cannot be asked at the moment' },
        });
      expect((await ask(a, '')).status).toBe(422);
      expect((await ask(a, bId, 'x'.repeat(501))).status).toBe(422);
      const other = cms.db('up_users').where({ email: people.other });
      await other.clone().update({ blocked: true });
      expect((await ask(a, bId)).status).toBe(422);
      await other.clone().update({ blocked: false });
      await cms.db('members').where({ document_id: bId }).update({ directory_visible: false });
      expect((await ask(a, bId)).status).toBe(422);
      await cms.db('members').where({ document_id: bId }).update({ directory_visible: true });
      expect((await ask(a, bId)).status).toBe(200);
    });

    it('is made five times a day by a new account, and thirty times by others', async () => {
      await forget();
      const fresh = await accounts.open(newPerson());
      const slugs: string[] = await cms
        .db('members')
        .where({ locale: 'en', directory_visible: true })
        .orderBy('id')
        .limit(40)
        .pluck('slug');
      const statuses = async (token: string) => {
        const answers: number[] = [];
        for (const slug of slugs.slice(2)) answers.push((await ask(token, slug)).status);
        return answers.filter((status) => status === 200).length;
      };
      expect(await statuses(fresh)).toBe(5);
      expect(await statuses(await cms.tokenOf('member'))).toBe(30);
      const refused = await ask(fresh, slugs[20] ?? '');
      expect(refused).toMatchObject({
        status: 429,
        body: { message: 'You can ask at most 5 members a day. Please go on tomorrow' },
      });
    });
  });
}
