import { fieldsOfLine } from '@scholars/contract/queues/kind-description';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { Fragment, type ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { rowLine, type QueueRow } from '../values/row-line';
import styles from './row-summary.module.css';

/**
 * What tells a row from its neighbours beside its title, on one line: the institution, the days and place of a journey,
 * the sender.
 */
export function RowSummary({ kind, row }: { kind: SubmissionKind; row: QueueRow }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const parts = describedKind(kind)
    .summary.map((line) => ({ line, text: rowLine(kind, row, line, t, locale) }))
    .filter(({ text }) => text !== '');
  return (
    <span className={styles.summary}>
      {parts.map(({ line, text }, i) => (
        <Fragment key={fieldsOfLine(line)[0]}>
          {i > 0 && <span aria-hidden="true">·</span>}
          <span className={styles.part} dir={typeof line !== 'string' && 'from' in line ? undefined : 'auto'}>
            {text}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
