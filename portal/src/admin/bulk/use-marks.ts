import { useDataProvider } from '@refinedev/core';
import { pageSizeMax } from '@scholars/contract/limits';
import { writeQueueFilters, type QueueFilters } from '@scholars/contract/queues/queue-filters';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { useState } from 'react';
import type { QueueRow } from '../values/row-line';

/** More than these are narrowed first. */
export const marksMax = 1000;

/** The rows that are marked, on all pages of a list; each as it was when it was marked or last shown. */
export function useMarks(kind: SubmissionKind, shown: readonly QueueRow[]) {
  const provider = useDataProvider()();
  const [marked, setMarked] = useState<ReadonlyMap<string, QueueRow>>(new Map());
  const [isReading, setReading] = useState(false);
  // What is marked and stands on the page is acted on as one sees it.
  const fresh = new Map(shown.map((row) => [row.id, row]));
  const rows = [...marked.values()].map((row) => fresh.get(row.id) ?? row);

  function mark(some: readonly QueueRow[], isMarked: boolean): void {
    setMarked((before) => {
      const after = new Map(before);
      for (const row of some)
        if (!isMarked) after.delete(row.id);
        else if (after.size < marksMax || after.has(row.id)) after.set(row.id, row);
      return after;
    });
  }

  /** All that the list has on all its pages. */
  async function markAll(narrowed: QueueFilters, total: number): Promise<void> {
    setReading(true);
    try {
      for (let page = 1; (page - 1) * pageSizeMax < Math.min(total, marksMax); page += 1) {
        const { data } = await provider.getList<QueueRow>({
          resource: kind,
          filters: writeQueueFilters(narrowed),
          pagination: { currentPage: page, pageSize: pageSizeMax },
        });
        mark(data, true);
      }
    } finally {
      setReading(false);
    }
  }

  return {
    rows,
    has: (id: string) => marked.has(id),
    mark,
    markAll,
    isReading,
    clear: () => setMarked(new Map()),
  };
}

export type Marks = ReturnType<typeof useMarks>;
