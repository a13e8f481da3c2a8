import { Readable } from 'node:stream';
import JSZip from 'jszip';
import type { Locale } from '@scholars/contract/locale';

/** What is a date in a workbook, by which it sorts and filters; in CSV it is what it is of. */
export interface SheetDate {
  /** Of a moment an instant, of a day `YYYY-MM-DD`. */
  date: string;
}

export type SheetCell = string | SheetDate;

/** A table as it is written out; the first row has the names of the columns. */
export type SheetRows = AsyncIterable<readonly SheetCell[]>;

/** Whatever is no date that a workbook has stays a text. */
export function dateCell(text: string): SheetCell {
  return serialOf(text) === undefined ? text : { date: text };
}

/**
 * A table as CSV (RFC 4180), with the mark by which Excel knows that it is UTF-8. Each row is written as it is read.
 */
export function csvOf(rows: SheetRows): Readable {
  return Readable.from(linesOf(rows));
}

async function* linesOf(rows: SheetRows): AsyncGenerator<Buffer> {
  yield Buffer.from('\ufeff');
  for await (const row of rows)
    yield Buffer.from(`${row.map((cell) => `"${neutral(textOf(cell)).replaceAll('"', '""')}"`).join(',')}\r\n`);
}

/**
 * A table as a workbook of one sheet (ECMA-376), which begins at the right in Arabic. Each row is packed as it is read,
 * so a long table takes no more memory than a short one.
 */
export function xlsxOf(rows: SheetRows, locale: Locale): Readable {
  const zip = new JSZip();
  for (const [path, content] of Object.entries(parts)) zip.file(path, xmlHead + content, { createFolders: false });
  zip.file('xl/worksheets/sheet1.xml', Readable.from(sheetOf(rows, locale)), { createFolders: false });
  // Its stream is of before asynchronous iteration.
  return new Readable().wrap(zip.generateNodeStream({ streamFiles: true, compression: 'DEFLATE' }));
}

const textOf = (cell: SheetCell) => (typeof cell === 'string' ? cell : cell.date);

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const openXml = 'http://schemas.openxmlformats.org';
const spreadsheet = `${openXml}/spreadsheetml/2006/main`;
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relation = `${openXml}/officeDocument/2006/relationships`;

/** What a workbook of one sheet has beside the sheet. */
const parts = {
  '[Content_Types].xml': `<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${relation}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
  // Style 1 is a moment, style 2 a day, both with the day first.
  'xl/styles.xml': `<styleSheet xmlns="${spreadsheet}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

async function* sheetOf(rows: SheetRows, locale: Locale): AsyncGenerator<Buffer> {
  const view = `<sheetView${locale === 'ar' ? ' rightToLeft="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>`;
  // Wide enough for a moment, which is shown as ### where it does not fit.
  const format = '<sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/>';
  yield Buffer.from(`${xmlHead}<worksheet xmlns="${spreadsheet}"><sheetViews>${view}</sheetViews>${format}<sheetData>`);
  let number = 0;
  for await (const row of rows) {
    number += 1;
    const cells = row.map((cell, column) => cellOf(`${columnLetters(column)}${number}`, cell));
    yield Buffer.from(`<row r="${number}">${cells.join('')}</row>`);
  }
  yield Buffer.from('</sheetData></worksheet>');
}

/** A cell that is no date is a text, whatever it looks like: no number loses its zeros, no reference becomes a date. */
function cellOf(address: string, cell: SheetCell): string {
  const text = textOf(cell);
  const serial = typeof cell === 'string' ? undefined : serialOf(text);
  if (serial !== undefined) return `<c r="${address}" s="${isDay.test(text) ? 2 : 1}"><v>${serial}</v></c>`;
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(isPhone.test(text) ? text : neutral(text))}</t></is></c>`;
}

const isDay = /^\d{4}-\d\d-\d\d$/;
const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const dayMs = 86_400_000;
/** Workbooks know no zones: a moment is written as the back office shows it, by the clock of Doha. */
const dohaMs = 3 * 3_600_000;
/** Where a workbook's days count from, so that those since March 1900 are right: it takes 1900 for a leap year. */
const firstDay = Date.UTC(1899, 11, 30);
const firstSafeDay = Date.UTC(1900, 2, 1);

/** A date as workbooks count it, in days; nothing for what is none of theirs. */
function serialOf(text: string): number | undefined {
  if (!isDay.test(text) && !isMoment.test(text)) return undefined;
  const at = Date.parse(text) + (isDay.test(text) ? 0 : dohaMs);
  if (at < firstSafeDay) return undefined;
  const days = Math.floor((at - firstDay) / 1000) / (dayMs / 1000);
  // Rather a little more: what is a hair before a minute some programs show as the one before.
  return Math.ceil(days * 1e9) / 1e9;
}

/** A for the first column, AA for the 27th. */
function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

/** Also in full width, which some programs take for the same. */
const startsFormula = /^[=+\-@＝＋－＠\t\r]/;

/** A telephone number in a workbook's text is one for any program, and would show the mark. */
const isPhone = /^\+\d[\d ()-]*$/;

/** What a program for tables would take for a formula is no longer one (product §5). */
function neutral(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Without what XML 1.0 cannot hold. */
function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}
