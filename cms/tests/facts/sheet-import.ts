import { describe, expect, it } from 'vitest';
import { readSheet } from 'read-excel-file/universal';
import type { User } from '@scholars/contract/account';
import {
  sheetImport,
  sheetImportSummary,
  type SheetImport,
  type SheetImportSummary,
} from '@scholars/contract/sheet-imports';
import type * as Turns from '../../src/platform/processes/turns.js';
import type { Cms } from '../support/cms.js';
import { faults, heads, type Head, reasonOf, type Sheets } from '../support/sheets.js';
import { shapeProblems } from './reads.js';

/**
 * Tables of opportunities, organizations and invitations, in both languages, brought in by coordinators.
 *
 * @param rowsOfWorkbook how many rows the largest has; each is an entry that is published in two languages
 */
export function sheetImportFacts(
  cms: Cms,
  { asCoordinator, fileOf, send, ended, workbookOf, csv, rowsOf, rowsWithFaults, nextSeries, series }: Sheets,
  rowsOfWorkbook: number,
): void {
  describe('A table of opportunities', () => {
    it(
      'becomes entries in both languages, and what was refused comes back with the reason in its cell',
      { timeout: 120_000 },
      async () => {
        const faulty = 20;
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
          expect(title).toBe(change.titleEn ?? `Imported fellowship ${series()}-${row - 2}`);
          expect(problems).toEqual([{ row, field, problem: reason, column: heads[field as Head] }]);
        }
        const inArabic = await cms.data<SheetImport>(`/api/backoffice/sheets/imports/${done.id}`, {
          ...(await asCoordinator()),
          language: 'ar',
        });
        expect(inArabic.rows.at(-1)?.title).toBe(`زمالة مستوردة ${series()}-${rowsOfWorkbook - 1}`);
        // Whoever left the page finds it again.
        const [last] = await cms.data<SheetImportSummary[]>('/api/backoffice/sheets/imports', await asCoordinator());
        const { rows: _rows, ...summary } = done;
        expect(last).toEqual(summary);
        expect(shapeProblems(sheetImportSummary, last)).toEqual({});
        expect(last?.by).toBe((await cms.data<User>('/api/user', await asCoordinator())).fullName);
        const { path } = done.rows.find(({ state }) => state === 'imported') ?? {};
        const slug = path?.split('/').at(-1) ?? '';
        for (const [language, title, summary] of [
          ['en', `Imported fellowship ${series()}-20`, 'A year of research, with <b>signs</b> & "quotes".'],
          ['ar', `زمالة مستوردة ${series()}-20`, 'سنة من البحث.'],
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

    it('has an address of its English name, and else of its Arabic one', async () => {
      const series = nextSeries();
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
  });

  it('A table of organizations becomes drafts, which are nowhere on the site yet', async () => {
    const series = nextSeries();
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
    const series = nextSeries();
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
