import { Readable } from 'node:stream';
import JSZip from 'jszip';
import type { Locale } from '@scholars/contract/locale';

/** A table of texts as it is written out; the first row has the names of the columns. */
export type SheetRows = AsyncIterable<readonly string[]>;

/**
 * A table as CSV (RFC 4180), with the mark by which Excel knows that it is UTF-8. Each row is written as it is read.
 */
export function csvOf(rows: SheetRows): Readable {
  return Readable.from(linesOf(rows));
}

async function* linesOf(rows: SheetRows): AsyncGenerator<Buffer> {
  yield Buffer.from('\ufeff');
  for await (const row of rows)
    yield Buffer.from(`${row.map((text) => `"${neutral(text).replaceAll('"', '""')}"`).join(',')}\r\n`);
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

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const openXml = 'http://schemas.openxmlformats.org';
const spreadsheet = `${openXml}/spreadsheetml/2006/main`;
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relation = `${openXml}/officeDocument/2006/relationships`;

/** What a workbook of one sheet has beside the sheet. */
const parts = {
  '[Content_Types].xml': `<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${relation}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

async function* sheetOf(rows: SheetRows, locale: Locale): AsyncGenerator<Buffer> {
  const view = `<sheetView${locale === 'ar' ? ' rightToLeft="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>`;
  yield Buffer.from(`${xmlHead}<worksheet xmlns="${spreadsheet}"><sheetViews>${view}</sheetViews><sheetData>`);
  let number = 0;
  for await (const row of rows) {
    number += 1;
    const cells = row.map((text, column) => cellOf(`${columnLetters(column)}${number}`, text));
    yield Buffer.from(`<row r="${number}">${cells.join('')}</row>`);
  }
  yield Buffer.from('</sheetData></worksheet>');
}

/** A cell is a text, whatever it looks like: no number loses its zeros, no reference becomes a date. */
function cellOf(address: string, text: string): string {
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(isPhone.test(text) ? text : neutral(text))}</t></is></c>`;
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
