import { useTable } from '@refinedev/antd';
import type { CrudSort, HttpError } from '@refinedev/core';
import { readColumns, writeColumns } from '@scholars/contract/queues/queue-columns';
import {
  noFilters,
  readQueueFilters,
  writeQueueFilters,
  type QueueFilters,
} from '@scholars/contract/queues/queue-filters';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { useSearchParams } from 'react-router';
import { queueSearch } from '../data/queue-address';
import { useLastPage } from '../parts/use-last-page';
import type { QueueRow } from '../values/row-line';
import { trailOfPage } from '../values/trail';
import { useLiveRows } from './use-live-rows';

export const pageSizes = [20, 50, 100] as const;
const newestFirst: CrudSort = { field: 'createdAt', order: 'desc' };

/** The rows of a queue and what narrows, orders, lays out and pages them. All of it stands in the address. */
export function useQueue(kind: SubmissionKind) {
  const [params, setParams] = useSearchParams();
  const columns = readColumns(kind, params.get('columns') ?? '');
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
    meta: { columns },
    errorNotification: false,
    // What one reads stays in its place; what changes comes live.
    queryOptions: { refetchOnWindowFocus: false },
  });
  const { rows, total, arrived } = useLiveRows(
    kind,
    { rows: result.data, total: result.total ?? 0, readAt: tableQuery.dataUpdatedAt },
    { filters, sorters, currentPage, pageSize, columns },
  );
  const isPastEnd = useLastPage(
    { page: currentPage, pageSize, total: result.total ?? 0, query: tableQuery },
    setCurrentPage,
  );
  const narrowed = readQueueFilters(kind, filters);
  const sort = sorters[0] ?? newestFirst;

  /**
   * Any other view of the rows begins at its first page. What is typed comes a moment later, when a status may have
   * been pressed since: each changes what there is by then.
   */
  function narrow(change: Partial<QueueFilters>): void {
    setFilters((present) => writeQueueFilters({ ...readQueueFilters(kind, present), ...change }));
    setCurrentPage(1);
  }

  function setColumns(chosen: readonly string[]): void {
    const written = writeColumns(kind, chosen);
    setParams(
      (present) => {
        present.delete('columns');
        if (written !== '') present.set('columns', written);
        return present;
      },
      { replace: true },
    );
  }

  return {
    kind,
    columns,
    setColumns,
    rows,
    total,
    isPastEnd,
    arrived,
    /** Reads the list anew, from where what is new comes first. */
    showArrived: async () => {
      if (currentPage === 1) await tableQuery.refetch();
      else setCurrentPage(1);
    },
    /** What a record's page needs to lead to the next one. */
    trail: trailOfPage(
      rows.map(({ id }) => id),
      { page: currentPage, pageSize, total },
    ),
    /** The query that leads back to these rows. The browser's own follows a moment after a filter is pressed. */
    search: queueSearch({ narrowed, sort, page: currentPage, pageSize, columns: writeColumns(kind, columns) }),
    query: tableQuery,
    narrowed,
    narrow,
    clear: () => narrow(noFilters(kind)),
    sort,
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
