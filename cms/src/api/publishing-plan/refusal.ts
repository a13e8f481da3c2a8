import { isDatabaseAway } from '../../platform/database/is-database-away.js';
import { isOutOfSpace } from '../../platform/storage/out-of-space.js';

/** Why an entry could not be published, as staff are shown it. */
export interface Refusal {
  /** Attributes that are missing or not as they must be. */
  fields: string[];
  /** What was said where it is about no attribute, in the words of whoever refused; '' for a fault of ours. */
  message: string;
}

/** Nothing is wrong with the entry: it is tried again the next time. */
export function isPassing(error: unknown): boolean {
  return isDatabaseAway(error) || isOutOfSpace(error);
}

export function refusalOf(error: unknown): Refusal {
  const fields = [
    ...new Set(problemsOf(error).flatMap(({ path }) => (path[0] === undefined ? [] : [String(path[0])]))),
  ];
  return { fields, message: fields.length === 0 && isMeant(error) ? error.message : '' };
}

/** What Strapi says to staff; other errors may hold anything. */
function isMeant(error: unknown): error is Error {
  return error instanceof Error && ['ValidationError', 'YupValidationError', 'ApplicationError'].includes(error.name);
}

function problemsOf(error: unknown): { path: (string | number)[] }[] {
  if (!isMeant(error) || !('details' in error)) return [];
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('errors' in details)) return [];
  return Array.isArray(details.errors) ? details.errors.filter(hasPath) : [];
}

const hasPath = (problem: unknown): problem is { path: (string | number)[] } =>
  typeof problem === 'object' && problem !== null && 'path' in problem && Array.isArray(problem.path);
