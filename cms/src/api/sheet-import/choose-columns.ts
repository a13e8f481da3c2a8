import * as z from 'zod/mini';
import { locales, type Locale } from '@scholars/contract/locale';
import type { SheetField, SheetTarget } from '@scholars/contract/sheet-imports';
import { invalidFields } from '../../platform/errors/contract-error.js';
import type { Sheet } from '../../platform/sheets/read-table.js';
import { fold } from '../../platform/words/fold.js';
import type { Columns } from './judge-sheet.js';
import { sheetTargets, sheetTexts, type FieldName } from './sheet-targets.js';

/** The fields that columns may be taken for, in the language of whoever chooses. */
export function listFields(target: SheetTarget, locale: Locale): SheetField[] {
  return sheetTargets[target].fields.map(({ name, isRequired }) => ({
    name,
    label: sheetTexts(locale)(`fields.${name}`),
    isRequired: isRequired === true,
  }));
}

/**
 * What the heads say: a label in either language, or the name that the API has for it. A label without the language of
 * its text is of the one that it is written in, as people head their own tables.
 */
function guessColumns(target: SheetTarget, { heads }: Sheet): Columns {
  const byHead = new Map<string, FieldName>();
  for (const { name, locale } of sheetTargets[target].fields) {
    const labelIn = (language: Locale) => sheetTexts(language)(`fields.${name}`);
    for (const text of [name, ...locales.map(labelIn)]) byHead.set(fold(text), name);
    if (locale) byHead.set(fold(labelIn(locale).replace(/\s*\(.*\)$/, '')), name);
  }
  const taken = new Set<FieldName>();
  return heads.map((head) => {
    const field = byHead.get(fold(head));
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

const chosen = z.array(z.nullable(z.string()));

/**
 * What somebody chose, JSON of a list; '' leaves it to the heads.
 *
 * @throws ContractError 422 for what is no such list, and for two columns of one field
 */
export function readColumns(target: SheetTarget, sheet: Sheet, json: string): Columns {
  if (json === '') return guessColumns(target, sheet);
  const { fields } = sheetTargets[target];
  const parsed = chosen.safeParse(parseJson(json));
  const columns = parsed.data?.map((name) => fields.find((field) => field.name === name)?.name ?? null);
  if (!columns || columns.length !== sheet.heads.length) throw invalidFields({ columns: ['value.invalid'] });
  const used = columns.filter((name) => name !== null);
  if (new Set(used).size < used.length) throw invalidFields({ columns: ['sheet.columnTwice'] });
  return columns;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
