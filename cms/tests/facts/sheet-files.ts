import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { readSheet } from 'read-excel-file/universal';
import type { Cms } from '../support/cms.js';
import { reasonOf, type Sheets } from '../support/sheets.js';

/** Files that are no table, are too large or hold up the process, and the template to begin with. */
export function sheetFileFacts(cms: Cms, { asCoordinator, fileOf, send, check, workbookOf, rowsOf }: Sheets): void {
  describe('A table of opportunities', () => {
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
}
