import type { SheetTarget } from '@scholars/contract/sheet-imports';
import { locales } from '@scholars/contract/locale';
import type { MessageRef } from '@scholars/contract/messages';
import type { Sheet } from '../../platform/sheets/read-table.js';
import { fold } from '../../platform/words/fold.js';
import { readCell, type Names } from './read-cell.js';
import { sheetTargets, type FieldDefinition, type FieldName } from './sheet-targets.js';

/** The field that each column is taken for, in the columns' order. */
export type Columns = readonly (FieldName | null)[];
/** What the cells of a row say, by field; a cell with nothing in it says nothing. */
export type Values = Partial<Record<FieldName, unknown>>;

/** What is to be said of the cell of a field: a message of the catalogue. */
export interface FoundProblem {
  row: number;
  field: string;
  problem: MessageRef;
}

export interface JudgedRow {
  row: number;
  cells: string[];
  values: Values;
  problems: FoundProblem[];
  /** What keeps it not out. */
  remarks: FoundProblem[];
}

/** The published names that cells may say, and those that an entry of the target has already; each folded. */
export interface OnSite {
  names: Names;
  taken: ReadonlySet<string>;
}

/** Every row with what its cells say, and what is wrong in which of them. */
export function judgeSheet(target: SheetTarget, sheet: Sheet, columns: Columns, onSite: OnSite): JudgedRow[] {
  const { fields } = sheetTargets[target];
  const seen = new Set<string>();
  const nameFields = nameFieldsOf(target);
  return sheet.rows.map(({ row, cells }) => {
    const values: Values = {};
    const found = new Map<FieldName, MessageRef>();
    const remarked = new Map<FieldName, MessageRef>();
    for (const field of fields) {
      const text = cells[columns.indexOf(field.name)] ?? '';
      const reading = text === '' ? undefined : readCell(text, field.read, onSite.names);
      if (reading?.ok) {
        values[field.name] = reading.value;
        if (reading.remark) remarked.set(field.name, reading.remark);
      } else if (reading) found.set(field.name, reading.problem);
      else if (field.isRequired) found.set(field.name, 'text.required');
    }
    judgeNames(fields, nameFields, values, found);
    for (const [name, problem] of findTaken(target, values, onSite.taken)) found.set(name, problem);
    const keys = keysOf(target, values);
    for (const [name, key] of keys) if (seen.has(key)) found.set(name, 'cell.twice');
    for (const [, key] of keys) seen.add(key);
    const inRow = ([field, problem]: [FieldName, MessageRef]) => ({ row, field, problem });
    return { row, cells, values, problems: [...found].map(inRow), remarks: [...remarked].map(inRow) };
  });
}

/** The names of a row, in whichever language, that an entry has already. */
export function findTaken(target: SheetTarget, values: Values, taken: ReadonlySet<string>): [FieldName, MessageRef][] {
  const { existsProblem = 'cell.exists' } = sheetTargets[target];
  return keysOf(target, values).flatMap(([name, key]) => (taken.has(key) ? [[name, existsProblem]] : []));
}

/** By what the names of a row are known to be the same as others. */
function keysOf(target: SheetTarget, values: Values): [FieldName, string][] {
  const { keyOf = fold } = sheetTargets[target];
  return nameFieldsOf(target)
    .map(({ name }): [FieldName, string] => [name, keyOf(String(values[name] ?? ''))])
    .filter(([, key]) => key !== '');
}

function nameFieldsOf(target: SheetTarget): FieldDefinition[] {
  const { fields, nameAttribute } = sheetTargets[target];
  return fields.filter(({ attribute }) => attribute === nameAttribute);
}

/** An entry has a name in each language that it has words in, and in one at least. */
function judgeNames(
  fields: readonly FieldDefinition[],
  nameFields: readonly FieldDefinition[],
  values: Values,
  found: Map<FieldName, MessageRef>,
): void {
  const isMissing = ({ name }: FieldDefinition) => values[name] === undefined && !found.has(name);
  for (const locale of locales) {
    const nameField = nameFields.find((field) => field.locale === locale);
    const hasWords = fields.some((field) => field.locale === locale && values[field.name] !== undefined);
    if (nameField && hasWords && isMissing(nameField)) found.set(nameField.name, 'cell.nameInLanguage');
  }
  const [first] = nameFields;
  if (first && nameFields.every(isMissing)) found.set(first.name, 'text.required');
}
