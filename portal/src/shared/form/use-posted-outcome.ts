import { useLocation } from 'react-router';
import { outcomeName, type PostedOutcome } from '~/session/root-data';
import { useRootData } from '~/session/root-data';

/**
 * What a route's action said: as it came with a script, or with the page that one was led to without
 * (posted-outcome.server.ts).
 */
export function usePostedOutcome<Outcome>(
  actionData: Outcome | undefined,
  of: PostedOutcome['of'] = 'page',
): Outcome | undefined {
  const posted = useRootData()?.posted;
  const { search } = useLocation();
  // The root's data stay when one goes on to another page.
  const isHere = new URLSearchParams(search).has(outcomeName);
  if (actionData !== undefined || !isHere || posted?.of !== of) return actionData;
  // Sealed by the action of this very page.
  return posted.data as Outcome;
}
