import { fillPath } from '@scholars/contract/endpoint';
import { formatNumber } from '@scholars/contract/format';
import { getQueueBreakdown, type QueueBreakdown } from '@scholars/contract/queue-work';
import { nobody, type QueueFilters } from '@scholars/contract/queues/queue-filters';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { waitingStatuses } from '@scholars/contract/submission-status';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { queueAddress } from '../data/queue-address';
import { useCall } from '../data/use-call';
import { useCoordinators } from '../data/use-coordinators';
import { useQueueNews } from '../data/use-queue-news';
import styles from './waiting-links.module.css';

/** What waits for a decision, by age and by who has taken it on; each number leads to its rows. */
export function WaitingLinks({ kind }: { kind: SubmissionKind }): ReactNode {
  const t = useText('lists');
  const { coordinators, me } = useCoordinators();
  const { found, query } = useCall<QueueBreakdown>(fillPath(getQueueBreakdown.path, { kind }));
  useQueueNews(kind, () => void query.refetch());
  if (!found) return null;
  const { ages, assignees } = found;
  const countOf = (id: string | null) => assignees.find((one) => one.id === id)?.count ?? 0;
  const others = coordinators.filter(({ id }) => id !== me?.id && countOf(id) > 0);
  return (
    <div className={styles.waiting} data-print="no">
      <Numbers title={t('waiting.byAge')}>
        {ages.map(({ age, from, to, count }) => (
          <Number key={age} kind={kind} narrowed={{ from, to }} label={t(`waiting.age.${age}`)} count={count} />
        ))}
      </Numbers>
      <Numbers title={t('waiting.byAssignee')}>
        {me && <Number kind={kind} narrowed={{ assignee: me.id }} label={t('waiting.mine')} count={countOf(me.id)} />}
        <Number kind={kind} narrowed={{ assignee: nobody }} label={t('waiting.unassigned')} count={countOf(null)} />
        {others.map(({ id, name }) => (
          <Number key={id} kind={kind} narrowed={{ assignee: id }} label={name} count={countOf(id)} />
        ))}
      </Numbers>
    </div>
  );
}

function Numbers({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <div className={styles.group}>
      <span id={id}>{title}</span>
      <ul role="list" aria-labelledby={id} className={styles.links}>
        {children}
      </ul>
    </div>
  );
}

interface NumberProps {
  kind: SubmissionKind;
  narrowed: Partial<QueueFilters>;
  label: string;
  count: number;
}

function Number({ kind, narrowed, label, count }: NumberProps): ReactNode {
  const { locale } = useLocale();
  return (
    <li>
      <Link
        className={styles.link}
        to={queueAddress(locale, kind, { statuses: waitingStatuses(kind), ...narrowed })}
        data-none={count === 0 || undefined}
      >
        <bdi>{label}</bdi> <span className={styles.count}>{formatNumber(count, locale)}</span>
      </Link>
    </li>
  );
}
