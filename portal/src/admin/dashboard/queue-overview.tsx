import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { queueAddress } from '../data/queue-address';
import { CallProblem } from '../parts/call-problem';
import { totalOf, useCounts } from '../data/use-counts';
import { Waiting } from '../parts/waiting';
import styles from './dashboard.module.css';
import { StatusTiles } from './status-tiles';
import { WaitingList } from './waiting-list';

/** A queue at a glance: how many have each status, and the newest that nobody has looked at. */
export function QueueOverview({ kind }: { kind: SubmissionKind }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const { counts, query } = useCounts(kind);
  const heading = useId();
  return (
    <section className={styles.queue} aria-labelledby={heading}>
      <div className={styles.queueHead}>
        <h2 id={heading} className={styles.queueTitle}>
          {t(`kind.${kind}`)}
        </h2>
        {counts && <Link to={queueAddress(locale, kind)}>{t('dashboard.all', { count: totalOf(counts) })}</Link>}
      </div>
      {counts && <StatusTiles kind={kind} counts={counts} />}
      {!counts &&
        (query.isError ? <CallProblem failure={query.error} onRetry={() => void query.refetch()} /> : <Waiting />)}
      <WaitingList kind={kind} waiting={counts?.new ?? 0} />
    </section>
  );
}
