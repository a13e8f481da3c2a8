import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { statusesOf } from '@scholars/contract/submission-status';
import type { ReactNode } from 'react';
import { formatNumber } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { totalOf, type StatusCounts } from '../data/use-counts';
import { StatusDot } from '../status/status-tag';
import { statusLabel } from '../status/status-label';
import styles from '~/ui/tabs.module.css';

interface Props {
  kind: SubmissionKind;
  counts: StatusCounts | undefined;
  chosen: readonly string[];
  onChoose: (statuses: string[]) => void;
}

/** One press shows one status; "All" shows every one. The numbers are of the whole queue. */
export function StatusTabs({ kind, counts, chosen, onChoose }: Props): ReactNode {
  const t = useText('admin');
  return (
    <div role="group" aria-label={t('queue.statuses')} className={styles.tabs}>
      <Tab
        label={t('queue.all')}
        count={counts && totalOf(counts)}
        isChosen={chosen.length === 0}
        onPress={() => onChoose([])}
      />
      {statusesOf(kind).map((status) => (
        <Tab
          key={status}
          status={status}
          label={statusLabel(t, status)}
          count={counts && (counts[status] ?? 0)}
          isChosen={chosen.includes(status)}
          onPress={() => onChoose([status])}
        />
      ))}
    </div>
  );
}

interface TabProps {
  label: string;
  status?: string;
  count: number | undefined;
  isChosen: boolean;
  onPress: () => void;
}

function Tab({ label, status, count, isChosen, onPress }: TabProps): ReactNode {
  const { locale } = useLocale();
  return (
    <button type="button" className={styles.tab} aria-pressed={isChosen} onClick={onPress}>
      {status && <StatusDot status={status} />}
      {label}
      {count !== undefined && <span className={styles.count}>{formatNumber(count, locale)}</span>}
    </button>
  );
}
