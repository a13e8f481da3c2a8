import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { sheetCheck } from '@scholars/contract/sheet-imports';
import type { Cms } from '../support/cms.js';
import { faults, heads, reasonOf, type Sheets } from '../support/sheets.js';
import { shapeProblems } from './reads.js';

/** What a table is told of its cells before anything of it is brought in. */
export function sheetCheckFacts(cms: Cms, { check, workbookOf, csv, rowsOf, rowsWithFaults }: Sheets): void {
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

    it('may call an entry the same in both languages', async () => {
      const [row = {}] = rowsOf(1);
      expect((await check(csv([{ ...row, titleAr: row.titleEn }]))).body).toMatchObject({ data: { good: 1 } });
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

    it('has a head that names no language be of the one that it is written in', async () => {
      const { body } = await check(
        'Title;العنوان;Summary;Pay or funding;الميدان\r\nA plain head;عنوان بلا لغة;;;research\r\n',
      );
      const fields = ['titleEn', 'titleAr', 'summaryEn', 'stipendEn', 'agsCategory'];
      expect(body).toMatchObject({ data: { columns: fields.map((field) => ({ field })), good: 1 } });
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
  });
}
