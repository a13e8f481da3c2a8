import { formatDateTime } from '@scholars/contract/format';
import type { SheetCheck, SheetImportSummary } from '@scholars/contract/sheet-imports';
import { describe, expect, it, vi } from 'vitest';
import arSheets from '~/i18n/locales/ar/sheets.json';
import enSheets from '~/i18n/locales/en/sheets.json';
import { backOfficeServer } from '../../../tests/back-office/back-office-server';
import { byTurns } from '../../../tests/back-office/by-turns';
import { openBackOffice, settled } from '../../../tests/back-office/open-back-office';

const last: SheetImportSummary = {
  id: 'i1',
  target: 'organizations',
  fileName: 'partners.xlsx',
  createdAt: '2027-04-06T06:12:00.000Z',
  by: 'Huda Nasser',
  state: 'done',
  total: 3,
  imported: 2,
  refused: 1,
};
const sheet: SheetCheck = {
  fields: [{ name: 'deadline', label: 'Deadline', isRequired: false }],
  columns: [{ head: 'Until', field: 'deadline' }],
  rows: 1,
  good: 1,
  problems: [],
  remarks: [{ row: 2, field: 'deadline', problem: 'This has passed' }],
  shown: [{ row: 2, cells: ['1/2/2020'] }],
};

describe.each(byTurns())('Tables that are brought in, in %s', (locale) => {
  const texts = { en: enSheets, ar: arSheets }[locale];
  const refused = { en: '1 row was refused', ar: 'رُفض صف واحد' }[locale];

  it('are found again: what, when, by whom, and what became of it', async () => {
    const { page, says } = await openBackOffice(locale, '/sheets', backOfficeServer({ sheets: [last] }));
    await says(texts.last, last.fileName, last.by, formatDateTime(last.createdAt, locale), refused);
    const link = [...page.querySelectorAll('main a')].find((one) => one.textContent?.includes(last.fileName));
    expect(link?.getAttribute('href')).toBe(`/${locale}/admin/sheets?of=organizations&import=i1`);
  });

  it('name with each row what it calls its entry, and with each reason the column', async () => {
    const problem = { row: 2, field: 'deadline', column: 'Until', problem: 'This is no date' };
    const rows = [
      { row: 2, title: 'Lakeside Institute', state: 'refused' as const, path: null, problems: [problem] },
      { row: 3, title: 'معهد البحيرة', state: 'imported' as const, path: null, problems: [] },
    ];
    const server = backOfficeServer({ sheets: [last], sheetResult: { ...last, rows } });
    const { page, says } = await openBackOffice(locale, '/sheets?of=organizations&import=i1', server);
    await says(texts.result);
    const cells = [...page.querySelectorAll('main tbody tr')].map((row) =>
      [...row.children].slice(1).map(({ textContent }) => textContent.trim()),
    );
    expect(cells).toEqual([
      ['Lakeside Institute', `${texts.state.refused}Until: This is no date`],
      ['معهد البحيرة', `${texts.state.imported} ·\u00a0${texts.draft}`],
    ]);
  });

  it('say of a cell what is worth a look, and are brought in all the same', async () => {
    const { page, says } = await openBackOffice(locale, '/sheets', backOfficeServer({ sheet }));
    await says(texts.file);
    const input = await vi.waitFor(() => page.querySelector<HTMLInputElement>('input[type="file"]') ?? expect.fail());
    Object.defineProperty(input, 'files', { value: [new File(['Until'], 'table.csv')] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(() => expect(page.querySelector('main td')?.textContent).toContain('This has passed'));
    const [, go] = [...page.querySelectorAll<HTMLButtonElement>('main button.ant-btn')];
    expect(go?.disabled).toBe(false);
  });
});
