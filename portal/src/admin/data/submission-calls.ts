import type { CrudSort, MetaQuery } from '@refinedev/core';
import type { BodyOf } from '@scholars/contract/endpoint';
import { pageSizeMax } from '@scholars/contract/limits';
import type { QueueCondition } from '@scholars/contract/queues/queue-conditions';
import { defaultColumns, listedFields } from '@scholars/contract/queues/queue-columns';
import { queueConditions, readQueueFilters } from '@scholars/contract/queues/queue-filters';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import {
  assignSubmission,
  commentOnSubmission,
  getSubmissionDetail,
  transitionSubmission,
  writeToSubmitter,
} from '@scholars/contract/submissions';
import type { BackOfficeClient } from './back-office-client';
import type { ResourceCalls } from './back-office-provider';
import { callContract } from './contract-call';
import { strapi5Provider } from './strapi5-provider';
import { strapiFilters } from './strapi-filters';

const backOfficeUrl = '/api/backoffice';
const pageSizeDefault = 20;

const changes = {
  transition: transitionSubmission,
  assign: assignSubmission,
  comment: commentOnSubmission,
  message: writeToSubmitter,
} as const;

/** What `update` takes: one of the things that can be done with a submission, and what its call takes. */
export type SubmissionChange = {
  [Name in keyof typeof changes]: { change: Name; body: BodyOf<(typeof changes)[Name]> };
}[keyof typeof changes];

/**
 * Queues come from Strapi's own lists, narrowed as their kind describes; one submission and its steps from the
 * contract's calls.
 */
export function submissionCalls(client: BackOfficeClient, kind: SubmissionKind): ResourceCalls {
  const strapi = strapi5Provider(backOfficeUrl, client);
  return {
    list: ({ resource, filters, sorters, pagination, meta }) =>
      strapi.getList({
        resource,
        filters: strapiFilters([...queueConditions(kind, readQueueFilters(kind, filters ?? [])), ...knownRows(meta)]),
        sorters: withTieBreaker(sorters ?? []),
        pagination: { ...pagination, pageSize: Math.min(pagination?.pageSize ?? pageSizeDefault, pageSizeMax) },
        meta: { ...meta, fields: [...listedFields(kind, columnsIn(meta) ?? defaultColumns(kind))] },
      }),
    one: (id) => callContract(client, getSubmissionDetail, { params: { kind, id } }),
    update: (id, values) => {
      const { change, body } = values as SubmissionChange; // `useChange` gives it
      return callContract(client, changes[change], { params: { kind, id }, body: body as never }); // of that call
    },
  };
}

/** Only the rows that a list names by their ids. */
function knownRows(meta: MetaQuery | undefined): QueueCondition[] {
  const ids: unknown = meta?.ids;
  if (!Array.isArray(ids)) return [];
  return [{ field: 'documentId', operator: 'in', value: ids.filter((id) => typeof id === 'string') }];
}

/** The chosen columns, where a list names them. */
function columnsIn(meta: MetaQuery | undefined): readonly string[] | undefined {
  const columns: unknown = meta?.columns;
  return Array.isArray(columns) ? columns.filter((name) => typeof name === 'string') : undefined;
}

/** Rows of equal value would else change places between pages. */
export function withTieBreaker(sorters: readonly CrudSort[]): CrudSort[] {
  return [...sorters, { field: 'id', order: 'desc' }];
}
