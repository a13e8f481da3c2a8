import type { LogicalFilter } from '@refinedev/core';
import type { QueueCondition, QueueOperator } from '@scholars/contract/queues/queue-conditions';

/** Refine's names, which its provider for Strapi writes as these. */
const operators: Record<QueueOperator, LogicalFilter['operator']> = {
  eq: 'eq',
  in: 'in',
  containsi: 'contains',
  startsWith: 'startswith',
  gte: 'gte',
  lte: 'lte',
  null: 'null',
};

/** The conditions of a queue as Refine's filters. */
export function strapiFilters(conditions: readonly QueueCondition[]): LogicalFilter[] {
  return conditions.map(({ field, operator, value }) => ({ field, operator: operators[operator], value }));
}
