import type { Locale } from '@scholars/contract/locale';
import type { Text } from '~/i18n/text';
import type { QueueRow, RowLine } from '../queues';
import { countryName } from './country-name';
import { organizationTypeName } from './choice-name';
import { writtenTag } from './written-tag';

/** A line of a row as it is read, in the page's language; '' where the row has none. */
export function rowLine(row: QueueRow, line: RowLine, t: Text, locale: Locale): string {
  switch (line) {
    case 'journey':
      return journeyDays(row, locale);
    case 'currentLocation':
    case 'country':
      return countryName(row[line], locale);
    case 'type':
      return organizationTypeName(row.type, t);
    default:
      return row[line] ?? '';
  }
}

/** First and last day of a journey, what they share written once: `5–11 Jan 2027`. */
function journeyDays({ preferredDepartureDate: from, preferredReturnDate: to }: QueueRow, locale: Locale): string {
  if (!from) return '';
  // Days without a time are the same day everywhere.
  const format = new Intl.DateTimeFormat(writtenTag[locale], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(from), new Date(to || from));
}
