/** The name in an address under which the outcome of a form travels that was sent without JavaScript. */
export const outcomeName = 'done';
/** The frame's own route, which takes the newsletter. */
export const frameRouteId = 'shell/site-layout';

export interface PostedOutcome {
  of: 'page' | 'frame';
  /** What the action said. */
  data: unknown;
}
