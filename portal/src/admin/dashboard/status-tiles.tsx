import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { statusesOf } from '@scholars/contract/submission-status';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { queueAddress } from '../data/queue-address';
import type { StatusCounts } from '../data/use-counts';
import { StatusDot } from '../status/status-tag';
import { statusLabel } from '../status/status-label';
import styles from './dashboard.module.css';

/** A tile per status, in the order of the flow; each leads to the rows behind its number. */
export function StatusTiles({ kind, counts }: { kind: SubmissionKind; counts: StatusCounts }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  return (
    <ul role="list" className={styles.tiles} aria-label={t('dashboard.byStatus', { queue: t(`kind.${kind}`) })}>
      {statusesOf(kind).map((status) => {
        const count = counts[status] ?? 0;
        return (
          <li key={status}>
            <Link
              className={styles.tile}
              data-empty={count === 0}
              to={queueAddress(locale, kind, { statuses: [status] })}
            >
              <span className={styles.number}>{formatNumber(count, locale)}</span>
              <span className={styles.label}>
                <StatusDot status={status} />
                {statusLabel(t, status)}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
