import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { Grid } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { BulkBar } from '../bulk/bulk-bar';
import { BulkResult } from '../bulk/bulk-result';
import { useBulk } from '../bulk/use-bulk';
import { useMarks } from '../bulk/use-marks';
import { useRowKeys } from '../keys/use-row-keys';
import { CallProblem } from '../parts/call-problem';
import pageStyles from '../parts/page.module.css';
import { useCounts } from '../data/use-counts';
import { usePageTitle } from '../parts/use-page-title';
import { SavedViews } from '../views/saved-views';
import { ArrivedRows } from './arrived-rows';
import { QueueCards } from './queue-cards';
import { QueueEmpty } from './queue-empty';
import { QueueFilterBar } from './queue-filter-bar';
import styles from './queue-page.module.css';
import { QueuePagination } from './queue-pagination';
import { QueueTable } from './queue-table';
import { QueueTools } from './queue-tools';
import { StatusTabs } from './status-tabs';
import { useQueue } from './use-queue';
import { useWayBack } from '../frame/use-way-back';
import { WaitingLinks } from './waiting-links';

interface Props {
  kind: SubmissionKind;
  /** Whether it has just been come to, from another page. */
  isArrival: boolean;
}

/**
 * A queue: its statuses with their counts, what narrows it, and its rows as a table or, in a narrow window, as cards.
 */
export function QueuePage({ kind, isArrival }: Props): ReactNode {
  const t = useText('admin');
  const view = useQueue(kind);
  const { counts } = useCounts(kind);
  const { lg: isWide } = Grid.useBreakpoint();
  const { query, rows, total } = view;
  const marks = useMarks(kind, rows);
  // What succeeded is done with; what was left stays marked.
  const bulk = useBulk(kind, ({ results }) =>
    marks.mark(
      results.flatMap(({ row, result }) => (result.outcome === 'done' ? [row] : [])),
      false,
    ),
  );
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list, (id) =>
    marks.mark(
      rows.filter((row) => row.id === id),
      !marks.has(id),
    ),
  );
  const isLaidOut = isWide !== undefined;
  useWayBack(
    list,
    { resource: kind, search: view.search, ids: view.trail.ids, isFetching: query.isFetching },
    isArrival && isLaidOut,
  );
  usePageTitle(t(`kind.${kind}`));

  return (
    <>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.title}>{t(`kind.${kind}`)}</h1>
        <p className={pageStyles.lead} role="status">
          {query.data && t(`counted.${kind}`, { count: total })}
        </p>
      </div>
      <div className={styles.above}>
        <SavedViews queue={kind} />
        {isWide && <QueueTools view={view} hasColumns />}
      </div>
      <WaitingLinks kind={kind} />
      <StatusTabs
        kind={kind}
        counts={counts}
        chosen={view.narrowed.statuses}
        onChoose={(statuses) => view.narrow({ statuses })}
      />
      <QueueFilterBar view={view} hasSort={!isWide} tools={!isWide && <QueueTools view={view} hasColumns={false} />} />
      {/* It has the focus once what stands around the rows is done with. */}
      <div ref={list} role="group" aria-label={t(`kind.${kind}`)} tabIndex={-1} className={styles.list}>
        <BulkResult kind={kind} bulk={bulk} />
        <BulkBar kind={kind} marks={marks} bulk={bulk} narrowed={view.narrowed} total={total} />
        {query.isError && <CallProblem failure={query.error} onRetry={() => void query.refetch()} />}
        {query.isSuccess && rows.length === 0 && !view.isPastEnd && <QueueEmpty view={view} />}
        <ArrivedRows kind={kind} count={view.arrived} onShow={() => void view.showArrived()} />
        {(query.isPending || rows.length > 0) &&
          (isWide ? <QueueTable view={view} marks={marks} /> : <QueueCards view={view} marks={marks} />)}
      </div>
      {total > 0 && <QueuePagination view={view} />}
    </>
  );
}
