import { buffer } from 'node:stream/consumers';
import { vi } from 'vitest';
import { messageText } from '@scholars/contract/message-catalogues';
import type { SheetCheck, SheetImport } from '@scholars/contract/sheet-imports';
import type * as WriteSheet from '../../src/platform/sheets/write-sheet.js';
import type { Cms } from './cms.js';
import { buildForm, type Fields } from './forms.js';

type Cell = string | undefined;
type Row = Partial<Record<string, Cell>>;

/** The columns, by field: in either language, and by the field itself. */
export const heads = {
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
export type Head = keyof typeof heads;

/** Why a cell is refused, in English. */
export const reasonOf = (problem: string) => messageText('en', problem);

/** Ten kinds of faults, each with the field that is to be blamed for it and the reason. */
export const faults: { change: Row; field: string; reason: string }[] = [
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

export type Sheets = ReturnType<typeof useSheets>;

/** Tables of opportunities, as coordinators send them. */
export function useSheets(cms: Cms) {
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
  /** Of which the first have a fault each, one kind after the other. */
  const rowsWithFaults = (count: number, faulty: number): Row[] =>
    rowsOf(count).map((row, index) => (index < faulty ? { ...row, ...faults[index % faults.length]?.change } : row));

  return {
    asCoordinator,
    fileOf,
    send,
    check,
    ended,
    workbookOf,
    csv,
    rowsOf,
    rowsWithFaults,
    /** By which the rows that were made last are told from earlier ones. */
    series: () => series,
    nextSeries: () => (series += 1),
  };
}
