import { useState } from 'react';
import { useLocation } from 'react-router';
import { outcomeName, type PostedOutcome } from '~/session/root-data';
import { useRootData } from '~/session/root-data';

/**
 * What a route's action said: as it came with a script, or with the page that one was led to without
 * (posted-outcome.server.ts). It stays until one sends something else or goes on: React Router forgets it as soon as the
 * page is read anew, as for news that come (`use-read-anew.ts`).
 */
export function usePostedOutcome<Outcome>(
  actionData: Outcome | undefined,
  of: PostedOutcome['of'] = 'page',
): Outcome | undefined {
  const posted = useRootData()?.posted;
  const { search, key } = useLocation();
  const [said, setSaid] = useState<{ key: string; outcome: Outcome }>();
  // It comes before the page that is read for it, which has another key.
  if (actionData !== undefined && (said?.outcome !== actionData || said.key !== key)) {
    setSaid({ key, outcome: actionData });
  }
  const outcome = actionData ?? (said?.key === key ? said.outcome : undefined);
  // The root's data stay when one goes on to another page.
  const isHere = new URLSearchParams(search).has(outcomeName);
  if (outcome !== undefined || !isHere || posted?.of !== of) return outcome;
  // Sealed by the action of this very page.
  return posted.data as Outcome;
}
