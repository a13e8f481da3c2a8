import { kindNames, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { createContext, useContext, useMemo } from 'react';

/** The queues that staff have given this coordinator; nothing where it is all of them. The CMS holds everybody to it. */
export const OwnQueuesContext = createContext<readonly string[] | undefined>(undefined);

/** The kinds of submissions that one works with, and whether those are all: what is no queue's is theirs alone. */
export function useOwnQueues(): { kinds: readonly SubmissionKind[]; isOfAll: boolean } {
  const queues = useContext(OwnQueuesContext);
  return useMemo(
    () => ({ kinds: kindNames.filter((kind) => queues?.includes(kind) ?? true), isOfAll: queues === undefined }),
    [queues],
  );
}
