import type { CrudSort } from '@refinedev/core';
import { fillPath } from '@scholars/contract/endpoint';
import { queueConditions, type QueueFilters } from '@scholars/contract/queues/queue-filters';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { exportSubmissions } from '@scholars/contract/submissions';

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Where a queue is as a file: exactly the rows that are shown, on all pages, in their order. */
export function exportAddress(
  kind: SubmissionKind,
  { narrowed, sort, format }: { narrowed: QueueFilters; sort: CrudSort; format: ExportFormat },
): string {
  const query = new URLSearchParams({ format, sort: `${sort.field}:${sort.order}` });
  for (const { field, operator, value } of queueConditions(kind, narrowed)) {
    const name = `filters[${field}][$${operator}]`;
    if (typeof value === 'string') query.append(name, value);
    else for (const [i, one] of value.entries()) query.append(`${name}[${i}]`, one);
  }
  return `${fillPath(exportSubmissions.path, { kind })}?${query}`;
}
