import { useLocation } from 'react-router';
import { useRootData } from './root-data';

/** The name in an address under which the outcome of a form travels that was sent without JavaScript. */
export const outcomeName = 'done';
/** The frame's own route, which takes the newsletter. */
export const frameRouteId = 'shell/site-layout';

export interface PostedOutcome {
  of: 'page' | 'frame';
  /** What the action said. */
  data: unknown;
}

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
