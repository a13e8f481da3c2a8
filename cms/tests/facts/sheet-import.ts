import { buffer } from 'node:stream/consumers';
import JSZip from 'jszip';
import { describe, expect, it, vi } from 'vitest';
import { readSheet } from 'read-excel-file/universal';
import type { User } from '@scholars/contract/account';
import {
  sheetCheck,
  sheetImport,
  sheetImportSummary,
  type SheetCheck,
  type SheetImport,
  type SheetImportSummary,
} from '@scholars/contract/sheet-imports';
import { messageText } from '@scholars/contract/message-catalogues';
import type * as Turns from '../../src/platform/processes/turns.js';
import type * as WriteSheet from '../../src/platform/sheets/write-sheet.js';
import type { Cms } from '../support/cms.js';
import { buildForm, type Fields } from '../support/forms.js';
import { shapeProblems } from './reads.js';

type Cell = string | undefined;
type Row = Partial<Record<string, Cell>>;

const heads = {
  titleEn: 'Title (English)',
  titleAr: 'العنوان (بالعربية)',
  summaryEn: 'Summary (English)',
  summaryAr: 'Summary (Arabic)',
  descriptionAr: 'الوصف (بالعربية)',
  agsCategory: 'agsCategory',
  category: 'Category',
  partner: 'المؤسسة',
  thematicAreas: 'Focus areas',
  country: 'Country',
  workMode: 'Way of working',
  seats: 'Places',
  deadline: 'Deadline',
  applyUrl: 'Web address to apply at',
} as const;
type Head = keyof typeof heads;

const reasonOf = (problem: string) => messageText('en', problem);

/** Ten kinds of faults, each with the field that is to be blamed for it and the reason. */
const faults: { change: Row; field: string; reason: string }[] = [
  {
    change: { titleEn: '', titleAr: '', summaryEn: '', summaryAr: '', descriptionAr: '' },
    field: 'titleEn',
    reason: reasonOf('text.required'),
  },
  { change: { titleAr: '' }, field: 'titleAr', reason: reasonOf('cell.nameInLanguage') },
  { change: { summaryEn: 'long '.repeat(80) }, field: 'summaryEn', reason: reasonOf('text.max:300') },
  {
    change: { agsCategory: 'sports' },
    field: 'agsCategory',
    reason: 'This is none of the allowed values: Education, Research or Innovation',
  },
  { change: { agsCategory: '' }, field: 'agsCategory', reason: reasonOf('text.required') },
  { change: { partner: 'The Institute of Nowhere' }, field: 'partner', reason: reasonOf('cell.name') },
  { change: { country: 'Atlantis' }, field: 'country', reason: reasonOf('country.unknown') },
  { change: { seats: 'many' }, field: 'seats', reason: reasonOf('cell.number') },
  { change: { deadline: '31/02/2027' }, field: 'deadline', reason: reasonOf('date.monthDays:28') },
  { change: { applyUrl: 'javascript:alert(1)' }, field: 'applyUrl', reason: reasonOf('url.invalid') },
];

/**
 * Tables of opportunities and organizations, in both languages, brought in by coordinators.
 *
 * @param rowsOfWorkbook how many rows the largest has; each is an entry that is published in two languages
 */
export function sheetImportFacts(cms: Cms, rowsOfWorkbook: number): void {
  const faulty = 20;
  const asCoordinator = async (language: 'en' | 'ar' = 'en') => ({ token: await cms.tokenOf('coordinator'), language });
  const fileOf = (content: string | Buffer, name: string) => ({ bytes: Buffer.from(content), name });
  const send = async <Data>(path: string, fields: Fields) =>
    cms.post<Data>(`/api/backoffice/sheets/${path}`, buildForm(fields), await asCoordinator());
  const check = async (content: string | Buffer, fields = {}, name = 'table.csv') =>
    send<SheetCheck>('opportunities/check', { sheet: fileOf(content, name), ...fields });
  const ended = async (id: string): Promise<SheetImport> =>
    vi.waitUntil(
      async () => {
        const found = await cms.data<SheetImport>(`/api/backoffice/sheets/imports/${id}`, await asCoordinator());
        return found.state === 'done' && found;
      },
      { timeout: 120_000, interval: 200 },
    );
  const tableOf = (rows: Row[]) => [
    Object.values(heads),
    ...rows.map((row) => Object.keys(heads).map((name) => row[name] ?? '')),
  ];
  /** As a workbook, whose cells are texts. */
  const workbookOf = async (rows: Row[]): Promise<Buffer> => {
    const { xlsxOf } = cms.module<typeof WriteSheet>('src/platform/sheets/write-sheet.js');
    async function* lines() {
      yield* tableOf(rows);
    }
    return buffer(xlsxOf(lines(), 'en'));
  };
  const csv = (rows: Row[], names: Head[] = Object.keys(heads) as Head[]) =>
    [names.map((name) => heads[name]), ...rows.map((row) => names.map((name) => row[name] ?? ''))]
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\r\n');
  let series = 0;
  const rowsOf = (count: number): Row[] => {
    series += 1;
    return Array.from({ length: count }, (_, index) => ({
      titleEn: `Imported fellowship ${series}-${index}`,
      titleAr: `زمالة مستوردة ${series}-${index}`,
      summaryEn: 'A year of research, with <b>signs</b> & "quotes".',
      summaryAr: 'سنة من البحث.',
      descriptionAr: 'الفقرة الأولى.\n\nالفقرة <b>الثانية</b>.',
      agsCategory: index % 2 ? 'البحث' : 'Research',
      thematicAreas: '',
      country: index % 2 ? 'قطر' : 'QA',
      workMode: 'مدمج',
      seats: '٣',
      deadline: '31/12/2099 18:00',
      applyUrl: 'https://lakeside.example/apply?a=1&b=2',
    }));
  };
  const rowsWithFaults = (count: number, faulty: number): Row[] =>
    rowsOf(count).map((row, index) => (index < faulty ? { ...row, ...faults[index % faults.length]?.change } : row));

  describe('A table of opportunities', () => {
    it('is judged cell by cell, and nothing of it is brought in', async () => {
      const before = await cms.count('opportunities');
      const { body } = await check(csv(rowsWithFaults(24, 20)));
      if (!body.success) throw new Error(body.message);
      expect(shapeProblems(sheetCheck, body.data)).toEqual({});
      expect(body.data).toMatchObject({ rows: 24, good: 4 });
      expect(body.data.problems).toEqual(
        Array.from({ length: 20 }, (_, index) => {
          const { field, reason } = faults[index % faults.length] ?? { field: '', reason: '' };
          return { row: index + 2, field, problem: reason };
        }),
      );
      expect(body.data.columns.map(({ field }) => field)).toEqual(Object.keys(heads));
      expect(await cms.count('opportunities')).toBe(before);
    });

    it(
      'becomes entries in both languages, and what was refused comes back with the reason in its cell',
      { timeout: 120_000 },
      async () => {
        const sheet = fileOf(await workbookOf(rowsWithFaults(rowsOfWorkbook, faulty)), 'table.xlsx');
        expect((await send('opportunities/check', { sheet })).body).toMatchObject({
          data: { rows: rowsOfWorkbook, good: rowsOfWorkbook - faulty },
        });
        const sent = await send<SheetImport>('opportunities/import', { sheet, publish: 'yes' });
        if (!sent.body.success) throw new Error(sent.body.message);
        expect(shapeProblems(sheetImport, sent.body.data)).toEqual({});
        const done = await ended(sent.body.data.id);
        expect(done).toMatchObject({
          total: rowsOfWorkbook,
          imported: rowsOfWorkbook - faulty,
          refused: faulty,
          fileName: 'table.xlsx',
        });
        for (const [index, { row, title, problems }] of done.rows.slice(0, 20).entries()) {
          const { change, field, reason } = faults[index % faults.length] ?? expect.fail();
          expect(title).toBe(change.titleEn ?? `Imported fellowship ${series}-${row - 2}`);
          expect(problems).toEqual([{ row, field, problem: reason, column: heads[field as Head] }]);
        }
        const inArabic = await cms.data<SheetImport>(`/api/backoffice/sheets/imports/${done.id}`, {
          ...(await asCoordinator()),
          language: 'ar',
        });
        expect(inArabic.rows.at(-1)?.title).toBe(`زمالة مستوردة ${series}-${rowsOfWorkbook - 1}`);
        // Whoever left the page finds it again.
        const [last] = await cms.data<SheetImportSummary[]>('/api/backoffice/sheets/imports', await asCoordinator());
        const { rows: _rows, ...summary } = done;
        expect(last).toEqual(summary);
        expect(shapeProblems(sheetImportSummary, last)).toEqual({});
        expect(last?.by).toBe((await cms.data<User>('/api/user', await asCoordinator())).fullName);
        const { path } = done.rows.find(({ state }) => state === 'imported') ?? {};
        const slug = path?.split('/').at(-1) ?? '';
        for (const [language, title, summary] of [
          ['en', `Imported fellowship ${series}-20`, 'A year of research, with <b>signs</b> & "quotes".'],
          ['ar', `زمالة مستوردة ${series}-20`, 'سنة من البحث.'],
        ] as const) {
          const shown = await cms.data<Record<string, unknown>>(`/api/job-opportunities/${slug}`, { language });
          expect(shown).toMatchObject({
            title,
            summary,
            agsCategory: 'research',
            workMode: 'hybrid',
            seats: 3,
            deadline: '2099-12-31T15:00:00.000Z',
          });
          if (language === 'ar') expect(shown.description).toContain('&lt;b&gt;الثانية&lt;/b&gt;');
        }

        const answer = await cms.get(`/api/backoffice/sheets/imports/${done.id}/refused`, await asCoordinator());
        const [first, ...refused] = await readSheet(new Uint8Array(answer.bytes).buffer);
        expect(first).toEqual(Object.values(heads));
        expect(refused).toHaveLength(20);
        for (const [index, row] of refused.entries()) {
          const { field = '', reason = '', change = {} } = faults[index % faults.length] ?? {};
          const cell = String(row[Object.keys(heads).indexOf(field)]);
          expect(cell).toContain(reason);
          expect(cell.startsWith(change[field]?.slice(0, 20) ?? '')).toBe(true);
        }
      },
    );

    it('that was refused is brought in once its cells are right, as what stands behind the mark is not read', async () => {
      const [row] = rowsOf(1);
      const { body } = await check(csv([{ ...row, seats: '3 ⚠ Please enter a whole number of 1 or more' }]));
      expect(body).toMatchObject({ data: { good: 1, problems: [] } });
    });

    it('has a day of any length judged in no time', async () => {
      const [row] = rowsOf(1);
      const { body } = await check(csv([{ ...row, deadline: `1${' '.repeat(100_000)}x` }]));
      expect(body).toMatchObject({
        data: { problems: [{ field: 'deadline', problem: reasonOf('date.invalid') }] },
      });
    });

    it('names each entry once: neither as an earlier row, nor as what is on the site', async () => {
      const [row = {}] = rowsOf(1);
      const known = await cms.db('opportunities').whereNotNull('published_at').where({ locale: 'ar' }).first('title');
      const { body } = await check(
        csv([row, { ...row, titleAr: 'زمالة أخرى' }, { ...row, titleEn: 'Another fellowship', titleAr: known.title }]),
      );
      expect(body).toMatchObject({
        data: {
          problems: [
            { row: 3, field: 'titleEn', problem: reasonOf('cell.twice') },
            { row: 4, field: 'titleAr', problem: reasonOf('cell.exists') },
          ],
        },
      });
    });

    it('that is brought in twice at a time makes each entry once', async () => {
      const { inTurn } = cms.module<typeof Turns>('src/platform/processes/turns.js');
      const sheet = fileOf(csv(rowsOf(2)), 'table.csv');
      const before = await cms.count('opportunities');
      // Nothing is brought in before both are judged.
      const sent = await inTurn('sheet-imports', async () => [
        await send<SheetImport>('opportunities/import', { sheet }),
        await send<SheetImport>('opportunities/import', { sheet }),
      ]);
      const [first, second] = await Promise.all(
        sent.map(({ body }) => (body.success ? ended(body.data.id) : expect.unreachable())),
      );
      expect(first).toMatchObject({ imported: 2, refused: 0 });
      expect(second).toMatchObject({
        imported: 0,
        refused: 2,
        rows: [2, 3].map((row) => ({ problems: [{ row, field: 'titleEn', problem: reasonOf('cell.exists') }] })),
      });
      expect(await cms.count('opportunities')).toBe(before + 4); // in two languages
    });

    it('may call an entry the same in both languages', async () => {
      const [row = {}] = rowsOf(1);
      expect((await check(csv([{ ...row, titleAr: row.titleEn }]))).body).toMatchObject({ data: { good: 1 } });
    });

    it('has an address of its English name, and else of its Arabic one', async () => {
      series += 1;
      const rows = [
        { titleEn: `Women’s fellowship ${series}`, agsCategory: 'research' },
        { titleAr: `زمالة بحث ${series}`, agsCategory: 'research' },
      ];
      const sheet = fileOf(csv(rows), 'table.csv');
      const { body } = await send<SheetImport>('opportunities/import', { sheet, publish: 'yes' });
      const { rows: done } = await ended(body.success ? body.data.id : expect.unreachable());
      expect(done.map(({ path }) => path)).toEqual([
        `/opportunities/womens-fellowship-${series}`,
        `/opportunities/zmala-bhth-${series}`,
      ]);
    });

    it('is refused at each cell that holds an error of the spreadsheet', async () => {
      const isError = { problem: reasonOf('cell.error') };
      const zip = await JSZip.loadAsync(await workbookOf(rowsOf(2).map((row) => ({ ...row, seats: 'here' }))));
      const part = 'xl/worksheets/sheet1.xml';
      const xml = (await zip.file(part)?.async('string')) ?? '';
      const [first = '', second = ''] = xml.match(/<c [^>]*><is><t[^>]*>here<\/t><\/is><\/c>/g) ?? [];
      const errorAt = (cell: string, error: string) =>
        `<c r="${/r="(\w+)"/.exec(cell)?.[1]}" t="e"><f>1/0</f><v>${error}</v></c>`;
      zip.file(part, xml.replace(first, errorAt(first, '#REF!')).replace(second, errorAt(second, '#DIV/0!')));
      const { body } = await check(await zip.generateAsync({ type: 'nodebuffer' }), {}, 'table.xlsx');
      expect(body).toMatchObject({
        data: {
          good: 0,
          problems: [
            { row: 2, field: 'seats', ...isError },
            { row: 3, field: 'seats', ...isError },
          ],
        },
      });
      const errors = ['#N/A', '#VALUE!', '#NAME?', '#NUM!', '#NULL!', '#SPILL!', 'Err:502'];
      const typed = await check(csv(rowsOf(errors.length).map((row, index) => ({ ...row, summaryEn: errors[index] }))));
      expect(typed.body).toMatchObject({ data: { good: 0, problems: errors.map(() => isError) } });
    });

    it('is told of a deadline that has passed, and is brought in nevertheless', async () => {
      const [row = {}, other] = rowsOf(2);
      const { body } = await check(csv([{ ...row, deadline: '1/2/2020' }, other ?? {}]));
      expect(body).toMatchObject({
        data: {
          good: 2,
          problems: [],
          remarks: [{ row: 2, field: 'deadline', problem: reasonOf('cell.past') }],
        },
      });
    });

    it('has the columns that somebody chooses for it, each field once', async () => {
      const table = 'What;Kind;Notes\r\nA fellowship by hand;research;not for the site\r\n';
      const guessed = await check(table);
      expect(guessed.body).toMatchObject({
        data: { columns: [{ head: 'What', field: null }, { field: null }, { field: null }], good: 0 },
      });
      const chosen = await check(table, { columns: JSON.stringify(['titleEn', 'agsCategory', null]) });
      expect(chosen.body).toMatchObject({ data: { good: 1, problems: [] } });
      const twice = await check(table, { columns: JSON.stringify(['titleEn', 'titleEn', null]) });
      expect(twice).toMatchObject({
        status: 422,
        body: { errors: { columns: [reasonOf('sheet.columnTwice')] } },
      });
      for (const columns of ['{', '[1,2,3]', '["titleEn"]', '{"a":1}'])
        expect((await check(table, { columns })).status).toBe(422);
    });

    it('is refused whole where it is none, is empty or too long', async () => {
      const problem = async (content: string | Buffer, name = 'table.xlsx') => {
        const { status, body } = await check(content, {}, name);
        return [status, body.success ? [] : (body as { errors?: { sheet?: string[] } }).errors?.sheet];
      };
      const is = (key: string) => [422, [reasonOf(key)]];
      expect(await problem(Buffer.from('PK\u0003\u0004 nothing else'))).toEqual(is('sheet.unreadable'));
      expect(await problem(Buffer.from([0xe3, 0xf1, 0xcd, 0x2c, 0x0a, 0xff]))).toEqual(is('sheet.unreadable'));
      expect(await problem('"never ends\r\n')).toEqual(is('sheet.unreadable'));
      expect(await problem('Title (English)\r\n\r\n')).toEqual(is('sheet.empty'));
      expect(await problem(`a\r\n${'b\r\n'.repeat(2001)}`)).toEqual(is('sheet.rows:2000'));
      expect(await problem(`${'a,'.repeat(60)}a\r\nb\r\n`)).toEqual(is('sheet.columns:60'));
      expect(await problem(Buffer.alloc(5_242_881, 'a'))).toEqual(is('sheet.size'));
      expect((await send('opportunities/check', {})).status).toBe(422);
      expect((await send('people/check', { sheet: fileOf('a', 'a.csv') })).status).toBe(404);
    });

    it('that names a cell at the end of its sheet, or has lines without an end, holds up nobody and is refused', async () => {
      const zip = await JSZip.loadAsync(await workbookOf(rowsOf(1)));
      const part = 'xl/worksheets/sheet1.xml';
      const xml = (await zip.file(part)?.async('string')) ?? '';
      zip.file(part, xml.replace('<row r="2">', '<row r="1048576">').replace('r="A2"', 'r="XFD1048576"'));
      const far = await zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
      const refused = (problem: string) => ({ errors: { sheet: [reasonOf(problem)] } });
      const checks = [
        check(far, {}, 'far.xlsx').then(({ body }) => expect(body).toMatchObject(refused('sheet.unreadable'))),
        check(`a\r\n${'x\r\n'.repeat(1_500_000)}`).then(({ body }) =>
          expect(body).toMatchObject(refused('sheet.rows:2000')),
        ),
      ];
      let isOver = false;
      const over = Promise.all(checks).then(() => (isOver = true));
      let answered = 0;
      while (!isOver) {
        expect((await cms.get('/healthz')).status).toBe(200);
        answered += 1;
      }
      await over;
      // Each would otherwise have been answered after all of it.
      expect(answered).toBeGreaterThan(20);
    });

    it('has a template with the heads that are known, in the reader’s language', async () => {
      const answer = await cms.get('/api/backoffice/sheets/opportunities/template', await asCoordinator('ar'));
      const [row] = await readSheet(new Uint8Array(answer.bytes).buffer);
      expect(row?.slice(0, 2)).toEqual(['العنوان (بالإنجليزية)', 'العنوان (بالعربية)']);
      const { body } = await check(`${row?.join(',')}\r\n,,`);
      expect(body).toMatchObject({ success: false });
    });
  });

  it('A table of organizations becomes drafts, which are nowhere on the site yet', async () => {
    series += 1;
    const table = [
      'nameEn\tName (Arabic)\ttype\tcountry\tagsCategories\tWebsite',
      `Lakeside Institute ${series}\tمعهد البحيرة ${series}\tمركز أبحاث\tOman\tEducation; البحث\thttps://lakeside.example`,
    ].join('\n');
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(table, 'utf16le')]);
    const { body } = await send<SheetImport>('organizations/import', { sheet: fileOf(utf16, 'مؤسسات.csv') });
    if (!body.success) throw new Error(body.message);
    expect(await ended(body.data.id)).toMatchObject({
      imported: 1,
      fileName: 'مؤسسات.csv',
      rows: [{ row: 2, state: 'imported', path: null, problems: [] }],
    });
    const written = await cms
      .db('organizations')
      .where({ slug: `lakeside-institute-${series}` })
      .orderBy('locale');
    expect(written).toMatchObject([
      { locale: 'ar', name: `معهد البحيرة ${series}`, published_at: null, type: 'research-centre', country: 'OM' },
      { locale: 'en', name: `Lakeside Institute ${series}`, published_at: null },
    ]);
  });

  it('A table of invitations invites each address once, in its guest’s language', async () => {
    series += 1;
    const account = await cms
      .db('up_users')
      .whereNotIn(
        'email',
        cms
          .db('event_invitations')
          .where({ event_slug: 'annual-gathering-24' })
          .whereNotNull('email_address')
          .select('email_address'),
      )
      .first('id', 'email', 'language');
    const speak = (language: string) => cms.db('up_users').where({ id: account.id }).update({ language });
    await speak('ar');
    const known = await cms.db('event_invitations').where({ event_slug: 'annual-gathering-24' }).first('email_address');
    const table = [
      'Full name,البريد الإلكتروني,Language,Guests allowed,Journey arranged',
      `Guest of a table,table-${series}.a@lakeside.example,Arabic,٢,Yes`,
      `Guest of a table,table-${series}_a@lakeside.example,,,`,
      `Twice,TABLE-${series}.A@lakeside.example,,,`,
      `Known,${known.email_address},,,`,
      'Nobody,,,,',
      `Many,many-${series}@lakeside.example,,11,`,
      'Wrong,not an address,en,,',
      `Guest of a table,${account.email.toUpperCase()},,,`,
    ].join('\n');
    const { body } = await send<SheetImport>('invitations/import', {
      sheet: fileOf(table, 'guests.csv'),
      publish: 'no',
    });
    if (!body.success) throw new Error(body.message);
    const { rows } = await ended(body.data.id);
    await speak(account.language);
    const reason = (problem: string) => [expect.objectContaining({ problem: reasonOf(problem) })];
    expect(rows.map(({ state, path, problems }) => [state, path, problems])).toEqual([
      ['imported', null, []],
      ['imported', null, []],
      ['refused', null, reason('cell.twice')],
      ['refused', null, reason('invitation.exists')],
      ['refused', null, reason('text.required')],
      ['refused', null, reason('guests.allowed:10')],
      ['refused', null, reason('email.invalid')],
      ['imported', null, []],
    ]);
    const made = await cms.db('event_invitations').where({ full_name: 'Guest of a table' }).orderBy('id');
    expect(made).toMatchObject([
      { language: 'ar', max_guests: 2, event_slug: 'annual-gathering-24' },
      { language: 'en', max_guests: 0 },
      // Of the account, as the cell says nothing.
      { language: 'ar', max_guests: 0 },
    ]);
    expect(made.every(({ code_hash: hash }) => String(hash).length === 64)).toBe(true);
  });
}
