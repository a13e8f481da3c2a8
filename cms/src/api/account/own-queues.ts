import { isSubmissionKind, kindNames, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';

/**
 * The queues that staff have chosen for a coordinator, as the account's column holds them.
 *
 * @param stored JSON, which SQLite gives as text
 * @returns null for all of them: nothing was chosen. What names no queue opens none.
 */
export function chosenQueues(stored: unknown): readonly SubmissionKind[] | null {
  const value: unknown = typeof stored === 'string' && stored !== '' ? parse(stored) : stored;
  if (value === null || value === undefined || value === '') return null;
  if (!Array.isArray(value)) return [];
  return value.length === 0 ? null : value.filter((name) => typeof name === 'string').filter(isSubmissionKind);
}

/** All of them where none are chosen. */
export function queuesOf({ queues }: { queues: readonly SubmissionKind[] | null }): readonly SubmissionKind[] {
  return queues ?? kindNames;
}

/** Text that is no JSON names no queue. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
