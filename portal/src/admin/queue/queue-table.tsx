import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { adminPath } from '../data/queue-address';
import { useCoordinators } from '../data/use-coordinators';
import type { QueueRow } from '../values/row-line';
import type { Marks } from '../bulk/use-marks';
import { markColumn } from './mark-box';
import { queueColumns } from './queue-columns';
import styles from './queue-table.module.css';
import type { QueueView } from './use-queue';

/** Below it the table is pushed sideways within its frame. */
const tableMinWidth = '54rem';
const columnMinRem = 9;

interface Props {
  view: QueueView;
  marks: Marks;
}

export function QueueTable({ view, marks }: Props): ReactNode {
  const { kind, columns, rows, query, sort, setSort, search, trail } = view;
  const t = useText('admin');
  const lists = useText('lists');
  const { locale } = useLocale();
  const navigate = useNavigate();
  const { nameOf } = useCoordinators();
  const state = { queueSearch: search, trail };
  return (
    <Table<QueueRow>
      className={styles.table}
      size="small"
      rowKey="id"
      columns={[
        markColumn(kind, rows, marks, lists),
        ...queueColumns(kind, columns, { t, lists, locale, sort, state, nameOf }),
      ]}
      dataSource={[...rows]}
      loading={query.isPending}
      // Without rows it stands only while they are awaited.
      locale={{ emptyText: '' }}
      pagination={false}
      tableLayout="fixed"
      scroll={{ x: `max(${tableMinWidth}, ${columns.length * columnMinRem}rem)` }}
      showSorterTooltip={false}
      sortDirections={['ascend', 'descend', 'ascend']}
      onChange={(_pages, _filters, sorter) => {
        if (Array.isArray(sorter) || !sorter.order || sorter.columnKey === undefined) return;
        setSort({ field: String(sorter.columnKey), order: sorter.order === 'ascend' ? 'asc' : 'desc' });
      }}
      // For the mouse; the keyboard has the link in each row.
      onRow={(row) => ({
        onClick: (event) => {
          const isControl = event.target instanceof Element && event.target.closest('a, label, input');
          if (!isControl && window.getSelection()?.isCollapsed !== false)
            void navigate(adminPath(locale, kind, row.id), { state });
        },
      })}
    />
  );
}
