import * as calls from '@scholars/contract/queue-work';
import { defineAction } from '../../platform/contract/define-action.js';
import { getBreakdown } from './breakdown.js';
import { changeSubmissions } from './change-submissions.js';
import { requireKind } from './content-type-of.js';
import { findRecords } from './find-records.js';

export const actions = {
  changeSubmissions: defineAction(calls.changeSubmissions, async ({ params, body, signedIn, locale }) => ({
    rows: await changeSubmissions(requireKind(params.kind), body, signedIn, locale),
  })),

  getQueueBreakdown: defineAction(calls.getQueueBreakdown, ({ params, signedIn }) =>
    getBreakdown(requireKind(params.kind), signedIn),
  ),

  findRecords: defineAction(calls.findRecords, async ({ query, signedIn }) => ({
    rows: await findRecords(query.q, signedIn),
  })),
};
