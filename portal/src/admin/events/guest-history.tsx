import { fillPath } from '@scholars/contract/endpoint';
import { listGuestHistory, type GuestHistoryEntry } from '@scholars/contract/event-guests';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import { formatDateTime } from '@scholars/contract/format';
import { useState, type ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { useCall } from '../data/use-call';
import { CallProblem } from '../parts/call-problem';
import { Waiting } from '../parts/waiting';
import styles from './guest-work.module.css';

/** What was done with an invitation, read when it is opened. */
export function GuestHistory({ id }: { id: string }): ReactNode {
  const t = useText('guests');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.history} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('history.title')}</summary>
      {isOpen && <Lines id={id} />}
    </details>
  );
}

function Lines({ id }: { id: string }): ReactNode {
  const t = useText('guests');
  const { locale } = useLocale();
  const { found, query } = useCall<GuestHistoryEntry[]>(fillPath(listGuestHistory.path, { slug: gatheringSlug, id }));
  if (query.isError) return <CallProblem failure={query.error} onRetry={() => void query.refetch()} />;
  if (!found) return <Waiting rows={2} />;
  if (found.length === 0) return <p>{t('history.none')}</p>;
  return (
    <ol className={styles.lines}>
      {found.map((line) => (
        <li key={line.id}>
          {t(`history.${line.step}`)} <bdi className={styles.hint}>{line.actor || t('history.guest')}</bdi>{' '}
          <time dateTime={line.at} className={styles.hint}>
            {formatDateTime(line.at, locale)}
          </time>
          {line.reason !== '' && (
            <>
              {' '}
              <q dir="auto">{line.reason}</q>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
