import type { SheetTarget } from '@scholars/contract/sheet-imports';
import { locales } from '@scholars/contract/locale';
import type { MessageRef } from '@scholars/contract/messages';
import type { Sheet } from '../../platform/sheets/read-table.js';
import { fold } from '../../platform/words/fold.js';
import type { Names } from './read-cell.js';
import { sheetTargets, type FieldDefinition, type FieldName } from './sheet-targets.js';

/** The field that each column is taken for, in the columns' order. */
export type Columns = readonly (FieldName | null)[];
/** What the cells of a row say, by field; a cell with nothing in it says nothing. */
export type Values = Partial<Record<FieldName, unknown>>;

/** What is wrong in the cell of a field: a message of the catalogue. */
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
}

/** The published names that cells may say, and those that an entry of the target has already; each folded. */
export interface OnSite {
  names: Names;
  taken: ReadonlySet<string>;
}

/** Every row with what its cells say, and what is wrong in which of them. */
export function judgeSheet(target: SheetTarget, sheet: Sheet, columns: Columns, onSite: OnSite): JudgedRow[] {
  const { fields, nameAttribute, existsProblem = 'cell.exists', keyOf = fold } = sheetTargets[target];
  const seen = new Set<string>();
  const nameFields = fields.filter(({ attribute }) => attribute === nameAttribute);
  return sheet.rows.map(({ row, cells }) => {
    const values: Values = {};
    const found = new Map<FieldName, MessageRef>();
    for (const field of fields) {
      const text = cells[columns.indexOf(field.name)] ?? '';
      const reading = text === '' ? undefined : field.read(text, onSite.names);
      if (reading?.ok) values[field.name] = reading.value;
      else if (reading) found.set(field.name, reading.problem);
      else if (field.isRequired) found.set(field.name, 'text.required');
    }
    judgeNames(fields, nameFields, values, found);
    for (const { name } of nameFields) {
      const key = keyOf(String(values[name] ?? ''));
      if (key === '') continue;
      if (seen.has(key)) found.set(name, 'cell.twice');
      else if (onSite.taken.has(key)) found.set(name, existsProblem);
      seen.add(key);
    }
    return { row, cells, values, problems: [...found].map(([field, problem]) => ({ row, field, problem })) };
  });
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
