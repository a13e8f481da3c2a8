import type { Locale } from '@scholars/contract/locale';
import { noFilters, writeQueueFilters, type QueueFilters } from '@scholars/contract/queues/queue-filters';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';

export function adminPath(locale: Locale, ...segments: string[]): string {
  return ['', locale, 'admin', ...segments.map(encodeURIComponent)].join('/');
}

/** A link to a queue, narrowed; written as Refine reads it back (syncWithLocation). */
export function queueAddress(locale: Locale, kind: SubmissionKind, narrowed: Partial<QueueFilters> = {}): string {
  const query = queryOf(filterParams({ ...noFilters(kind), ...narrowed }));
  return `${adminPath(locale, kind)}${query === '' ? '' : `?${query}`}`;
}

/** What a queue shows: all of it stands in its address. */
export interface ShownQueue {
  narrowed: QueueFilters;
  sort: { field: string; order: string };
  page: number;
  pageSize: number;
  /** As the address writes them; '' for the usual ones. */
  columns: string;
}

/** The query of the address of a queue that shows this, also while the browser's address is still about to follow. */
export function queueSearch({ narrowed, sort, page, pageSize, columns }: ShownQueue): string {
  const query = queryOf([
    ['pageSize', String(pageSize)],
    ['currentPage', String(page)],
    ['sorters[0][field]', sort.field],
    ['sorters[0][order]', sort.order],
    ...filterParams(narrowed),
    ...(columns === '' ? [] : [['columns', columns] as const]),
  ]);
  return `?${query}`;
}

/** The same query at another page. */
export function onPage(search: string, page: number): string {
  const params = new URLSearchParams(search);
  params.set('currentPage', String(page));
  return `?${params.toString()}`;
}

type Param = readonly [name: string, value: string];

function filterParams(narrowed: QueueFilters): Param[] {
  return writeQueueFilters(narrowed).flatMap(({ field, operator, value }, index): Param[] => {
    const values: Param[] = Array.isArray(value)
      ? value.map((each, n) => [`[value][${n}]`, String(each)])
      : [['[value]', String(value ?? '')]];
    const own: Param[] = [['[field]', field], ['[operator]', operator], ...values];
    return own.map(([name, text]) => [`filters[${index}]${name}`, text]);
  });
}

function queryOf(params: readonly Param[]): string {
  return params.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&');
}
