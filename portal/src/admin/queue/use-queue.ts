import { useTable } from '@refinedev/antd';
import type { CrudSort, HttpError } from '@refinedev/core';
import {
  noFilters,
  readQueueFilters,
  writeQueueFilters,
  type QueueFilters,
} from '@scholars/contract/queues/queue-filters';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { QueueRow } from '../values/row-line';

export const pageSizes = [20, 50, 100] as const;
const newestFirst: CrudSort = { field: 'createdAt', order: 'desc' };

/** The rows of a queue and what narrows, orders and pages them. All of it stands in the address. */
export function useQueue(kind: SubmissionKind) {
  const {
    result,
    tableQuery,
    filters,
    setFilters,
    sorters,
    setSorters,
    currentPage,
    setCurrentPage,
    pageSize,
    setPageSize,
  } = useTable<QueueRow, HttpError>({
    resource: kind,
    syncWithLocation: true,
    pagination: { pageSize: pageSizes[0] },
    sorters: { initial: [newestFirst] },
    filters: { defaultBehavior: 'replace' },
    errorNotification: false,
  });
  const narrowed = readQueueFilters(kind, filters);

  /** Any other view of the rows begins at its first page. */
  function narrow(change: Partial<QueueFilters>): void {
    setFilters(writeQueueFilters({ ...narrowed, ...change }), 'replace');
    setCurrentPage(1);
  }

  return {
    kind,
    rows: result.data,
    total: result.total ?? 0,
    query: tableQuery,
    narrowed,
    narrow,
    clear: () => narrow(noFilters(kind)),
    sort: sorters[0] ?? newestFirst,
    setSort: (sort: CrudSort) => {
      setSorters([sort]);
      setCurrentPage(1);
    },
    page: currentPage,
    pageSize,
    setPage: (page: number, size: number) => {
      setPageSize(size);
      setCurrentPage(size === pageSize ? page : 1);
    },
  };
}

export type QueueView = ReturnType<typeof useQueue>;
