import type { Locale } from '@scholars/contract/locale';
import { noFilters, writeQueueFilters, type QueueFilters } from '@scholars/contract/queues/queue-filters';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';

export function adminPath(locale: Locale, ...segments: string[]): string {
  return ['', locale, 'admin', ...segments.map(encodeURIComponent)].join('/');
}

/** A link to a queue, narrowed; written as Refine reads it back (syncWithLocation). */
export function queueAddress(locale: Locale, kind: SubmissionKind, narrowed: Partial<QueueFilters> = {}): string {
  const filters = writeQueueFilters({ ...noFilters(kind), ...narrowed });
  const params = filters.flatMap(({ field, operator, value }, index) => {
    const values = Array.isArray(value) ? value.map((each, n) => [`[value][${n}]`, each]) : [['[value]', value]];
    return [['[field]', field], ['[operator]', operator], ...values].map(([name, text]) => [
      `filters[${index}]${name}`,
      text,
    ]);
  });
  const query = params.map(([name, text]) => `${name}=${encodeURIComponent(text ?? '')}`).join('&');
  return `${adminPath(locale, kind)}${query === '' ? '' : `?${query}`}`;
}
