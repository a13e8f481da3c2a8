import { defaultColumns, offeredColumns, titleColumn } from '@scholars/contract/queues/queue-columns';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { AdminIcon } from '../parts/admin-icon';
import { ColumnChooser } from '../parts/column-chooser';
import { columnHeading } from './column-heading';
import { ExportMenu } from './export-menu';
import styles from './queue-tools.module.css';
import type { QueueView } from './use-queue';

/** What can be done with the list as it is narrowed: its columns where it has some, its file, reading it anew. */
export function QueueTools({ view, hasColumns }: { view: QueueView; hasColumns: boolean }): ReactNode {
  const t = useText('admin');
  const lists = useText('lists');
  const { kind, columns, setColumns, query } = view;
  return (
    <div className={styles.tools} data-print="no">
      {hasColumns && (
        <ColumnChooser
          columns={columns}
          offered={offeredColumns(kind)}
          usual={defaultColumns(kind)}
          fixed={titleColumn(kind)}
          headingOf={(name) => columnHeading(kind, name, t, lists)}
          onChoose={setColumns}
        />
      )}
      <ExportMenu view={view} />
      <Button
        type="text"
        aria-label={t('queue.refresh')}
        title={t('queue.refresh')}
        loading={query.isFetching && !query.isPending}
        icon={<AdminIcon name="refresh" />}
        onClick={() => void query.refetch()}
      />
    </div>
  );
}
