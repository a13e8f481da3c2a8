import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import type { Queue, QueueRow } from '../queues';
import { rowLine } from '../values/row-line';
import styles from './row-summary.module.css';

/** What tells a row from its neighbours beside its title, on one line: the institution, the days and place of a journey, the sender. */
export function RowSummary({ queue, row }: { queue: Queue; row: QueueRow }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const parts = queue.summary
    .map((line) => ({ line, text: rowLine(row, line, t, locale) }))
    .filter(({ text }) => text !== '');
  return (
    <span className={styles.summary}>
      {parts.map(({ line, text }) => (
        <span key={line} className={styles.part} dir={line === 'journey' ? undefined : 'auto'}>
          {text}
        </span>
      ))}
    </span>
  );
}
