import { beforeAll, describe, expect, it } from 'vitest';
import { kindNames, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { noFilters, queueConditions, type QueueFilters } from '@scholars/contract/queues/queue-filters';
import { statistics, statisticsDaysMax, type Statistics } from '@scholars/contract/statistics';
import type { Cms } from '../support/cms.js';
import { leastQueries } from '../support/count-queries.js';
import { shapeProblems } from './reads.js';
import { makeSubmission } from '../support/submissions.js';

const hourMs = 3_600_000;

/** Figures of days in which nothing else came in. */
export function statisticsFacts(cms: Cms): void {
  const read = async (query: string, language: 'en' | 'ar' = 'en') =>
    cms.data<Statistics>(`/api/backoffice/statistics?${query}`, {
      token: await cms.tokenOf('coordinator'),
      language,
    });
  const moment = (at: string) => (cms.db.client.dialect === 'postgresql' ? new Date(at) : Date.parse(at));

  /** One that arrived then, and was decided so many hours later. */
  async function arrive(
    kind: SubmissionKind,
    at: string,
    { status, hours, fields = {} }: { status?: string; hours?: number; fields?: Record<string, unknown> } = {},
  ): Promise<string> {
    const { id } = await makeSubmission(cms, kind, status);
    const table = kind.replaceAll('-', '_');
    await cms
      .db(table)
      .where({ document_id: id })
      .update({ created_at: moment(at), ...fields });
    await cms
      .db('audit_entries')
      .where({ kind, document_id: id })
      .update({ at: Date.parse(at) });
    const account = await cms.db('up_users').where({ email: 'coordinator@scholars.example' }).first('id');
    if (hours !== undefined && status)
      await cms.db('audit_entries').insert({
        kind,
        document_id: id,
        action: 'transition',
        actor_id: account.id,
        actor: 'Mariam Al-Sayed',
        from_status: 'in_review',
        to_status: status,
        reason: '',
        at: Date.parse(at) + hours * hourMs,
      });
    return id;
  }

  describe('The figures of the back office', () => {
    beforeAll(async () => {
      // Sunday 3 March 2019 begins in Doha at nine in the evening of Saturday in London.
      await arrive('contact-messages', '2019-03-02T20:59:59.999Z');
      await arrive('contact-messages', '2019-03-02T21:00:00.000Z', { status: 'answered', hours: 10 });
      await arrive('contact-messages', '2019-03-05T12:00:00.000Z', { status: 'answered', hours: 20 });
      await arrive('contact-messages', '2019-03-06T12:00:00.000Z', { status: 'declined', hours: 90 });
      await arrive('contact-messages', '2019-03-11T20:59:59.999Z', { status: 'in_review' });
      await arrive('contact-messages', '2019-03-11T21:00:00.000Z');
      await arrive('organization-requests', '2019-03-04T12:00:00.000Z', { fields: { country: 'KE' } });
      await arrive('organization-requests', '2019-03-05T12:00:00.000Z', { fields: { country: 'QA' } });
      await arrive('founding-fellows-profiles', '2019-03-05T12:00:00.000Z', { fields: { current_location: 'QA' } });
      const opportunity = await cms
        .db('opportunities')
        .where({ slug: 'groundwater-sustainability-fellowships' })
        .first('*');
      await arrive('applications', '2019-03-07T12:00:00.000Z', {
        fields: { opportunity_id: opportunity.document_id, country: '' },
      });
    });
    const days = 'from=2019-03-03&to=2019-03-11';
    const kindOf = (found: Statistics, kind: SubmissionKind) => found.kinds.find((one) => one.kind === kind);

    it('count what arrived on those days in Doha, by week and by status', async () => {
      const found = await read(days);
      expect(shapeProblems(statistics, found)).toEqual({});
      expect(found.kinds.map(({ kind }) => kind)).toEqual([...kindNames]);
      expect(found.weeks.map(({ from, to, arrived }) => [from, to, arrived['contact-messages']])).toEqual([
        ['2019-03-03', '2019-03-09', 3],
        ['2019-03-10', '2019-03-11', 1],
      ]);
      expect(kindOf(found, 'contact-messages')?.statuses).toEqual({ new: 0, in_review: 1, answered: 2, declined: 1 });
      expect(kindOf(found, 'travel-intakes')?.statuses).toMatchObject({ new: 0 });
    });

    const rowsIn = async (kind: SubmissionKind, narrowed: Partial<QueueFilters> = {}) => {
      const filters = { ...noFilters(kind), from: '2019-03-03', to: '2019-03-11', ...narrowed };
      const query = new URLSearchParams(
        queueConditions(kind, filters).flatMap((one) =>
          'field' in one ? [[`filters[${one.field}][$${one.operator}]`, String(one.value)]] : [],
        ),
      );
      const token = await cms.tokenOf('coordinator');
      const { bytes } = await cms.get(`/api/backoffice/${kind}?${query}`, { token });
      const { meta } = JSON.parse(bytes.toString()) as { meta: { pagination: { total: number } } };
      return meta.pagination.total;
    };

    it('are those of the rows that the queues show for the same days, a country or an area', async () => {
      const { kinds, countries, areas } = await read(days);
      const { statuses } = kinds.find(({ kind }) => kind === 'contact-messages') ?? {};
      expect(Object.values(statuses ?? {}).reduce((sum, n) => sum + n, 0)).toBe(await rowsIn('contact-messages'));
      for (const { area, count } of areas)
        expect(await rowsIn('applications', { area: String(area.id) }), area.title).toBe(count);
      for (const { country, kinds: counted } of countries)
        for (const kind of kindNames.filter((one) => counted[one]))
          expect(await rowsIn(kind, { country: country.code }), `${kind} ${country.code}`).toBe(counted[kind]);
    });

    it('say how long first decisions took: their median and the ninetieth of a hundred', async () => {
      const found = await read(days);
      expect(kindOf(found, 'contact-messages')).toMatchObject({ decided: 3, medianHours: 20, ninetiethHours: 90 });
      expect(kindOf(found, 'travel-intakes')).toMatchObject({ decided: 0, medianHours: null, ninetiethHours: null });
      expect(kindOf(await read('from=2019-03-03&to=2019-03-08'), 'contact-messages')).toMatchObject({
        decided: 2,
        medianHours: 10,
        ninetiethHours: 20,
      });
    });

    it('count countries over all kinds that ask for one, and areas of what is applied for, in the reader’s language', async () => {
      const found = await read(days, 'ar');
      expect(found.countries).toEqual([
        {
          country: { code: 'QA', name: 'قطر' },
          count: 2,
          kinds: { 'organization-requests': 1, 'founding-fellows-profiles': 1 },
        },
        { country: { code: 'KE', name: 'كينيا' }, count: 1, kinds: { 'organization-requests': 1 } },
      ]);
      expect(found.areas.map(({ area }) => area.id)).toEqual([1, 2, 3, 4, 5]);
      const counted = found.areas.filter(({ count }) => count > 0);
      expect(counted.map(({ count }) => count)).toEqual(counted.map(() => 1));
      expect(counted.length).toBeGreaterThan(0);
    });

    it('count no decision that was taken back', async () => {
      const id = await arrive('contact-messages', '2019-03-02T21:30:00.000Z', { status: 'answered', hours: 1 });
      const before = await read(days);
      await cms.db('audit_entries').insert({
        kind: 'contact-messages',
        document_id: id,
        action: 'taken-back',
        actor_id: null,
        actor: '',
        from_status: 'answered',
        to_status: 'in_review',
        reason: '',
        at: Date.now(),
      });
      const after = await read(days);
      const decided = (found: Statistics) => kindOf(found, 'contact-messages')?.decided;
      const byMe = (found: Statistics) => found.coordinators.find(({ name }) => name === 'Mariam Al-Sayed')?.decided;
      expect([decided(before), byMe(before)]).toEqual([4, 4]);
      expect([decided(after), byMe(after)]).toEqual([3, 3]);
      await cms.db('contact_messages').where({ document_id: id }).delete();
    });

    it('count as first the decision that held, where a step was taken back', async () => {
      const at = '2017-05-02T12:00:00.000Z';
      const went = async (
        ...steps: [action: 'transition' | 'taken-back', from: string, to: string, hours: number][]
      ) => {
        const id = await arrive('contact-messages', at);
        const line = { kind: 'contact-messages', document_id: id, actor_id: null, actor: '', reason: '' } as const;
        for (const [action, from_status, to_status, hours] of steps)
          await cms
            .db('audit_entries')
            .insert({ ...line, action, from_status, to_status, at: Date.parse(at) + hours * hourMs });
      };
      await went(
        ['transition', 'in_review', 'answered', 1],
        ['taken-back', 'answered', 'in_review', 2],
        ['transition', 'in_review', 'declined', 7],
      );
      await went(
        ['transition', 'new', 'in_review', 1],
        ['taken-back', 'in_review', 'new', 2],
        ['transition', 'in_review', 'answered', 5],
      );
      const found = kindOf(await read('from=2017-05-01&to=2017-05-31'), 'contact-messages');
      expect(found).toMatchObject({ decided: 2, medianHours: 5, ninetiethHours: 7 });
    });

    it('say who has what waiting, and has decided how many', async () => {
      const token = await cms.tokenOf('coordinator');
      const { id, version } = await makeSubmission(cms, 'contact-messages');
      const before = await read(days);
      const me = before.coordinators.find(({ name }) => name === 'Mariam Al-Sayed');
      const nobody = before.coordinators.at(-1);
      expect(me?.decided).toBe(3);
      await cms.post(`/api/backoffice/contact-messages/${id}/assign`, { assignee: me?.id, version }, { token });
      const after = await read(days);
      const waitingOf = (found: Statistics, person: string | null | undefined) =>
        found.coordinators.find((one) => one.id === person)?.waiting['contact-messages'];
      expect(waitingOf(after, me?.id)).toBe((waitingOf(before, me?.id) ?? 0) + 1);
      expect(nobody?.id).toBeNull();
      expect(waitingOf(after, null)).toBe((waitingOf(before, null) ?? 0) - 1);
    });

    it('follow the use of opportunities that are published, and of nothing that is made up', async () => {
      const slug = 'groundwater-sustainability-fellowships';
      const { document_id: id } = await cms.db('opportunities').where({ slug }).first('document_id');
      const note = (action: string, target_id: string, at: string) =>
        cms.db('ui_actions').insert({ at: Date.parse(at), action, target_type: 'opportunity', target_id, meta: '' });
      for (const action of ['view', 'view', 'view', 'share', 'apply', 'dismiss'])
        await note(action, id, '2019-03-04T12:00:00.000Z');
      await note('view', id, '2019-03-02T20:59:59.999Z');
      await note('view', 'made-up', '2019-03-04T12:00:00.000Z');
      const counted = { view: 3, save: 0, share: 1, apply: 1 };
      const { uses } = await read(days);
      expect(uses.all).toEqual(counted);
      expect(uses.opportunities).toEqual([{ id, slug, title: expect.stringMatching(/\w/), ...counted }]);
      const { uses: inArabic } = await read(days, 'ar');
      expect(inArabic.opportunities[0]?.title).toMatch(/[\u0600-\u06ff]/);
    });

    it('take as many queries for two years as for two days', async () => {
      await read(days);
      const few = await leastQueries(cms, () => read('from=2019-03-04&to=2019-03-05'));
      expect(await leastQueries(cms, () => read('from=2018-01-01&to=2019-12-31'))).toBe(few);
      expect(few).toBeLessThanOrEqual(13);
    });

    it('take no more queries for two thousand submissions, and count each once', async () => {
      const row = await cms.db('contact_messages').orderBy('id').first('*');
      const days = 'from=2018-01-01&to=2018-12-31';
      await read(days);
      const few = await leastQueries(cms, () => read(days));
      const many = Array.from({ length: 2000 }, (_, i) => ({
        ...row,
        // The same words two thousand times are taken out of SQLite's index for good one row at a time.
        subject: '',
        full_name: '',
        email_address: '',
        message: '',
        id: 1_000_000 + i,
        document_id: `many-${i}`,
        reference: `CM-2018-9${i}`,
        status: i % 4 === 0 ? 'answered' : 'new',
        assignee: null,
        created_at: moment(new Date(Date.UTC(2018, 0, 2) + i * hourMs * 0.3).toISOString()),
      }));
      const lines = many.flatMap(({ document_id, status }, i) =>
        ['created', 'transition'].map((action, step) => ({
          kind: 'contact-messages',
          document_id,
          action,
          actor: '',
          from_status: null,
          to_status: step === 1 ? (status === 'answered' ? 'answered' : 'in_review') : null,
          reason: '',
          at: Date.UTC(2018, 0, 2) + i * hourMs * 0.3 + step * (i % 1000) * hourMs,
        })),
      );
      try {
        await cms.db.batchInsert('contact_messages', many, 500);
        await cms.db.batchInsert('audit_entries', lines, 500);
        expect(await leastQueries(cms, () => read(days))).toBe(few);
        const found = await read(days);
        expect(found.weeks.reduce((sum, { arrived }) => sum + (arrived['contact-messages'] ?? 0), 0)).toBe(2000);
        expect(kindOf(found, 'contact-messages')).toMatchObject({ statuses: { new: 1500, answered: 500 } });
        expect(kindOf(found, 'contact-messages')?.medianHours).toBe(496);
      } finally {
        await cms.db('contact_messages').where('id', '>=', 1_000_000).delete();
        await cms.db('audit_entries').where('document_id', 'like', 'many-%').delete();
      }
    });

    it('are of the last ninety days where none are asked for', async () => {
      const { from, to, weeks } = await read('');
      expect(Date.parse(to) - Date.parse(from)).toBe(89 * 24 * hourMs);
      expect([weeks.at(0)?.from, weeks.at(-1)?.to]).toEqual([from, to]);
    });

    it.each([
      ['from=2019-03-03&to=2019-03-02', 'to'],
      ['from=2019-02-30', 'from'],
      ['from=1.1.2019', 'from'],
      [`from=2015-01-01&to=${new Date(Date.UTC(2015, 0, 1 + statisticsDaysMax)).toISOString().slice(0, 10)}`, 'to'],
    ])('are refused for %s', async (query, field) => {
      const { status, body } = await cms.get(`/api/backoffice/statistics?${query}`, {
        token: await cms.tokenOf('coordinator'),
      });
      expect({ status, fields: !body.success && Object.keys(body.errors ?? {}) }).toEqual({
        status: 422,
        fields: [field],
      });
    });
  });
}
