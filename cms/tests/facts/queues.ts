import { describe, expect, it } from 'vitest';
import { messageText } from '@scholars/contract/message-catalogues';
import { rowFields } from '@scholars/contract/queues/queue-fields';
import { noFilters, queueConditions } from '@scholars/contract/queues/queue-filters';
import { describedKind, kindNames as kinds, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { firstStatus, statusesOf } from '@scholars/contract/submission-status';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { someOf } from '@scholars/contract/tests/short-run';
import type { Cms } from '../support/cms.js';
import { makeSubmission } from '../support/submissions.js';

/** What the list of a queue gives: rows in every status, sorted, paged, searched and narrowed as asked. */
export function queueFacts(cms: Cms): void {
  const asCoordinator = async () => ({ token: await cms.tokenOf('coordinator') });
  const detail = async (kind: SubmissionKind, id: string) =>
    cms.data<SubmissionDetail>(`/api/backoffice/${kind}/${id}/detail`, await asCoordinator());

  describe.each(someOf(kinds))('The queue of %s', (kind) => {
    interface Row {
      documentId: string;
      reference: string;
      status: string;
      createdAt: string;
      [field: string]: unknown;
    }
    const read = async (query: string) => {
      const { status, bytes } = await cms.get(`/api/backoffice/${kind}?${query}`, await asCoordinator());
      expect({ query, status }).toEqual({ query, status: 200 });
      return JSON.parse(bytes.toString()) as {
        data: Row[];
        meta: { pagination: { page: number; pageSize: number; total: number } };
      };
    };

    const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

    it('has a row of every status, as the counts say', async () => {
      const counts = await cms.data<Record<string, number>>(`/api/backoffice/${kind}/counts`, await asCoordinator());
      expect(Object.keys(counts)).toEqual(statusesOf(kind));
      for (const status of statusesOf(kind)) {
        const { data, meta } = await read(`filters[status][$eq]=${status}&pagination[pageSize]=100`);
        expect(data.every((row) => row.status === status)).toBe(true);
        expect(meta.pagination.total).toBe(counts[status]);
        expect(counts[status]).toBeGreaterThan(0);
      }
    });

    it('is sorted and paged as asked', async () => {
      const { data, meta } = await read('sort=createdAt:desc&pagination[page]=1&pagination[pageSize]=100');
      expect(data.map(({ createdAt }) => createdAt)).toEqual(
        data
          .map(({ createdAt }) => createdAt)
          .sort()
          .reverse(),
      );
      const paged = [
        ...(await read('sort[0]=createdAt:desc&sort[1]=id:desc&pagination[page]=1&pagination[pageSize]=3')).data,
        ...(await read('sort[0]=createdAt:desc&sort[1]=id:desc&pagination[page]=2&pagination[pageSize]=3')).data,
      ];
      expect(new Set(paged.map(({ reference }) => reference)).size).toBe(6);
      expect(meta.pagination).toMatchObject({ page: 1, total: await cms.count(kind.replaceAll('-', '_')) });
    });

    it('never gives more than a hundred rows', async () => {
      expect((await read('pagination[pageSize]=1000000')).meta.pagination.pageSize).toBeLessThanOrEqual(100);
      expect((await read('pagination[limit]=-1')).data.length).toBeLessThanOrEqual(100);
    });

    it('is searched by name and by reference', async () => {
      const { reference, fields } = await makeSubmission(cms, kind);
      const name = describedKind(kind).senderField;
      expect((await read(`filters[reference][$eq]=${reference}`)).data).toMatchObject([
        { reference, [name]: fields[name] },
      ]);
      expect(
        (await read(`filters[${name}][$containsi]=AMINA%20OTIENO&pagination[pageSize]=100`)).data.length,
      ).toBeGreaterThan(0);
    });

    it('is searched for all words in whatever its search reads, however their letters are written', async () => {
      const { reference } = await makeSubmission(cms, kind);
      const column = describedKind(kind).senderField.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      await cms
        .db(kind.replaceAll('-', '_'))
        .where({ reference })
        .update({ [column]: 'أحمد عبدالله بن عِيسى Núñez' });
      const found = async (q: string) =>
        (await read(`filters[q][$containsi]=${encodeURIComponent(q)}`)).data.map((row) => row.reference);
      for (const q of ['احمد عيسي', 'عيسى أحمد', 'عبد الله', 'nunez'])
        expect(await found(`${q} ${reference.toLowerCase()}`)).toEqual([reference]);
      for (const q of [`xyzzy ${reference}`, `R&D ${reference}`, '%']) expect(await found(q)).toEqual([]);
    });

    it('is searched by how words begin in each of its fields, and within words where none begins so', async () => {
      const { reference } = await makeSubmission(cms, kind);
      const row = () => cms.db(kind.replaceAll('-', '_')).where({ reference });
      const found = async (q: string) =>
        (await read(`filters[q][$containsi]=${encodeURIComponent(q)}`)).data.map((one) => one.reference);
      for (const field of describedKind(kind).searchIn.filter((name) => name !== 'reference')) {
        const [before] = await row().select(columnOf(field));
        await row().update({ [columnOf(field)]: `Some ${field}vqx@sought.example` });
        for (const q of [`${field}vq`, `${field}vqx@sought.ex`, `${field.slice(1)}vqx`])
          expect({ q, found: await found(q) }).toEqual({ q, found: [reference] });
        await row().update({ [columnOf(field)]: `Some vqx${field}` });
        for (const q of [`vqx${field}`, `qx${field}`])
          expect({ q, found: await found(q) }).toEqual({ q, found: [reference] });
        await row().update(before);
        expect(await found(`${field}vqx`)).toEqual([]);
      }
    });

    it('is searched within words too where that is asked for, beside what begins so', async () => {
      const column = columnOf(describedKind(kind).senderField);
      const named = async (name: string) => {
        const { reference } = await makeSubmission(cms, kind);
        await cms
          .db(kind.replaceAll('-', '_'))
          .where({ reference })
          .update({ [column]: name });
        return reference;
      };
      const [begins, has] = [await named('Qwtien Ahmad'), await named('Qwmina Oqwtieno')];
      const found = async (q: string) => {
        const { data, meta } = await read(`filters[q][$containsi]=${encodeURIComponent(q)}&sort=reference:asc`);
        expect(meta.pagination.total).toBe(data.length);
        return data.map((one) => one.reference);
      };
      expect(await found('qwtien')).toEqual([begins]);
      expect(await found('*qwtien')).toEqual([begins, has]);
      expect(await found('*qwmina qwtien')).toEqual([has]);
    });

    it('shows no account of staff, however it is asked', async () => {
      for (const query of ['populate=*', 'populate=createdBy', 'populate[createdBy]=true', 'fields=*']) {
        const { bytes } = await cms.get(`/api/backoffice/${kind}?${query}`, await asCoordinator());
        expect(bytes.toString()).not.toMatch(/password|createdBy|updatedBy|staff@|argon2|\$2[aby]\$/i);
      }
    });

    it.each([
      'filters[createdBy][email][$startsWith]=s',
      'filters[createdBy][password][$startsWith]=$2',
      'sort=createdBy.password',
      'filters[nothing]=1',
    ])('refuses %s', async (query) => {
      expect((await cms.get(`/api/backoffice/${kind}?${query}`, await asCoordinator())).status).toBe(400);
    });

    it.each([
      ['populate=*', 'populate'],
      ['fields=*', 'fields'],
      ['status=draft', 'status'],
      ['filters[status][$ne]=new', 'filters.status'],
      ['filters[status][$eq]=nothing', 'filters.status'],
      ['filters[$not][status][$eq]=new', 'filters.$not'],
      ['filters[createdAt][$gte]=yesterday', 'filters.createdAt'],
      ['pagination[page]=0', 'pagination.page'],
    ])('says what it does not know: %s', async (query, parameter) => {
      for (const path of [`/api/backoffice/${kind}`, `/api/backoffice/${kind}/nothing`]) {
        const { status, body } = await cms.get(`${path}?${query}`, await asCoordinator());
        expect({ status, body }).toEqual({
          status: 400,
          body: {
            success: false,
            message: messageText('en', 'error.malformed'),
            errors: { [parameter]: [messageText('en', 'value.invalid')] },
          },
        });
      }
    });

    it('is narrowed, ordered and cut to its columns as the back office asks', async () => {
      const first = firstStatus(kind);
      const filters = { ...noFilters(kind), statuses: [first], from: '2020-01-01', to: '2999-12-31' };
      const searched = { ...filters, q: describedKind(kind).referencePrefix };
      const conditions = queueConditions(kind, searched).flatMap(({ field, operator, value }) =>
        [value].flat().map((one, i) => [`[${field}][$${operator}]${operator === 'in' ? `[${i}]` : ''}`, one]),
      );
      const query = new URLSearchParams([
        ['sort', `${describedKind(kind).orders[0]}:asc,id:desc`],
        ...rowFields(kind).map((name, i) => [`fields[${i}]`, name]),
        ...conditions.map(([name, value]) => [`filters${String(name)}`, String(value)]),
        ['pagination[page]', '1'],
        ['pagination[pageSize]', '20'],
      ]);
      const { data, meta } = await read(query.toString());
      const { [first]: fresh } = await cms.data<Record<string, number>>(
        `/api/backoffice/${kind}/counts`,
        await asCoordinator(),
      );
      expect(meta.pagination).toEqual({ page: 1, pageSize: 20, pageCount: Math.ceil((fresh ?? 0) / 20), total: fresh });
      for (const row of data) {
        expect(Object.keys(row).sort()).toEqual([...new Set(['id', 'documentId', 'isOwn', ...rowFields(kind)])].sort());
        expect(row.status).toBe(first);
      }
    });

    it('gives one row by its id, and takes no writes', async () => {
      const { id, reference } = await makeSubmission(cms, kind);
      const { status, bytes } = await cms.get(`/api/backoffice/${kind}/${id}`, await asCoordinator());
      expect(status).toBe(200);
      expect(JSON.parse(bytes.toString()).data).toMatchObject({ documentId: id, reference });
      for (const method of ['PUT', 'DELETE', 'PATCH', 'POST']) {
        const answer = await cms.call(
          method,
          `/api/backoffice/${kind}/${id}`,
          { data: { status: 'approved' } },
          await asCoordinator(),
        );
        expect([404, 405]).toContain(answer.status);
      }
      expect((await detail(kind, id)).status).toBe(firstStatus(kind));
    });
  });
}
