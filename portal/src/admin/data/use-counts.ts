import { fillPath } from '@scholars/contract/endpoint';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { getSubmissionCounts } from '@scholars/contract/submissions';
import { useCall } from './use-call';
import { useQueueNews } from './use-queue-news';

export type StatusCounts = Record<string, number>;

/** How many submissions of a kind have each status; kept fresh while the page is in view. */
export function useCounts(kind: SubmissionKind) {
  const { found: counts, query } = useCall<StatusCounts>(fillPath(getSubmissionCounts.path, { kind }));
  useQueueNews(kind, () => void query.refetch());
  return { counts, query };
}

export function totalOf(counts: StatusCounts): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}
