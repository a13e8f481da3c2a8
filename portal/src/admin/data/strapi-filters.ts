import type { CrudFilter, LogicalFilter } from '@refinedev/core';
import type { QueueCondition, QueueConditions, QueueOperator } from '@scholars/contract/queues/queue-conditions';

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
export function strapiFilters(conditions: QueueConditions): CrudFilter[] {
  return conditions.map((condition) =>
    'field' in condition ? filterOf(condition) : { operator: 'or', value: condition.map(filterOf) },
  );
}

function filterOf({ field, operator, value }: QueueCondition): LogicalFilter {
  return { field, operator: operators[operator], value };
}
