import { parseDateOnly } from '../dates.js';
import { shortTextMaxLength } from '../limits.js';
import { isInstant } from '../zoned-instant.js';
import type { Comparison } from './queue-fields.js';

/** Strapi's names, which stand in the address with a `$` before them. */
export type QueueOperator = 'eq' | 'in' | 'containsi' | 'startsWith' | 'gte' | 'lte' | 'null';

export interface QueueCondition {
  field: string;
  operator: QueueOperator;
  value: string | readonly string[];
}

/** Each of these holds for a row; of a list of conditions at least one. */
export type QueueConditions = readonly (QueueCondition | readonly QueueCondition[])[];

const operatorsOf: Record<Comparison, readonly QueueOperator[]> = {
  id: ['in'],
  text: ['eq', 'in', 'containsi', 'startsWith'],
  words: ['containsi'],
  choice: ['eq', 'in'],
  day: ['eq', 'gte', 'lte'],
  instant: ['eq', 'gte', 'lte'],
  person: ['eq', 'null'],
};

export function isOperatorOf(compared: Comparison, name: string): name is QueueOperator {
  return operatorsOf[compared].some((operator) => operator === name);
}

/** Whether a value may be compared with a field's. */
export function isValueOf(compared: Comparison, value: unknown, oneOf: readonly string[] = []): value is string {
  if (typeof value !== 'string') return false;
  switch (compared) {
    case 'choice':
      return oneOf.includes(value);
    case 'day':
      return parseDateOnly(value) === value;
    case 'instant':
      return isInstant(value);
    // A coordinator's id, or `true` for nobody.
    case 'id':
    case 'person':
      return /^[\w-]{1,40}$/.test(value);
    case 'text':
    case 'words':
      return value.length <= shortTextMaxLength;
  }
}
