import type { CrudSort } from '@refinedev/core';
import type { BodyOf } from '@scholars/contract/endpoint';
import { pageSizeMax } from '@scholars/contract/limits';
import { rowFields } from '@scholars/contract/queues/queue-fields';
import { queueConditions, readQueueFilters } from '@scholars/contract/queues/queue-filters';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { getSubmissionDetail, transitionSubmission } from '@scholars/contract/submissions';
import type { BackOfficeClient } from './back-office-client';
import type { ResourceCalls } from './back-office-provider';
import { callContract } from './contract-call';
import { strapi5Provider } from './strapi5-provider';
import { strapiFilters } from './strapi-filters';

const backOfficeUrl = '/api/backoffice';
const pageSizeDefault = 20;

/** What `update` takes: one step along the allowed edges, naming the version that was seen. */
export type Transition = BodyOf<typeof transitionSubmission>;

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
        filters: strapiFilters(queueConditions(kind, readQueueFilters(kind, filters ?? []))),
        sorters: withTieBreaker(sorters ?? []),
        pagination: { ...pagination, pageSize: Math.min(pagination?.pageSize ?? pageSizeDefault, pageSizeMax) },
        meta: { ...meta, fields: [...rowFields(kind)] },
      }),
    one: (id) => callContract(client, getSubmissionDetail, { params: { kind, id } }),
    update: (id, values) =>
      // `useStep` gives it
      callContract(client, transitionSubmission, { params: { kind, id }, body: values as Transition }),
  };
}

/** Rows of equal value would else change places between pages. */
export function withTieBreaker(sorters: readonly CrudSort[]): CrudSort[] {
  return [...sorters, { field: 'id', order: 'desc' }];
}
