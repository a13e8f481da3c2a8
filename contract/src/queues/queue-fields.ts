import { fieldsOfLine, type FieldFormat, type KindDescription, type RowLine } from './kind-description.js';
import { thematicAreaSlugs } from '../thematic-area-slugs.js';
import { describedKind, type SubmissionKind } from './submission-kinds.js';

/** What every submission has beside the fields of its form. */
const ownFields = [
  'reference',
  'status',
  'version',
  'language',
  'assignee',
  'createdAt',
  'updatedAt',
  'publishedAt',
] as const;

/** How the values of a field are compared. */
export type Comparison = 'id' | 'text' | 'words' | 'choice' | 'day' | 'instant' | 'person';

/** What names a sender's country, where the kind's form asks for it. */
export function countryField(kind: SubmissionKind): string | undefined {
  return Object.entries(describedKind(kind).fields).find(([, format]) => format === 'country')?.[0];
}

/**
 * What a queue may be narrowed by: rows that are known, what its rows show, what its search reads, all of that at once
 * (`q`), and what a range of days is set on.
 */
export function filterableFields(
  kind: SubmissionKind,
): ReadonlyMap<string, { compared: Comparison; oneOf?: readonly string[] }> {
  const { fields, flow, isOfAreas, searchIn, rangeFields } = describedKind(kind);
  const country = countryField(kind);
  const named = new Set(
    [...rowFields(kind), ...searchIn, ...rangeFields, ...(country ? [country] : [])].filter((name) =>
      Object.hasOwn(fields, name),
    ),
  );
  return new Map([
    ['documentId', { compared: 'id' }],
    ['q', { compared: 'words' }],
    ['reference', { compared: 'text' }],
    ['status', { compared: 'choice', oneOf: Object.keys(flow) }],
    ['createdAt', { compared: 'instant' }],
    ['assignee', { compared: 'person' }],
    ...(isOfAreas ? [['area', { compared: 'choice', oneOf: Object.keys(thematicAreaSlugs) }] as const] : []),
    ...[...named].map((name) => [name, comparisonOf(fields[name])] as const),
  ]);
}

function comparisonOf(format: FieldFormat | undefined): { compared: Comparison; oneOf?: readonly string[] } {
  if (typeof format === 'object') return { compared: 'choice', oneOf: format.oneOf };
  return { compared: format === 'date' ? 'day' : 'text' };
}

/**
 * What a queue may be sorted by: what its columns and its offered orders name. `id` keeps rows of equal value in their
 * places.
 */
export function sortableFields(kind: SubmissionKind): ReadonlySet<string> {
  const { columns, orders } = describedKind(kind);
  return new Set(['reference', 'status', 'createdAt', ...columns.map(({ field }) => field), ...orders, 'id']);
}

/** What may be read of a row. */
export function readableFields(kind: SubmissionKind): readonly string[] {
  return [...ownFields, ...Object.keys(describedKind(kind).fields)];
}

/** What is asked for in lists, so that a queue carries no more of a person than it shows. */
export function rowFields(kind: SubmissionKind): readonly string[] {
  const description = describedKind(kind);
  const shown = linesOf(description).flatMap(fieldsOfLine);
  return [...new Set(['reference', 'status', 'assignee', description.titleField, ...shown, 'createdAt'])];
}

function linesOf({ columns, summary }: KindDescription): readonly RowLine[] {
  return [...columns.flatMap(({ lines }) => lines), ...summary].filter((line) => line !== undefined);
}

/** Fields that a range of days may be set on; the first is the default. */
export function dateFields(kind: SubmissionKind): readonly string[] {
  return ['createdAt', ...describedKind(kind).rangeFields];
}

/** The orders that are offered where there are no columns to press, as `field-direction`. */
export function offeredOrders(kind: SubmissionKind): readonly string[] {
  return ['createdAt-desc', 'createdAt-asc', ...describedKind(kind).orders.map((field) => `${field}-asc`)];
}
