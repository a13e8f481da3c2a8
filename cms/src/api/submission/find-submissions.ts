import type { QueueCondition, QueueConditions } from '@scholars/contract/queues/queue-conditions';
import type { QueueQuery } from '@scholars/contract/queues/queue-query';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { contentTypeOf } from './content-type-of.js';

/** A row of a queue as Strapi's REST gives it. */
export type SubmissionRow = { id: number | string; documentId: string } & Record<string, unknown>;

/**
 * The rows that a query asks for, and how many meet its conditions on all its pages: two statements, however many rows
 * there are.
 */
export async function findSubmissions(
  kind: SubmissionKind,
  query: QueueQuery,
): Promise<{ rows: SubmissionRow[]; total: number }> {
  const [rows, total] = await Promise.all([
    readSubmissions(kind, query),
    documentsOf(kind).count({ filters: strapiFilters(query.where) }),
  ]);
  return { rows, total };
}

/** The rows alone. One statement. */
export async function readSubmissions(
  kind: SubmissionKind,
  { where, sort, fields, start, limit }: QueueQuery,
): Promise<SubmissionRow[]> {
  return documentsOf(kind).findMany({
    filters: strapiFilters(where),
    sort: sort.map(({ field, order }) => `${field}:${order}`),
    fields: [...fields],
    start,
    limit,
  });
}

/** One row by its document's id. */
export async function findSubmission(
  kind: SubmissionKind,
  documentId: string,
  fields: readonly string[],
): Promise<SubmissionRow | null> {
  return documentsOf(kind).findOne({ documentId, fields: [...fields] });
}

interface Asked {
  filters?: object;
  sort?: string[];
  fields?: string[];
  start?: number;
  limit?: number;
}

/** Strapi's documents, without its types of conditions and fields: these were judged by the kind's description. */
interface Documents {
  findMany(asked: Asked): Promise<SubmissionRow[]>;
  findOne(asked: { documentId: string; fields: string[] }): Promise<SubmissionRow | null>;
  count(asked: Asked): Promise<number>;
}

function documentsOf(kind: SubmissionKind): Documents {
  return strapi.documents(contentTypeOf(kind).uid);
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
  return { [field]: { [`$${operator}`]: operator === 'null' ? true : value } };
}
