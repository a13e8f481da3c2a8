import * as calls from '@scholars/contract/sheet-imports';
import { defineAction } from '../../platform/contract/define-action.js';
import type { Upload } from '../../platform/contract/multipart.js';
import { invalidFields, notFound } from '../../platform/errors/contract-error.js';
import { readSheet } from '../../platform/sheets/read-sheet.js';
import type { Sheet } from '../../platform/sheets/read-table.js';
import { sheetImports } from './bring-in.js';
import { listFields, readColumns } from './choose-columns.js';
import { judgeSheet } from './judge-sheet.js';
import { listNamesOnSite } from './names-on-site.js';
import { refusedSheet, templateOf } from './sheet-files.js';
import { getImport, getRefused, inWords, keepImport, listImports } from './sheet-rows.js';

// Enough to see whether the columns are the right ones.
const firstRowsShown = 10;

export const actions = {
  openSheetTemplate: defineAction(calls.openSheetTemplate, async ({ params, locale }) => {
    const target = requireTarget(params.target);
    return { name: `${target}.xlsx`, content: templateOf(target, locale) };
  }),

  checkSheet: defineAction(calls.checkSheet, async ({ params, body, files, locale }) => {
    const { target, sheet, columns, judged } = await judge(params.target, files.sheet, body.columns);
    const allInWords = (of: 'problems' | 'remarks') => judged.flatMap((row) => row[of].map(inWords(locale)));
    return {
      fields: listFields(target, locale),
      columns: sheet.heads.map((head, column) => ({ head, field: columns[column] ?? null })),
      rows: judged.length,
      good: judged.filter((row) => row.problems.length === 0).length,
      problems: allInWords('problems'),
      remarks: allInWords('remarks'),
      shown: judged
        .filter((row, index) => index < firstRowsShown || row.problems.length > 0 || row.remarks.length > 0)
        .map(({ row, cells }) => ({ row, cells })),
    };
  }),

  importSheet: defineAction(calls.importSheet, async ({ params, body, files, locale, signedIn }) => {
    const { target, sheet, columns, judged } = await judge(params.target, files.sheet, body.columns);
    const id = await keepImport({
      target,
      fileName: files.sheet?.name.slice(0, 255) ?? '',
      isPublished: body.publish === 'yes',
      heads: sheet.heads,
      columns,
      rows: judged,
      madeBy: signedIn.userId,
    });
    sheetImports.wake();
    return getImport(id, locale);
  }),

  listSheetImports: defineAction(calls.listSheetImports, async () => ({ rows: await listImports() })),

  getSheetImport: defineAction(calls.getSheetImport, ({ params, locale }) => getImport(params.id, locale)),

  openRefusedRows: defineAction(calls.openRefusedRows, async ({ params, locale }) => ({
    name: 'refused.xlsx',
    content: refusedSheet(await getRefused(params.id), locale),
  })),
};

/** @throws ContractError 404 for what cannot be brought in, 422 for a file that is no table or a wrong choice of columns */
async function judge(name: string, file: Upload | undefined, chosen: string) {
  const target = requireTarget(name);
  const sheet = await readUpload(file);
  const columns = readColumns(target, sheet, chosen);
  return { target, sheet, columns, judged: judgeSheet(target, sheet, columns, await listNamesOnSite(target)) };
}

async function readUpload(file: Upload | undefined): Promise<Sheet> {
  if (!file) throw invalidFields({ sheet: ['file.required'] });
  if (file.size === 0) throw invalidFields({ sheet: ['file.empty'] });
  if (file.size > calls.checkSheet.multipart.maxFileBytes) throw invalidFields({ sheet: ['sheet.size'] });
  const reading = await readSheet(file.content);
  if (!reading.ok) throw invalidFields({ sheet: [reading.problem] });
  return reading.sheet;
}

function requireTarget(name: string): calls.SheetTarget {
  const target = calls.sheetTargets.find((known) => known === name);
  if (!target) throw notFound();
  return target;
}
