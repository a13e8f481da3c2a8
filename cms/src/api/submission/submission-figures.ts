import { kindNames } from '@scholars/contract/queues/submission-kinds';
import { waitingStatuses } from '@scholars/contract/submission-status';
import { declareNetworkFigure, ofTheNetwork } from '../../platform/metrics/network-figures.js';
import { gauge } from '../../platform/metrics/registry.js';
import { contentTypeOf } from './content-type-of.js';

/**
 * Of all submissions, as operators count them: what coordinators count leaves out what is about themselves. Call once,
 * before the first request.
 */
export function declareSubmissionFigures(): void {
  const all = gauge('scholars_cms_submissions', `Submissions of a kind. ${ofTheNetwork}`, ['kind']);
  const waiting = gauge(
    'scholars_cms_submissions_waiting',
    `Submissions of a kind that wait for a decision. ${ofTheNetwork}`,
    ['kind'],
  );
  for (const kind of kindNames) {
    for (const [name, figure, statuses] of [
      [`all ${kind}`, all, undefined],
      [`waiting ${kind}`, waiting, waitingStatuses(kind)],
    ] as const)
      declareNetworkFigure(name, {
        select(db) {
          const rows = db(contentTypeOf(kind).table);
          if (statuses) rows.whereIn('status', [...statuses]);
          return rows.select(db.raw("'' as label")).count({ n: '*' }).select(db.raw('cast(null as bigint) as at'));
        },
        show: ([row]) => figure.set({ kind }, row?.n ?? 0),
        forget: () => figure.remove({ kind }),
      });
  }
}
