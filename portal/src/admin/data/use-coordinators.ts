import { useGetIdentity } from '@refinedev/core';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { listCoordinators, type Coordinator } from '@scholars/contract/submissions';
import { useCall } from './use-call';

const keptMilliseconds = 300_000;

/**
 * Everybody who works through the queues, or with one of them, and who of them one is.
 *
 * @param kind of the queue; names are known of the others too
 */
export function useCoordinators(kind?: SubmissionKind) {
  const { data: me } = useGetIdentity<Coordinator>();
  const { found: all = [] } = useCall<Coordinator[]>(listCoordinators.path, keptMilliseconds);
  const coordinators = all.filter(({ queues }) => !kind || !queues || queues.includes(kind));
  return {
    coordinators,
    me,
    nameOf: (id: string | null | undefined) => all.find((one) => one.id === id)?.name,
  };
}
