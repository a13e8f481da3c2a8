import { describe, expect, it } from 'vitest';
import {
  connection,
  connectionStatus,
  connectionState,
  suggestedMember,
  type Connection,
  type ConnectionState,
  type SuggestedMember,
} from '@scholars/contract/connections';
import type { PageMeta } from '@scholars/contract/envelope';
import type { Notification } from '@scholars/contract/notifications';
import { newPerson, useAccounts } from '../support/accounts.js';
import { people, type Cms } from '../support/cms.js';
import { countQueries, leastQueries } from '../support/count-queries.js';
import type { Answer } from '../support/request.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { shapeProblems } from './reads.js';

const dayMs = 86_400_000;
const unknownId = '00000000-0000-4000-8000-000000000000';

/** How members ask each other, answer, part and block. */
export function connectionFacts(cms: Cms, sink: SmtpSink): void {
  const accounts = useAccounts(cms, sink);
  const memberOf = async (token: string) => (await cms.data<{ memberId: string }>('/api/user', { token })).memberId;
  const ask = (token: string, memberId: string, note = '') =>
    cms.post<Connection>('/api/connections', { memberId, note }, { token });
  const take = (token: string, id: string, statusId: number) =>
    cms.post<Connection>(`/api/connections/${id}/update`, { statusId }, { token });
  const list = async (token: string, query = '') => {
    const { body } = await cms.get<Connection[]>(`/api/connections${query}`, { token });
    if (!body.success) throw new Error(body.message);
    return { rows: body.data, meta: body.meta as PageMeta };
  };
  const block = (method: 'POST' | 'DELETE', token: string, memberId: string) =>
    cms.call(method, `/api/members/${memberId}/block`, undefined, { token });
  const stateOf = async (token: string, memberId: string) =>
    (await cms.data<ConnectionState[]>(`/api/connections/states?members=${memberId}`, { token }))[0];
  const dataOf = <Data>({ status, body }: Answer<Data>): Data => {
    if (!body.success) throw new Error(`${status}: ${body.message}`);
    return body.data;
  };
  const noticesOf = async (token: string, type: string, language: 'en' | 'ar' = 'en') =>
    (
      await cms.data<{ notifications: Notification[] }>('/api/user-notifications', { token, language })
    ).notifications.filter(({ data }) => data.type === type);
  const forget = () => cms.db('connections').delete();

  /** Two members who have nothing to do with each other, as the demo's accounts are after `forget`. */
  async function two() {
    await forget();
    const [a, b] = [await cms.tokenOf('member'), await cms.tokenOf('other')];
    return { a, b, aId: await memberOf(a), bId: await memberOf(b) };
  }
  /** An account that has nothing to do with either. */
  const stranger = () => cms.tokenOf('coordinator');

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

  describe('A block', () => {
    it('hides the connection from who is blocked, as if the other had no account', async () => {
      const { a, b, aId, bId } = await two();
      const { id } = dataOf(await ask(a, bId));
      dataOf(await take(b, id, 2));
      expect((await block('POST', b, aId)).status).toBe(200);
      expect((await list(a)).rows).toEqual([]);
      expect((await list(a)).meta.counts).toMatchObject({ blocked: 0, accepted: 0 });
      const nobody = await stateOf(a, unknownId);
      expect(await stateOf(a, bId)).toEqual({ ...nobody, memberId: bId });
      for (const to of [1, 2, 3, 4, 5]) expect((await take(a, id, to)).status).toBe(404);
      const [toBlocker, toNobody] = [await ask(a, bId), await ask(a, unknownId)];
      expect({ status: toBlocker.status, body: toBlocker.body }).toEqual({
        status: toNobody.status,
        body: toNobody.body,
      });
      expect(await stateOf(b, aId)).toMatchObject({ state: 'blocked' });
      expect((await list(b, '?statusId=5')).rows).toHaveLength(1);
      expect((await ask(b, aId)).status).toBe(422);
    });

    it('is lifted by who made it alone; of two each lifts their own', async () => {
      const { a, b, aId, bId } = await two();
      for (const _ of [1, 2]) expect((await block('POST', a, bId)).status).toBe(200);
      expect((await block('DELETE', b, aId)).status).toBe(200);
      expect(await stateOf(a, bId)).toMatchObject({ state: 'blocked' });
      await block('POST', b, aId);
      const { rows } = await list(a, '?statusId=5');
      expect(rows[0]?.id).toEqual((await list(b, '?statusId=5')).rows[0]?.id);
      // What goes on is the other one's, and nothing to be told of.
      expect(dataOf(await take(b, rows[0]?.id ?? '', 4))).toMatchObject({ statusId: 4 });
      expect(await stateOf(a, bId)).toMatchObject({ state: 'blocked' });
      expect(await stateOf(b, aId)).toMatchObject({ state: 'unavailable' });
      await block('DELETE', a, bId);
      expect(await stateOf(b, aId)).toMatchObject({ state: 'none' });
    });

    it('of who has left the directory is made by whom they have met; to all others they are as nobody', async () => {
      const { a, aId, b, bId } = await two();
      const hide = (isHidden: boolean) =>
        cms.db('members').where({ document_id: bId }).update({ directory_visible: !isHidden });
      const asNobody = async (call: (memberId: string) => Promise<Answer<unknown>>) => {
        const [theirs, nobodys] = [await call(bId), await call(unknownId)];
        expect([theirs.status, theirs.body]).toEqual([nobodys.status, nobodys.body]);
        return theirs.status;
      };
      await hide(true);
      try {
        for (const method of ['POST', 'DELETE'] as const)
          expect(await asNobody((memberId) => block(method, a, memberId))).toBe(404);
        expect(await asNobody((memberId) => ask(a, memberId))).toBe(422);
        expect((await stateOf(a, bId))?.state).toBe('unavailable');
        expect(await cms.count('connections')).toBe(0);

        // A block from the time before is lifted still, and is no acquaintance.
        await hide(false);
        await block('POST', a, bId);
        await hide(true);
        expect((await stateOf(a, bId))?.state).toBe('blocked');
        for (const method of ['POST', 'DELETE'] as const) expect((await block(method, a, bId)).status).toBe(200);
        expect((await stateOf(a, bId))?.state).toBe('unavailable');
        expect(await asNobody((memberId) => ask(a, memberId))).toBe(422);
        expect(await asNobody((memberId) => block('POST', a, memberId))).toBe(404);

        // Whom they have asked knows of them.
        dataOf(await ask(b, aId));
        expect((await block('POST', a, bId)).status).toBe(200);
      } finally {
        await hide(false);
      }
    });

    it('is made by whichever comes first, also at once with a request', async () => {
      const { a, b, aId, bId } = await two();
      await Promise.all([ask(a, bId), block('POST', b, aId), block('POST', a, bId), ask(b, aId)]);
      expect(await cms.count('connections')).toBe(1);
      expect(await cms.db('connections').first()).toMatchObject({
        status_id: 5,
        low_blocks_at: expect.any(Number),
        high_blocks_at: expect.any(Number),
      });
    });

    it('is of members who have an account, and not of oneself', async () => {
      const { a, aId } = await two();
      for (const id of [aId, unknownId, 'nobody']) expect((await block('POST', a, id)).status).toBe(404);
    });
  });

  describe('A profile', () => {
    it('shows connections what its owner shows to them, and to no one else, nor after a block', async () => {
      const { a, b, aId, bId } = await two();
      const emailFor = async (token?: string) =>
        (await cms.data<{ email?: string }>(`/api/members/${bId}`, token ? { token } : {})).email;
      expect([await emailFor(), await emailFor(a)]).toEqual([undefined, undefined]);
      const { id } = dataOf(await ask(a, bId));
      expect(await emailFor(a)).toBeUndefined();
      dataOf(await take(b, id, 2));
      expect([await emailFor(a), await emailFor(), await emailFor(await stranger())]).toEqual([
        people.other,
        undefined,
        undefined,
      ]);
      await block('POST', b, aId);
      expect(await emailFor(a)).toBeUndefined();
    });
  });

  describe('Connections', () => {
    it('are asked about and listed with as many queries however many there are', async () => {
      await forget();
      const token = await cms.tokenOf('member');
      const members = await cms.data<{ id: string }[]>('/api/members?pageSize=40');
      const ids = members.map(({ id }) => id);
      const cost = (path: string) => leastQueries(cms, () => cms.data(path, { token }));
      const paths = ['/api/connections?pageSize=100', `/api/connections/states?members=${ids.join(',')}`];
      for (const id of ids.slice(0, 4)) await ask(token, id);
      for (const path of paths) await cms.data(path, { token });
      const few = [];
      for (const path of paths) few.push(await cost(path));
      for (const id of ids.slice(4, 24)) await ask(token, id);
      const many = [];
      for (const path of paths) many.push(await cost(path));
      expect(many).toEqual(few);
      expect(Math.max(...many)).toBeLessThanOrEqual(12);
      const states = await cms.data<ConnectionState[]>(paths[1] ?? '', { token });
      for (const state of states) expect(shapeProblems(connectionState, state)).toEqual({});
      expect(states.map(({ memberId }) => memberId)).toEqual(ids);
      expect((await cms.get('/api/connections/states?members=', { token })).status).toBe(422);
    });

    it('lead to members one may know, each with the reasons, and never to whom one has to do with', async () => {
      await forget();
      const token = await cms.tokenOf('member');
      const suggested = () => cms.data<SuggestedMember[]>('/api/connections/suggestions', { token });
      const before = await suggested();
      expect(before.length).toBeGreaterThan(3);
      for (const one of before) {
        expect(shapeProblems(suggestedMember, one)).toEqual({});
        const shared = one.reasons.find(({ kind }) => kind === 'areas')?.count ?? 0;
        expect(shared).toBeLessThanOrEqual(one.member.thematicAreas.length);
      }
      const [first, second, third] = before.map(({ member }) => member.id);
      await ask(token, first ?? '');
      await block('POST', token, second ?? '');
      await cms.db('members').where({ document_id: third }).update({ directory_visible: false });
      const after = (await suggested()).map(({ member }) => member.id);
      await cms.db('members').where({ document_id: third }).update({ directory_visible: true });
      for (const id of [first, second, third]) expect(after).not.toContain(id);

      const other = await cms.tokenOf('other');
      const otherId = await memberOf(other);
      const { id } = dataOf(await ask(token, otherId));
      dataOf(await take(other, id, 2));
      const known = 'moussa-diop';
      const row = dataOf(await ask(other, known));
      await cms.db('connections').where({ id: row.id }).update({ status_id: 2 });
      const mutual = (await suggested()).find(({ member }) => member.slug === known);
      expect(mutual?.reasons).toContainEqual({ kind: 'mutual', count: 1 });
      expect(await countQueries(cms, suggested)).toBeLessThanOrEqual(20);
    });
  });
}
