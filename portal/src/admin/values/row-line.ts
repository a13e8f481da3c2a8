import { formatDays } from '@scholars/contract/format-days';
import type { Locale } from '@scholars/contract/locale';
import { countryName } from '@scholars/contract/reference/countries';
import type { RowLine } from '@scholars/contract/queues/kind-description';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { Text } from '~/i18n/text';
import { choiceName } from './written-values';

/**
 * A row of a queue as Strapi's list gives it, with `id` already the document id; beside these the fields that its queue
 * shows.
 */
export interface QueueRow {
  id: string;
  reference: string;
  status: string;
  createdAt: string;
  [field: string]: string | undefined;
}

/** Whether who looks at a row has sent it themselves: a colleague decides it. */
export const isOwn = (row: QueueRow): boolean => Boolean(row.isOwn);

/** A line of a row as it is read, in the page's language; '' where the row has none. */
export function rowLine(kind: SubmissionKind, row: QueueRow, line: RowLine, t: Text<'admin'>, locale: Locale): string {
  if (typeof line !== 'string')
    return 'from' in line
      ? daysBetween(row[line.from], row[line.to], locale)
      : row[line[locale]] || (row[line.en] ?? '');
  const value = row[line] ?? '';
  const format = describedKind(kind).fields[line];
  if (typeof format === 'object') return choiceName(format, value, t);
  return format === 'country' ? countryName(value, locale) : value;
}

/** First and last day, what they share written once: `5–11 Jan 2027`. */
function daysBetween(from: string | undefined, to: string | undefined, locale: Locale): string {
  if (!from) return '';
  return formatDays(from, to || from, locale, 'short');
}
