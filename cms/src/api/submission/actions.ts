import * as calls from '@scholars/contract/submissions';
import { statusesOf } from '@scholars/contract/submission-status';
import { defineAction } from '../../platform/contract/define-action.js';
import { assign } from './assign.js';
import { listCoordinators } from './coordinators.js';
import { comment, writeToSender } from './correspondence.js';
import { getDetail } from './submission-detail.js';
import { contentTypeOf, requireKind } from './content-type-of.js';
import { onlyShown } from './hidden-submissions.js';
import { transition } from './transition.js';
import { fileDownload } from './file-download.js';

export const actions = {
  getSubmissionCounts: defineAction(calls.getSubmissionCounts, async ({ params, signedIn }) => {
    const kind = requireKind(params.kind);
    const shown = onlyShown(strapi.db.connection(contentTypeOf(kind).table), kind, signedIn);
    const rows: { status: string; n: unknown }[] = await shown.groupBy('status').select('status').count({ n: '*' });
    const counts = new Map(rows.map(({ status, n }) => [status, Number(n)]));
    return Object.fromEntries(statusesOf(kind).map((status) => [status, counts.get(status) ?? 0]));
  }),

  getSubmissionDetail: defineAction(calls.getSubmissionDetail, ({ params, signedIn }) =>
    getDetail(requireKind(params.kind), params.id, signedIn),
  ),

  transitionSubmission: defineAction(calls.transitionSubmission, async ({ params, body, signedIn }) => {
    const kind = requireKind(params.kind);
    await transition(kind, params.id, body, signedIn);
    return getDetail(kind, params.id, signedIn);
  }),

  listCoordinators: defineAction(calls.listCoordinators, async () => ({
    rows: (await listCoordinators()).map(({ userId: _own, ...shown }) => shown),
  })),

  assignSubmission: defineAction(calls.assignSubmission, async ({ params, body, signedIn }) => {
    const kind = requireKind(params.kind);
    await assign(kind, params.id, body, signedIn);
    return getDetail(kind, params.id, signedIn);
  }),

  commentOnSubmission: defineAction(calls.commentOnSubmission, async ({ params, body, signedIn }) => {
    const kind = requireKind(params.kind);
    await comment(kind, params.id, body, signedIn);
    return getDetail(kind, params.id, signedIn);
  }),

  writeToSubmitter: defineAction(calls.writeToSubmitter, async ({ params, body, signedIn }) => {
    const kind = requireKind(params.kind);
    await writeToSender(kind, params.id, body, signedIn);
    return getDetail(kind, params.id, signedIn);
  }),

  openSubmissionFile: fileDownload,
};
