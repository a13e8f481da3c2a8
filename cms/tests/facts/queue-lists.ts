import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { QueueView } from '@scholars/contract/queue-views';
import type { QueueBreakdown, RowResult } from '@scholars/contract/queue-work';
import { queueAges } from '@scholars/contract/queues/queue-ages';
import { kindNames as kinds, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { firstStatus, nextStatuses, waitingStatuses } from '@scholars/contract/submission-status';
import type { Coordinator } from '@scholars/contract/submissions';
import { someOf } from '@scholars/contract/tests/short-run';
import type * as Breakdown from '../../src/api/submission/breakdown.js';
import type * as FindSubmissions from '../../src/api/submission/find-submissions.js';
import { people, type Cms } from '../support/cms.js';
import { countQueries } from '../support/count-queries.js';
import { findByReference, makeSubmission } from '../support/submissions.js';

/** What coordinators do with whole lists: saved views, what waits, many rows at once. */
export function queueListFacts(cms: Cms): void {
  const asCoordinator = async () => ({ token: await cms.tokenOf('coordinator') });
  const tableOf = (kind: SubmissionKind) => kind.replaceAll('-', '_');
  const views = async () => cms.data<QueueView[]>('/api/backoffice/queue-views', await asCoordinator());
  const save = async (view: Partial<QueueView>) => {
    const { body } = await cms.post<QueueView>(
      '/api/backoffice/queue-views',
      { queue: 'travel-intakes', name: randomUUID(), query: 'currentPage=1', isDefault: false, ...view },
      await asCoordinator(),
    );
    if (!body.success) throw new Error(JSON.stringify(body));
    return body.data;
  };
  const change = async (kind: SubmissionKind, rows: object[], reason = '') => {
    const { body } = await cms.post<RowResult[]>(
      `/api/backoffice/${kind}/changes`,
      { rows, reason },
      await asCoordinator(),
    );
    if (!body.success) throw new Error(JSON.stringify(body));
    return body.data;
  };

  describe('A saved view of a list', () => {
    it('is kept under a name, written anew under the same one, renamed and deleted', async () => {
      const saved = await save({ query: 'filters[0][field]=q&filters[0][value]=%D9%85' });
      const again = await save({ name: saved.name, query: 'sorters[0][field]=fullName' });
      expect(again).toEqual({ ...saved, query: 'sorters[0][field]=fullName' });
      const renamed = await cms.call(
        'PATCH',
        `/api/backoffice/queue-views/${saved.id}`,
        { name: 'للشهر القادم' },
        await asCoordinator(),
      );
      expect(renamed.body).toMatchObject({ success: true, data: { ...again, name: 'للشهر القادم' } });
      expect(await views()).toContainEqual({ ...again, name: 'للشهر القادم' });
      await cms.call('DELETE', `/api/backoffice/queue-views/${saved.id}`, undefined, await asCoordinator());
      expect((await views()).map(({ id }) => id)).not.toContain(saved.id);
    });

    it('is found again under a name of which half a sign was sent', async () => {
      const name = `${randomUUID()}\ud83d`;
      const saved = await save({ name });
      expect(await save({ name })).toEqual(saved);
      expect(saved.name).toBe(name.slice(0, -1));
    });

    it('does not take the name of another of the same list', async () => {
      const [one, other] = [await save({}), await save({})];
      const { status, body } = await cms.call(
        'PATCH',
        `/api/backoffice/queue-views/${one.id}`,
        { name: other.name },
        await asCoordinator(),
      );
      expect({ status, body }).toMatchObject({ status: 422, body: { errors: { name: [expect.any(String)] } } });
      const elsewhere = await save({ queue: 'member-accounts', name: other.name });
      expect(elsewhere.id).not.toBe(other.id);
    });

    it('is the one that its list opens with, and then no other is', async () => {
      const [one, other] = [await save({ isDefault: true }), await save({ isDefault: true })];
      const elsewhere = await save({ queue: 'applications', isDefault: true });
      const defaults = (await views()).filter(({ isDefault }) => isDefault).map(({ id }) => id);
      expect(defaults).toEqual(expect.arrayContaining([other.id, elsewhere.id]));
      expect(defaults).not.toContain(one.id);
    });

    it('is of no list that does not exist', async () => {
      const view = { queue: 'members', name: 'All', query: '', isDefault: false };
      const { status } = await cms.post('/api/backoffice/queue-views', view, await asCoordinator());
      expect(status).toBe(422);
    });
  });

  describe.each(someOf(kinds))('What waits in %s', (kind) => {
    const breakdownAt = (now: number) =>
      cms.module<typeof Breakdown>('src/api/submission/breakdown.js').getBreakdown(kind, { userId: 0 }, now);
    const countsOf = ({ ages }: QueueBreakdown) => ages.map(({ count }) => count);

    it('is counted by its age in days of Doha, to the minute of their change', async () => {
      // Beyond what the demo has, so that nothing else is counted as new.
      const now = Date.parse('2090-03-10T08:00:00Z');
      const before = countsOf(await breakdownAt(now));
      // 00:00 in Doha is 21:00 of the day before.
      const instants = ['2090-03-09T21:00:00Z', '2090-03-09T20:59:59Z', '2090-03-06T21:00:00Z', '2090-03-02T20:59:00Z'];
      const isPostgres = cms.db.client.dialect === 'postgresql';
      const setArrival = (reference: string, at: Date) =>
        cms
          .db(tableOf(kind))
          .where({ reference })
          .update({ created_at: isPostgres ? at : at.getTime() });
      const references: string[] = [];
      for (const instant of instants) {
        const { reference } = await makeSubmission(cms, kind);
        await setArrival(reference, new Date(instant));
        references.push(reference);
      }
      const after = await breakdownAt(now);
      // What arrives in 2090 would be the newest of every list.
      for (const reference of references) await setArrival(reference, new Date('2020-01-01'));
      expect(after.ages.map(({ age }) => age)).toEqual([...queueAges]);
      expect(countsOf(after).map((count, i) => count - (before[i] ?? 0))).toEqual([1, 2, 0, 1]);
      expect(after.ages.map(({ from, to }) => [from, to])).toEqual([
        ['2090-03-10', ''],
        ['2090-03-07', '2090-03-09'],
        ['2090-03-03', '2090-03-06'],
        ['', '2090-03-02'],
      ]);
    });

    it('is counted by who has taken it on, without what is decided, in two queries', async () => {
      const [me] = await cms.data<Coordinator[]>('/api/backoffice/coordinators', await asCoordinator());
      const countOf = async (id: string | null) => {
        const path = `/api/backoffice/${kind}/breakdown`;
        const { assignees } = await cms.data<QueueBreakdown>(path, await asCoordinator());
        return assignees.find((one) => one.id === id)?.count ?? 0;
      };
      const mine = await countOf(me?.id ?? '');
      const { id, version } = await makeSubmission(cms, kind, waitingStatuses(kind).at(-1));
      const free = await countOf(null);
      await change(kind, [{ id, version, assignee: me?.id }]);
      expect(await countOf(me?.id ?? '')).toBe(mine + 1);
      expect(await countOf(null)).toBe(free - 1);
      await cms.db(tableOf(kind)).where({ document_id: id }).update({ status: 'closed' });
      expect(await countOf(me?.id ?? '')).toBe(mine);
      expect(await countQueries(cms, () => breakdownAt(Date.now()))).toBe(2);
    });
  });

  describe('A list', () => {
    it('is read in three queries with what of it is one’s own, and one row in two', async () => {
      const ask = cms.module<typeof FindSubmissions>('src/api/submission/find-submissions.js');
      const { id } = await makeSubmission(cms, 'travel-intakes');
      const { id: userId } = await cms.db('up_users').where({ email: people.coordinator }).first('id');
      const query = { where: [], sort: [], fields: ['reference'], start: 0, limit: 25, page: undefined };
      const list = () => ask.findSubmissions('travel-intakes', query, { userId });
      expect(await countQueries(cms, list)).toBe(3);
      const row = () => ask.findSubmission('travel-intakes', id, ['reference'], { userId });
      expect(await countQueries(cms, row)).toBe(2);
    });
  });

  describe.each(someOf(kinds))('Many rows of %s', (kind) => {
    it('are changed each by itself: what somebody else changed, what has no such step, and what is not there are named', async () => {
      const [to = ''] = nextStatuses(kind, firstStatus(kind));
      const [good, moved, other] = [
        await makeSubmission(cms, kind),
        await makeSubmission(cms, kind),
        await makeSubmission(cms, kind),
      ];
      const results = await change(kind, [
        { id: good.id, version: good.version, to },
        { id: moved.id, version: moved.version + 1, to },
        { id: other.id, version: other.version, to: firstStatus(kind) },
        { id: randomUUID(), version: 1, to },
      ]);
      expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'changed', 'refused', 'missing']);
      expect(results.map(({ present }) => present?.status)).toEqual([
        to,
        firstStatus(kind),
        firstStatus(kind),
        undefined,
      ]);
      expect(results[0]).toMatchObject({ message: '', present: { version: good.version + 1 } });
      expect(results.slice(1).every(({ message }) => message !== '')).toBe(true);
      expect((await findByReference(cms, kind, good.reference)).history.at(-1)).toMatchObject({
        action: 'transition',
        from: firstStatus(kind),
        to,
      });
    });

    it('are assigned, and taken back where they have not changed since', async () => {
      const [me] = await cms.data<Coordinator[]>('/api/backoffice/coordinators', await asCoordinator());
      const [one, other] = [await makeSubmission(cms, kind), await makeSubmission(cms, kind)];
      const rows = [one, other].map(({ id, version }) => ({ id, version, assignee: me?.id }));
      const done = await change(kind, rows);
      expect(done.map(({ present }) => present?.assignee)).toEqual([me?.id, me?.id]);
      await change(kind, [{ id: other.id, version: done[1]?.present?.version, assignee: '' }]);
      const undone = await change(
        kind,
        done.map(({ id, present }) => ({ id, version: present?.version, assignee: '' })),
      );
      expect(undone.map(({ outcome }) => outcome)).toEqual(['done', 'changed']);
    });
  });

  describe('Many rows at once', () => {
    it('are told of by one notification, of one row by the one that names it', async () => {
      const [me] = await cms.data<Coordinator[]>('/api/backoffice/coordinators', await asCoordinator());
      const by = { userId: 0, name: 'Huda Nasser' };
      const module = cms.module<{
        changeSubmissions(kind: SubmissionKind, body: object, by: object, locale: 'en'): Promise<RowResult[]>;
      }>('src/api/submission/change-submissions.js');
      const made = [];
      for (let i = 0; i < 3; i++) made.push(await makeSubmission(cms, 'contact-messages'));
      const rowOf = ({ id, version }: { id: string; version: number }) => ({ id, version, assignee: me?.id });
      const told = async () =>
        cms
          .db('notifications')
          .where('notice', 'like', 'submission%-assigned')
          .orderBy('created_at')
          .select('notice', 'params');
      const before = (await told()).length;
      await module.changeSubmissions('contact-messages', { rows: made.slice(0, 2).map(rowOf), reason: '' }, by, 'en');
      await module.changeSubmissions('contact-messages', { rows: made.slice(2).map(rowOf), reason: '' }, by, 'en');
      expect(
        (await told())
          .slice(before)
          .map(({ notice }) => notice)
          .sort(),
      ).toEqual(['submission-assigned', 'submissions-assigned']);
    });

    it('are no more than fifty', async () => {
      const rows = Array.from({ length: 51 }, () => ({ id: randomUUID(), version: 1, assignee: '' }));
      const { status } = await cms.post(
        '/api/backoffice/travel-intakes/changes',
        { rows, reason: '' },
        await asCoordinator(),
      );
      expect(status).toBe(422);
    });
  });
}
