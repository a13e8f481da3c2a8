import type { BaseRecord, CrudSort, DataProvider } from '@refinedev/core';
import { fillPath } from '@scholars/contract/endpoint';
import { pageSizeMax } from '@scholars/contract/limits';
import { getSubmissionDetail, transitionSubmission, type SubmissionDetail } from '@scholars/contract/submissions';
import type { SubmissionKind } from '@scholars/contract/submission-status';
import { queueOf } from '../queues';
import type { BackOfficeClient } from './back-office-client';
import { readQueueFilters, toStrapiFilters } from './queue-filters';
import { strapi5Provider } from './strapi5-provider';

export const backOfficeUrl = '/api/backoffice';

/** What `update` takes: one step along the allowed edges, naming the version that was seen. */
export interface Transition {
  to: string;
  reason: string;
  version: number;
}

/**
 * Queues come from Strapi's own lists; one submission and its steps from the contract's calls.
 * Submissions are made by the public forms and never deleted here, so those two calls stay refused.
 */
export function submissionProvider(client: BackOfficeClient): DataProvider {
  const strapi = strapi5Provider(backOfficeUrl, client);
  const data = async (call: Promise<{ data: unknown }>) => ({ data: dataOf((await call).data) as never }); // the contract's shape for that path
  return {
    ...strapi,
    getList: ({ resource, filters, sorters, pagination, meta }) => {
      const queue = queueOf(resource as SubmissionKind); // resources are named by kind
      return strapi.getList<never>({
        resource,
        filters: toStrapiFilters(queue, readQueueFilters(queue, filters ?? [])),
        sorters: withTieBreaker(sorters ?? []),
        pagination: { ...pagination, pageSize: Math.min(pagination?.pageSize ?? 20, pageSizeMax) },
        meta: { ...meta, fields: [...queue.rowFields] },
      });
    },
    getOne: ({ resource, id }) =>
      data(client.get(fillPath(getSubmissionDetail.path, { kind: resource, id: String(id) }))),
    update: ({ resource, id, variables }) =>
      data(client.post(fillPath(transitionSubmission.path, { kind: resource, id: String(id) }), variables)),
    create: refused,
    deleteOne: refused,
    custom: ({ url }) => data(client.get(url)),
  };
}

/** Reads one submission past the caches; for the audit log and after a conflict. */
export async function readSubmission(client: BackOfficeClient, kind: string, id: string): Promise<SubmissionDetail> {
  const { data } = await client.get(fillPath(getSubmissionDetail.path, { kind, id }));
  return dataOf(data) as SubmissionDetail; // the contract's shape for that path
}

/** Rows of equal value would else change places between pages. */
export function withTieBreaker(sorters: readonly CrudSort[]): CrudSort[] {
  return [...sorters, { field: 'id', order: 'desc' }];
}

function dataOf(envelope: unknown): unknown {
  return typeof envelope === 'object' && envelope !== null && 'data' in envelope ? envelope.data : undefined;
}

async function refused(): Promise<{ data: never & BaseRecord }> {
  throw new Error('Submissions are neither made nor deleted in the back office');
}
