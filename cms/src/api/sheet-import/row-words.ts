import type { Locale } from '@scholars/contract/locale';
import type { SheetTarget } from '@scholars/contract/sheet-imports';
import type { Columns } from './judge-sheet.js';
import { sheetTargets, sheetTexts, type FieldName } from './sheet-targets.js';

/** A table as it was brought in: its heads, and the fields that its columns were taken for. */
export interface ReadTable {
  target: SheetTarget;
  heads: readonly string[];
  columns: Columns;
}

/** What a row calls its entry, in somebody's language where it has that, as it was typed; '' where it says nothing. */
export function titleIn({ target, columns }: ReadTable, cells: readonly string[], locale: Locale): string {
  const { fields, titleAttribute } = sheetTargets[target];
  const titles = fields
    .filter(({ attribute }) => attribute === titleAttribute)
    .sort((one, other) => Number(other.locale === locale) - Number(one.locale === locale))
    .map(({ name }) => cells[columns.indexOf(name)] ?? '');
  return titles.find((title) => title !== '') ?? '';
}

/** The head of the column that a field was read from; what the field is called where it has none. */
export function columnOf({ heads, columns }: ReadTable, field: string, locale: Locale): string {
  const head = heads[columns.findIndex((column) => column === field)];
  return head || sheetTexts(locale)(`fields.${field as FieldName}`); // a field of the target
}
