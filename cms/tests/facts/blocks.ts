import { describe, expect, it } from 'vitest';
import {
  connectionState,
  suggestedMember,
  type ConnectionState,
  type SuggestedMember,
} from '@scholars/contract/connections';
import { dataOf, unknownId } from '../support/chat.js';
import { people, type Cms } from '../support/cms.js';
import { useConnections } from '../support/connections.js';
import { countQueries, leastQueries } from '../support/count-queries.js';
import type { Answer } from '../support/request.js';
import { shapeProblems } from './reads.js';

/** How members part and block, and what connections see of each other. */
export function blockFacts(cms: Cms): void {
  const { memberOf, ask, take, list, block, stateOf, forget, two, stranger } = useConnections(cms);

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
