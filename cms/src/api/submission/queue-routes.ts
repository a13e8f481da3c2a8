import { parseQueueQuery, type QueueQuery } from '@scholars/contract/queues/queue-query';
import { kindNames, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { getSubmission, listSubmissions } from '@scholars/contract/submissions';
import { contractRoutes } from '../../platform/contract/contract-routes.js';
import type { Action } from '../../platform/contract/define-action.js';
import type { SignedIn, StrapiContext } from '../../platform/contract/strapi-context.js';
import { ContractError, notFound } from '../../platform/errors/contract-error.js';
import { exportOf } from './export-submissions.js';
import { findSubmission, findSubmissions } from './find-submissions.js';

/**
 * The list, the single read and the export of each kind, in the spelling and the shape of Strapi's REST, which Refine's provider
 * speaks. A route for each kind: what is no queue is not found, whoever asks.
 */
export const queueRoutes = contractRoutes(kindNames.flatMap((kind) => [listOf(kind), rowOf(kind), exportOf(kind)]));

function listOf(kind: SubmissionKind): Action {
  return {
    endpoint: { ...listSubmissions, path: listSubmissions.path.replace('{kind}', kind) },
    async handler(ctx) {
      const query = readQuery(kind, ctx);
      const { rows, total } = await findSubmissions(kind, query, callerOf(ctx));
      ctx.status = 200;
      ctx.body = { data: rows, meta: { pagination: pagination(query, total) } };
    },
  };
}

function rowOf(kind: SubmissionKind): Action {
  return {
    endpoint: { ...getSubmission, path: getSubmission.path.replace('{kind}', kind) },
    async handler(ctx) {
      const row = await findSubmission(kind, ctx.params.id ?? '', readQuery(kind, ctx).fields, callerOf(ctx));
      if (!row) throw notFound();
      ctx.status = 200;
      ctx.body = { data: row, meta: {} };
    },
  };
}

/** The access policy lets nobody in without a session. */
function callerOf({ state }: StrapiContext): SignedIn {
  if (!state.signedIn) throw new ContractError(401);
  return state.signedIn;
}

function readQuery(kind: SubmissionKind, ctx: StrapiContext): QueueQuery {
  const read = parseQueueQuery(kind, ctx.query);
  if (!read.ok) throw new ContractError(400, undefined, { problems: read.problems });
  return read.value;
}

function pagination({ page, start, limit }: QueueQuery, total: number) {
  if (page === undefined) return { start, limit, total };
  return { page, pageSize: limit, pageCount: Math.ceil(total / limit), total };
}
