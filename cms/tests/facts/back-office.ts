import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { rowFields } from '@scholars/contract/queues/queue-fields';
import { noFilters, queueConditions } from '@scholars/contract/queues/queue-filters';
import { describedKind, kindNames as kinds, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { firstStatus, isReasonNeeded, nextStatuses, statusesOf } from '@scholars/contract/submission-status';
import { submissionDetail, type SubmissionDetail } from '@scholars/contract/submissions';
import { someOf } from '@scholars/contract/tests/short-run';
import type { Cms } from '../support/cms.js';
import { buildFellow, buildIntake, buildJpeg, buildPdf, buildPng } from '../support/forms.js';
import { findByReference, makeSubmission, send } from '../support/submissions.js';
import { shapeProblems } from './reads.js';

/** What coordinators do: queues, files, and moves from status to status. */
export function backOfficeFacts(cms: Cms): void {
  const asCoordinator = async () => ({ token: await cms.tokenOf('coordinator') });
  const move = async (kind: SubmissionKind, id: string, body: Record<string, unknown>, language: 'en' | 'ar' = 'en') =>
    cms.post<SubmissionDetail>(`/api/backoffice/${kind}/${id}/transition`, body, {
      ...(await asCoordinator()),
      language,
    });
  const detail = async (kind: SubmissionKind, id: string) =>
    cms.data<SubmissionDetail>(`/api/backoffice/${kind}/${id}/detail`, await asCoordinator());

  describe.each(someOf(kinds))('A submission in %s', (kind) => {
    it.each(statusesOf(kind))('goes from %s along the allowed edges alone', async (from) => {
      const unmoved = await makeSubmission(cms, kind, from);
      for (const to of statusesOf(kind)) {
        const isAllowed = (nextStatuses(kind, from) as readonly string[]).includes(to);
        const submission = isAllowed ? await makeSubmission(cms, kind, from) : unmoved;
        const { status, body } = await move(kind, submission.id, { to, reason: 'Because', version: 1 });
        const after = await detail(kind, submission.id);
        if (isAllowed) {
          expect({ from, to, status, body }).toMatchObject({
            status: 200,
            body: { success: true, data: { status: to, version: 2, next: nextStatuses(kind, to) } },
          });
          expect(after.history.findLast(({ action }) => action === 'transition')).toMatchObject({
            action: 'transition',
            actor: 'Mariam Al-Sayed',
            from,
            to,
            reason: 'Because',
            at: expect.stringMatching(/Z$/),
          });
        } else {
          expect({ from, to, status, body }).toMatchObject({
            status: 422,
            body: { success: false, errors: { to: ['This step is not possible from the present status'] } },
          });
          expect(after).toEqual(submission);
        }
      }
    });

    it('needs a reason for the steps that the sender is told the reason of', async () => {
      for (const to of statusesOf(kind).filter(isReasonNeeded)) {
        const submission = await makeSubmission(cms, kind, 'in_review');
        for (const reason of [undefined, '', '   ']) {
          const { status, body } = await move(kind, submission.id, { to, reason, version: 1 });
          expect({ status, body }).toMatchObject({
            status: 422,
            body: { errors: { reason: ['Please give a reason'] } },
          });
        }
        expect(await detail(kind, submission.id)).toEqual(submission);
      }
    });

    it.each(locales)('answers a stale version with the present state, in the language %s', async (language) => {
      const { id } = await makeSubmission(cms, kind);
      expect((await move(kind, id, { to: 'in_review', version: 1 })).status).toBe(200);
      const { status, body } = await move(kind, id, { to: 'in_review', version: 1 }, language);
      expect(status).toBe(409);
      expect(body).toEqual({
        success: false,
        message: messageText(language, 'error.conflict'),
        data: await detail(kind, id),
      });
      expect(await detail(kind, id)).toMatchObject({ status: 'in_review', version: 2 });
    });

    it('lets one of ten simultaneous moves win, and writes one line', async () => {
      const { id } = await makeSubmission(cms, kind);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => move(kind, id, { to: 'in_review', version: 1 })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
      expect((await detail(kind, id)).history.map(({ action }) => action)).toEqual(['created', 'transition']);
    });

    it.each([
      [{}, ['to', 'version']],
      [{ to: 'in_review' }, ['version']],
      [{ to: 'in_review', version: '1' }, ['version']],
      [{ to: '', version: 1 }, ['to']],
      [{ to: 'in_review', version: 1, reason: 'x'.repeat(2001) }, ['reason']],
      [{ to: '__proto__', version: 1 }, ['to']],
      [{ to: 'constructor', version: 1 }, ['to']],
    ])('refuses the move %j', async (body, fields) => {
      const { id } = await makeSubmission(cms, kind);
      const answer = await move(kind, id, body);
      expect(answer.status).toBe(422);
      expect(!answer.body.success && Object.keys(answer.body.errors ?? {})).toEqual(fields);
    });

    it('has the shape that the contract declares', async () => {
      expect(shapeProblems(submissionDetail, await makeSubmission(cms, kind))).toEqual({});
    });

    it('that does not exist is not found', async () => {
      for (const path of [`/api/backoffice/${kind}/nothing/detail`, `/api/backoffice/${kind}/nothing`])
        expect((await cms.get(path, await asCoordinator())).status).toBe(404);
      expect((await move(kind, 'nothing', { to: 'in_review', version: 1 })).status).toBe(404);
    });
  });

  it.each(['users', 'up_users', 'constructor', '__proto__', 'toString', 'job-opportunities'])(
    'has no queue named %s',
    async (kind) => {
      for (const path of [
        `/api/backoffice/${kind}/counts`,
        `/api/backoffice/${kind}/1/detail`,
        `/api/backoffice/${kind}/1/files/1`,
      ]) {
        expect((await cms.get(path, await asCoordinator())).status).toBe(404);
      }
    },
  );

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
      const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
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

  describe('A file of a submission', () => {
    const sendOne = async () => {
      const { reference } = await send(
        cms,
        'travel-intake',
        buildIntake({ passportDocument: { bytes: buildPdf(900), name: 'pass "port"\r\nX-Evil: 1;é.pdf' } }),
      );
      const { id, files } = await findByReference(cms, 'travel-intakes', reference);
      return { id, fileId: files[0]?.id ?? '', path: `/api/backoffice/travel-intakes/${id}/files/${files[0]?.id}` };
    };

    it('is a download that no browser opens in place and no cache keeps', async () => {
      const { path } = await sendOne();
      const { status, headers, bytes } = await cms.get(path, await asCoordinator());
      expect(status).toBe(200);
      expect(bytes).toEqual(buildPdf(900));
      expect(headers.get('content-type')).toMatch(/^application\/pdf/);
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="TI-\d{4}-\d{6}-passport\.pdf"$/);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('x-evil')).toBeNull();
    });

    it.each([
      ['passport.hta', 'passport.hta'],
      ['passport.html', 'passport.html'],
      ['passport.exe', 'passport.exe'],
      ['passport\u202Efdp.exe', 'passportfdp.exe'],
      ['\u202Eexe.fdp', 'exe.fdp'],
      ['pass\u200B\u2066port.pdf', 'passport.pdf'],
      ['C:\\fakepath\\passport.pdf', 'passport.pdf'],
      ['جواز السفر.pdf', 'جواز السفر.pdf'],
    ])(
      'sent as %j leaves under its reference and what it is, and its name is shown in plain letters',
      async (name, shown) => {
        const { reference } = await send(
          cms,
          'travel-intake',
          buildIntake({ passportDocument: { bytes: buildPdf(), name, type: 'application/hta' } }),
        );
        const { id, files } = await findByReference(cms, 'travel-intakes', reference);
        expect(files).toMatchObject([
          { name: shown, downloadName: `${reference}-passport.pdf`, type: 'application/pdf' },
        ]);
        const { headers } = await cms.get(
          `/api/backoffice/travel-intakes/${id}/files/${files[0]?.id}`,
          await asCoordinator(),
        );
        expect(headers.get('content-disposition')).toBe(`attachment; filename="${reference}-passport.pdf"`);
        expect(headers.get('content-type')).toBe('application/pdf');
      },
    );

    it('is named by what its content shows', async () => {
      const png = { bytes: await buildPng(), name: 'me.pdf', type: 'application/pdf' };
      const intake = await send(cms, 'travel-intake', buildIntake({ passportDocument: png }));
      expect((await findByReference(cms, 'travel-intakes', intake.reference)).files).toMatchObject([
        { name: 'me.pdf', downloadName: `${intake.reference}-passport.png` },
      ]);
      const profile = await send(
        cms,
        'founding-fellows-profile',
        buildFellow({ photo: { bytes: await buildJpeg(), name: 'me.gif.exe' } }),
      );
      expect((await findByReference(cms, 'founding-fellows-profiles', profile.reference)).files).toMatchObject([
        { downloadName: `${profile.reference}-photo.jpg` },
      ]);
    });

    it('that was stored before names were judged is shown and sent like any other', async () => {
      const { id, fileId, path } = await sendOne();
      await cms.db('private_files').where({ id: fileId }).update({ name: 'passport\u202Efdp.exe' });
      const { reference, files } = await detail('travel-intakes', id);
      expect(files).toMatchObject([{ name: 'passportfdp.exe', downloadName: `${reference}-passport.pdf` }]);
      expect((await cms.get(path, await asCoordinator())).headers.get('content-disposition')).toBe(
        `attachment; filename="${reference}-passport.pdf"`,
      );
    });

    it('of a type that none of our forms takes is sent as bytes that nothing opens', async () => {
      const { id, fileId, path } = await sendOne();
      await cms.db('private_files').where({ id: fileId }).update({ type: 'text/html' });
      const { reference } = await detail('travel-intakes', id);
      const { headers } = await cms.get(path, await asCoordinator());
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${reference}-passport.bin"`);
      expect(headers.get('content-type')).toBe('application/octet-stream');
    });

    it('has each opening in the history', async () => {
      const { id, path } = await sendOne();
      await cms.get(path, await asCoordinator());
      await cms.get(path, await asCoordinator());
      const { history } = await detail('travel-intakes', id);
      expect(history.map(({ action }) => action)).toEqual(['created', 'file-opened', 'file-opened']);
      expect(history[1]).toMatchObject({ actor: 'Mariam Al-Sayed', reason: 'passportDocument', from: null, to: null });
    });

    it('is given to nobody but a coordinator, and then only under its own submission', async () => {
      const [one, other] = [await sendOne(), await sendOne()];
      expect((await cms.get(one.path)).status).toBe(401);
      expect((await cms.get(one.path, { token: await cms.tokenOf('member') })).status).toBe(403);
      const absent = '00000000-0000-4000-8000-000000000000';
      for (const path of [
        `/api/backoffice/travel-intakes/${one.id}/files/${other.fileId}`,
        `/api/backoffice/travel-intakes/${one.id}/files/${absent}`,
        `/api/backoffice/travel-intakes/nothing/files/${one.fileId}`,
        `/api/backoffice/founding-fellows-profiles/${one.id}/files/${one.fileId}`,
        `/api/backoffice/travel-intakes/${one.id}/files/..%2F..%2Fdata.db`,
      ]) {
        const { status, body } = await cms.get(path, await asCoordinator());
        expect({ path, status, body }).toEqual({ path, status: 404, body: { success: false, message: 'Not found' } });
      }
      expect((await detail('travel-intakes', one.id)).history.map(({ action }) => action)).toEqual(['created']);
    });

    it('with one byte changed on the disk is not given at all', async () => {
      const { fileId, path } = await sendOne();
      const stored = join(cms.dataDir, 'private-files', fileId);
      const bytes = readFileSync(stored);
      for (const at of [0, 4, 10, 25, bytes.length - 1]) {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ 1;
        writeFileSync(stored, changed);
        const answer = await cms.get(path, await asCoordinator());
        expect({ at, status: answer.status, body: answer.body }).toEqual({
          at,
          status: 500,
          body: { success: false, message: messageText('en', 'error.internal') },
        });
      }
      expect(cms.takeErrors()).toHaveLength(5);
      writeFileSync(stored, bytes);
      expect((await cms.get(path, await asCoordinator())).bytes).toEqual(buildPdf(900));
    });

    it('cannot stand in for another one', async () => {
      const [one, other] = [await sendOne(), await sendOne()];
      writeFileSync(
        join(cms.dataDir, 'private-files', one.fileId),
        readFileSync(join(cms.dataDir, 'private-files', other.fileId)),
      );
      expect((await cms.get(one.path, await asCoordinator())).status).toBe(500);
      expect(cms.takeErrors()).toHaveLength(1);
    });

    it('that was erased is not found, and its submission says when', async () => {
      const { id, fileId, path } = await sendOne();
      await cms
        .db('private_files')
        .where({ id: fileId })
        .update({ erased_at: Date.parse('2027-01-02T03:04:05Z') });
      expect((await cms.get(path, await asCoordinator())).status).toBe(404);
      expect((await detail('travel-intakes', id)).files[0]?.erasedAt).toBe('2027-01-02T03:04:05.000Z');
    });
  });
}
