import { describedKind } from '@scholars/contract/queues/submission-kinds';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { adminPath } from '../data/queue-address';
import { useCoordinators } from '../data/use-coordinators';
import { StatusTag } from '../status/status-tag';
import { formatAge } from '../values/written-values';
import type { Marks } from '../bulk/use-marks';
import { MarkBox } from './mark-box';
import { Waiting } from '../parts/waiting';
import styles from './queue-cards.module.css';
import { RowSummary } from './row-summary';
import type { QueueView } from './use-queue';

/** The rows of a queue where a table would have to be pushed sideways. */
export function QueueCards({ view, marks }: { view: QueueView; marks: Marks }): ReactNode {
  const { kind, rows, query, search, trail } = view;
  const { locale } = useLocale();
  const { nameOf } = useCoordinators();
  if (query.isPending) return <Waiting />;
  return (
    <ul role="list" className={styles.cards}>
      {rows.map((row) => (
        <li key={row.id} className={styles.item}>
          <MarkBox kind={kind} row={row} marks={marks} />
          <Link
            className={styles.card}
            to={adminPath(locale, kind, row.id)}
            state={{ queueSearch: search, trail }}
            data-row-link={row.id}
          >
            <span className={styles.line}>
              <bdi className={styles.name}>{row[describedKind(kind).titleField]}</bdi>
              <StatusTag status={row.status} />
            </span>
            <RowSummary kind={kind} row={row} />
            <span className={styles.line}>
              <span className={styles.reference} dir="ltr">
                {row.reference}
              </span>
              {nameOf(row.assignee) && <bdi>{nameOf(row.assignee)}</bdi>}
              <time dateTime={row.createdAt} title={formatDateTime(row.createdAt, locale)}>
                {formatAge(row.createdAt, locale)}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
