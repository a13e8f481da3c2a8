import type { Readable } from 'node:stream';
import type { Locale } from '@scholars/contract/locale';
import type { SheetTarget } from '@scholars/contract/sheet-imports';
import { reasonMark } from '../../platform/sheets/read-table.js';
import { xlsxOf } from '../../platform/sheets/write-sheet.js';
import { listFields } from './choose-columns.js';
import { problemText } from './problem-text.js';
import type { RefusedRows } from './sheet-rows.js';
import { sheetTexts } from './sheet-targets.js';

/** The heads that an import knows, in somebody's language. */
export function templateOf(target: SheetTarget, locale: Locale): Readable {
  return xlsxOf(rowsOf([listFields(target, locale).map(({ label }) => label)]), locale);
}

/**
 * Refused rows as a table that can be corrected and brought in anew: in a cell with something wrong the reason stands
 * behind what was typed.
 */
export function refusedSheet({ heads, columns, rows }: RefusedRows, locale: Locale): Readable {
  // A field that no column was taken for has one now.
  const missing = [...new Set(rows.flatMap(({ problems }) => problems.map(({ field }) => field)))].filter(
    (field) => !columns.some((column) => column === field),
  );
  const fields: readonly (string | null)[] = [...columns, ...missing];
  const labels = missing.map((field) => sheetTexts(locale)(`fields.${field as 'titleEn'}`)); // a field of the target
  const lines = rows.map(({ cells, problems }) =>
    fields.map((field, column) => {
      const reasons = problems.filter((one) => one.field === field).map((one) => problemText(locale, one));
      const typed = cells[column] ?? '';
      return reasons.length > 0 ? `${typed} ${reasonMark} ${reasons.join(' · ')}`.trimStart() : typed;
    }),
  );
  return xlsxOf(rowsOf([[...heads, ...labels], ...lines]), locale);
}

async function* rowsOf(rows: readonly string[][]) {
  yield* rows;
}
