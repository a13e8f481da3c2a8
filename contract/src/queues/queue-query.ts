import { pageSizeMax } from '../limits.js';
import type { FieldProblems, Parsed } from '../parse.js';
import { isOperatorOf, isValueOf, type QueueCondition, type QueueConditions } from './queue-conditions.js';
import { filterableFields, readableFields, sortableFields } from './queue-fields.js';
import type { SubmissionKind } from './submission-kinds.js';

/** What a call asks of a queue, all of it judged by the kind's description. */
export interface QueueQuery {
  where: QueueConditions;
  sort: readonly { field: string; order: 'asc' | 'desc' }[];
  fields: readonly string[];
  /** How many rows are passed over, and how many are given at most. */
  start: number;
  limit: number;
  /** The number of the page, where the call counts by pages. */
  page?: number;
}

const limitDefault = 25;

/**
 * Reads the query of a queue's list, in the spelling of Strapi's REST as `qs` nests it: `filters[field][$operator]`,
 * `filters[$or][i][field][$operator]`, `sort`, `fields`, `pagination[page]` with `pagination[pageSize]`, or
 * `pagination[start]` with `pagination[limit]`. Export, counts and bulk steps narrow by the same.
 *
 * @returns the problems by parameter for whatever the kind does not describe
 */
export function parseQueueQuery(kind: SubmissionKind, query: Readonly<Record<string, unknown>>): Parsed<QueueQuery> {
  const problems: FieldProblems = {};
  const refuse: Refuse = (parameter) => {
    problems[parameter] = ['value.invalid'];
    return [];
  };
  const { filters = {}, sort, fields, pagination = {}, ...unknown } = query;
  for (const name of Object.keys(unknown)) refuse(name);
  const value = {
    where: readConditions(kind, filters, refuse),
    sort: readSort(kind, sort, refuse),
    fields: readFields(kind, fields, refuse),
    ...readWindow(pagination, refuse),
  };
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, value };
}

/** Notes that a parameter is refused; nothing is read of it. */
type Refuse = (parameter: string) => never[];

function readConditions(kind: SubmissionKind, filters: unknown, refuse: Refuse): QueueConditions {
  if (!isRecord(filters)) return refuse('filters');
  const { $or: alternatives, ...each } = filters;
  const conditions = conditionsIn(kind, each, 'filters', refuse);
  if (alternatives === undefined) return conditions;
  const one = listOf(alternatives).flatMap((inner, i) =>
    isRecord(inner) ? conditionsIn(kind, inner, `filters.$or.${i}`, refuse) : refuse(`filters.$or.${i}`),
  );
  // Of several conditions in one place all would have to hold; nobody asks for that within `$or`.
  if (one.length !== listOf(alternatives).length) refuse('filters.$or');
  return [...conditions, one];
}

function conditionsIn(
  kind: SubmissionKind,
  filters: Record<string, unknown>,
  place: string,
  refuse: Refuse,
): QueueCondition[] {
  const known = filterableFields(kind);
  return Object.entries(filters).flatMap(([field, asked]) => {
    const rule = known.get(field);
    if (!rule || !isRecord(asked)) return refuse(`${place}.${field}`);
    return Object.entries(asked).flatMap(([name, value]) => {
      const operator = name.slice(1);
      const values = operator === 'in' ? listOf(value) : [value];
      const isRight =
        name.startsWith('$') &&
        isOperatorOf(rule.compared, operator) &&
        values.every((one) => isValueOf(rule.compared, one, rule.oneOf));
      if (!isRight) return refuse(`${place}.${field}`);
      return [{ field, operator, value: operator === 'in' ? values : String(value) }];
    });
  });
}

function readSort(kind: SubmissionKind, sort: unknown, refuse: Refuse): QueueQuery['sort'] {
  return textsOf(sort).map((written) => {
    const [, field = '', order = 'asc'] = /^(\w+)(?::(asc|desc))?$/i.exec(written) ?? [];
    if (!sortableFields(kind).has(field)) refuse('sort');
    return { field, order: order.toLowerCase() === 'desc' ? 'desc' : 'asc' };
  });
}

function readFields(kind: SubmissionKind, fields: unknown, refuse: Refuse): readonly string[] {
  const readable = readableFields(kind);
  const asked = textsOf(fields);
  if (!asked.every((name) => readable.includes(name))) refuse('fields');
  return asked.length > 0 ? asked : readable;
}

function readWindow(pagination: unknown, refuse: Refuse): Pick<QueueQuery, 'start' | 'limit' | 'page'> {
  if (!isRecord(pagination)) refuse('pagination');
  const { page, pageSize, start, limit, ...unknown } = isRecord(pagination) ? pagination : {};
  for (const name of Object.keys(unknown)) refuse(`pagination.${name}`);
  const read = (name: string, value: unknown, min: number, fallback: number): number => {
    if (value === undefined) return fallback;
    if (typeof value === 'string' && /^\d{1,9}$/.test(value) && Number(value) >= min) return Number(value);
    refuse(`pagination.${name}`);
    return fallback;
  };
  const isByPage = start === undefined && limit === undefined;
  if (!isByPage && (page !== undefined || pageSize !== undefined)) refuse('pagination');
  if (!isByPage)
    return {
      start: read('start', start, 0, 0),
      // As in Strapi: all, of which the most that a list gives.
      limit: limit === '-1' ? pageSizeMax : Math.min(read('limit', limit, 1, limitDefault), pageSizeMax),
    };
  const size = Math.min(read('pageSize', pageSize, 1, limitDefault), pageSizeMax);
  const number = read('page', page, 1, 1);
  return { start: (number - 1) * size, limit: size, page: number };
}

/** The texts of a parameter that is given once, repeatedly, or joined by commas; '' for one that is none. */
function textsOf(value: unknown): string[] {
  if (value === undefined) return [];
  return listOf(value).flatMap((one) => (typeof one === 'string' ? one.split(',').map((text) => text.trim()) : ['']));
}

/** `qs` makes an object of a list whose numbers leave gaps. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : [value];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
