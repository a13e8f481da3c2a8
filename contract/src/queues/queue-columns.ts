import { rowFields, sortableFields } from './queue-fields.js';
import { describedKind, type SubmissionKind } from './submission-kinds.js';

/** Read at length on the submission's page; a row has no room for them. */
const longFormats: readonly unknown[] = ['long', 'letter'];

/** The columns of a kind that nobody has chosen otherwise for. */
export function defaultColumns(kind: SubmissionKind): readonly string[] {
  return ['reference', ...describedKind(kind).columns.map(({ field }) => field), 'status', 'createdAt'];
}

/** The column that leads to the submission: a list always has it. */
export function titleColumn(kind: SubmissionKind): string {
  const { columns, titleField } = describedKind(kind);
  return columns.find(({ lines }) => lines.includes(titleField))?.field ?? titleField;
}

/** All columns that may be chosen: those of the kind, and one for each short field of its form. */
export function offeredColumns(kind: SubmissionKind): readonly string[] {
  const { fields } = describedKind(kind);
  const short = Object.keys(fields).filter((name) => !longFormats.includes(fields[name]));
  return [...new Set([...defaultColumns(kind), 'assignee', 'updatedAt', 'language', ...short])];
}

/** The chosen columns as they stand in an address; what a kind does not have is left out, and its title is there. */
export function readColumns(kind: SubmissionKind, written: string): readonly string[] {
  const offered = offeredColumns(kind);
  const chosen = [...new Set(written.split(','))].filter((name) => offered.includes(name));
  if (chosen.length === 0) return defaultColumns(kind);
  return chosen.includes(titleColumn(kind)) ? chosen : [titleColumn(kind), ...chosen];
}

/** As `readColumns` reads it; '' for the kind's own. */
export function writeColumns(kind: SubmissionKind, columns: readonly string[]): string {
  const written = columns.join(',');
  return written === defaultColumns(kind).join(',') ? '' : written;
}

export function isSortable(kind: SubmissionKind, column: string): boolean {
  return sortableFields(kind).has(column);
}

/** What a list asks for of each row, so that it carries no more of a person than it shows. */
export function listedFields(kind: SubmissionKind, columns: readonly string[]): readonly string[] {
  return [...new Set([...rowFields(kind), 'version', ...columns])];
}
