import type { Locale } from '@scholars/contract/locale';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import type { QueueRow } from '../queues';
import styles from './row-summary.module.css';
import { writtenTag } from './written-tag';

/** What tells a row from its neighbours beside the name, on one line: the institution, or the days and place of the journey. */
export function RowSummary({ row }: { row: QueueRow }): ReactNode {
  const { locale } = useLocale();
  const place = row.preferredDepartureDate ? row.preferredAirport : row.currentInstitution;
  return (
    <span className={styles.summary}>
      {row.preferredDepartureDate && <span className={styles.days}>{journeyDays(row, locale)}</span>}
      {place && (
        <span className={styles.place} dir="auto">
          {place}
        </span>
      )}
    </span>
  );
}

/** First and last day of a journey, what they share written once: `5–11 Jan 2027`. */
export function journeyDays({ preferredDepartureDate: from, preferredReturnDate: to }: QueueRow, locale: Locale): string {
  if (!from) return '';
  // Days without a time are the same day everywhere.
  const format = new Intl.DateTimeFormat(writtenTag[locale], { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to || from));
}
