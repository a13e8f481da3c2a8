import { useList, type HttpError } from '@refinedev/core';
import { noFilters, writeQueueFilters } from '@scholars/contract/queues/queue-filters';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { firstStatus } from '@scholars/contract/submission-status';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { adminPath, queueAddress } from '../data/queue-address';
import { useQueueNews } from '../data/use-queue-news';
import type { QueueRow } from '../values/row-line';
import { CallProblem } from '../parts/call-problem';
import { formatAge } from '../values/written-values';
import { RowSummary } from '../queue/row-summary';
import { Waiting } from '../parts/waiting';
import styles from './dashboard.module.css';

const shownRows = 5;

/** The newest submissions that nobody has looked at yet. */
export function WaitingList({ kind, waiting }: { kind: SubmissionKind; waiting: number }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const { result, query } = useList<QueueRow, HttpError>({
    resource: kind,
    filters: writeQueueFilters({ ...noFilters(kind), statuses: [firstStatus(kind)] }),
    sorters: [{ field: 'createdAt', order: 'desc' }],
    pagination: { pageSize: shownRows },
    errorNotification: false,
  });
  useQueueNews(kind, () => void query.refetch());
  return (
    <>
      <h3 className={styles.waitingTitle}>{t('dashboard.waiting')}</h3>
      {query.isPending && <Waiting />}
      {query.isError && <CallProblem failure={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && result.data.length === 0 && <p className={styles.nothing}>{t('dashboard.nothingWaiting')}</p>}
      <ul role="list" className={styles.waiting}>
        {result.data.map((row) => (
          <li key={row.id}>
            <Link className={styles.row} to={adminPath(locale, kind, row.id)}>
              <span className={styles.who}>
                <span className={styles.rowName} dir="auto">
                  {row[describedKind(kind).titleField]}
                </span>
                <span className={styles.rowAbout}>
                  <RowSummary kind={kind} row={row} />
                </span>
              </span>
              <time className={styles.age} dateTime={row.createdAt} title={formatDateTime(row.createdAt, locale)}>
                {formatAge(row.createdAt, locale)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
      {waiting > shownRows && (
        <Link className={styles.more} to={queueAddress(locale, kind, { statuses: [firstStatus(kind)] })}>
          {t('dashboard.allWaiting', { count: waiting })}
        </Link>
      )}
    </>
  );
}
