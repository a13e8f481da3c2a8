import { parse } from 'csv-parse/sync';
import { readSheet as readWorkbook } from 'read-excel-file/universal';
import { sheetMaxColumns, sheetMaxRows } from '@scholars/contract/limits';
import { messageRef, type MessageRef } from '@scholars/contract/messages';
import { unpackWorkbook } from './unpack-workbook.js';

/** A table as texts. Each row has as many cells as there are heads; rows with nothing in them are left out. */
export interface Sheet {
  heads: string[];
  /** With the number that the program for tables shows beside it. */
  rows: { row: number; cells: string[] }[];
}

export type SheetReading = { ok: true; sheet: Sheet } | { ok: false; problem: MessageRef };

/** Stands in a cell of the refused rows between what was typed and the reason; what follows it is not read. */
export const reasonMark = '⚠';

/** Beside a table's rows there may be empty ones, in the middle or at its end. */
const linesMax = sheetMaxRows * 10;

/**
 * Reads the first sheet of a workbook (XLSX), or a table of separated values (CSV in UTF-8, or UTF-16 with its mark), at
 * once: see `read-sheet.ts`.
 */
export async function readTable(content: Buffer): Promise<SheetReading> {
  const table = isZip(content) ? await readXlsx(content) : readCsv(content);
  if (!table) return { ok: false, problem: 'sheet.unreadable' };
  const [heads, ...rows] = table.map((cells) => cells.map(textOf));
  const filled = rows
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((text) => text !== ''));
  if (!heads || filled.length === 0) return { ok: false, problem: 'sheet.empty' };
  if (filled.length > sheetMaxRows || rows.length >= linesMax)
    return { ok: false, problem: messageRef('sheet.rows', sheetMaxRows) };
  if (heads.length > sheetMaxColumns) return { ok: false, problem: messageRef('sheet.columns', sheetMaxColumns) };
  const whole = filled.map(({ row, cells }) => ({ row, cells: heads.map((_, column) => cells[column] ?? '') }));
  return { ok: true, sheet: { heads, rows: whole } };
}

const isZip = (content: Buffer) => content.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';

async function readXlsx(content: Buffer): Promise<unknown[][] | undefined> {
  try {
    const unpacked = await unpackWorkbook(content);
    return unpacked && (await readWorkbook(unpacked));
  } catch {
    return undefined; // not a workbook, or a broken one
  }
}

function readCsv(content: Buffer): unknown[][] | undefined {
  try {
    const isUtf16 = content[0] === 0xff && content[1] === 0xfe;
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(content);
    if (text.includes('\0')) return undefined;
    const delimiter = delimiterOf(text);
    return parse(text, { delimiter, relax_column_count: true, max_record_size: 200_000, to: linesMax + 1 });
  } catch {
    return undefined; // of another encoding, or with quotes that never end
  }
}

/** What stands most often in the line of the heads. Programs write a semicolon where the comma is a decimal sign. */
function delimiterOf(text: string): string {
  const heads = text.split(/\r?\n/, 1)[0] ?? '';
  const count = (sign: string) => heads.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** A cell as somebody would read it: dates as `YYYY-MM-DD`, with the time where there is one. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(cell);
  const [typed = ''] = String(cell).split(reasonMark, 1);
  // The apostrophe is the one that an export puts before what looks like a formula.
  return typed.replace(/^'(?=[=+\-@＝＋－＠])/, '').trim();
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
