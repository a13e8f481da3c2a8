import { useCustom, type HttpError } from '@refinedev/core';
import { fillPath } from '@scholars/contract/endpoint';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { getSubmissionCounts } from '@scholars/contract/submissions';
import { useQueueNews } from './use-queue-news';

export type StatusCounts = Record<string, number>;

/** How many submissions of a kind have each status; kept fresh while the page is in view. */
export function useCounts(kind: SubmissionKind) {
  const { result, query } = useCustom<StatusCounts, HttpError>({
    url: fillPath(getSubmissionCounts.path, { kind }),
    method: 'get',
    errorNotification: false,
  });
  useQueueNews(kind, () => void query.refetch());
  // Before the first answer Refine gives an empty object.
  const counts: StatusCounts | undefined = query.data ? result.data : undefined;
  return { counts, query };
}

export function totalOf(counts: StatusCounts): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}
