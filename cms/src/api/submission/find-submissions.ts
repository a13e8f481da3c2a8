import type { QueueCondition, QueueConditions } from '@scholars/contract/queues/queue-conditions';
import type { QueueQuery } from '@scholars/contract/queues/queue-query';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { contentTypeOf } from './content-type-of.js';

/** A row of a queue as Strapi's REST gives it. */
export type SubmissionRow = { id: number; documentId: string } & Record<string, unknown>;

/** The rows that a query asks for, and how many meet its conditions on all its pages: two statements, however many rows there are. */
export async function findSubmissions(
  kind: SubmissionKind,
  { where, sort, fields, start, limit }: QueueQuery,
): Promise<{ rows: SubmissionRow[]; total: number }> {
  const documents = strapi.documents(contentTypeOf(kind).uid);
  const filters = strapiFilters(where) as never; // judged by the kind's description
  const [rows, total] = await Promise.all([
    documents.findMany({
      filters,
      sort: sort.map(({ field, order }) => `${field}:${order}`) as never, // as `filters`
      fields: [...fields] as never, // as `filters`
      start,
      limit,
    }),
    documents.count({ filters }),
  ]);
  return { rows: rows as SubmissionRow[], total }; // the fields that were asked for
}

/** One row by its document's id. */
export async function findSubmission(
  kind: SubmissionKind,
  documentId: string,
  fields: readonly string[],
): Promise<SubmissionRow | null> {
  const row = await strapi.documents(contentTypeOf(kind).uid).findOne({ documentId, fields: [...fields] as never }); // judged
  return row as SubmissionRow | null; // the fields that were asked for
}

/** Conditions as Strapi's filters, for its documents and for its queries. */
function strapiFilters(conditions: QueueConditions): { $and: object[] } {
  return {
    $and: conditions.map((condition) =>
      'field' in condition ? filterOf(condition) : { $or: condition.map(filterOf) },
    ),
  };
}

function filterOf({ field, operator, value }: QueueCondition): object {
  return { [field]: { [`$${operator}`]: value } };
}
